import CofferSandbox
import Testing

@Suite struct SilenceTests {
    @Test func `credentials show no secret in any text form`() async throws {
        try await withVault { world in
            let credentials = world.sandbox.credentials
            var dumped = ""
            dump(credentials, to: &dumped)
            let secrets = [credentials.clientSecret, credentials.secretKey, credentials.publishableKey]
            for text in ["\(credentials)", String(reflecting: credentials), dumped] {
                #expect(secrets.allSatisfy { !text.contains($0) })
            }
        }
    }
}
