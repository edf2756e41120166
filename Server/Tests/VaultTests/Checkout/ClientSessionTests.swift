import CofferCrypto
import CofferVault
import CofferWire
import Testing

@Suite struct ClientSessionTests {
    @Test func `a session is read back as it was made, by its merchant and by its app`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let content = ClientSessionObject.test(capturesCode: true)
            let made = try await test.vault.createClientSession(content, by: test.merchant())
            #expect(made.content == content)
            #expect(made.account?.text == "cus_1")
            #expect(made.createdAt == test.clock.milliseconds)
            #expect(made.expiresAt == test.clock.milliseconds + 24 * 3_600_000)
            for read in [
                try test.vault.clientSession(accessToken: made.accessToken, by: test.merchant()),
                try test.vault.clientSession(of: test.vault.checkoutCaller(accessToken: made.accessToken.utf8)),
            ] {
                #expect(read.id == made.id)
                #expect(read.content == content)
                #expect(read.account == made.account)
                #expect(read.accessToken == made.accessToken)
                #expect((read.createdAt, read.expiresAt) == (made.createdAt, made.expiresAt))
            }
        }
    }

    @Test func `an app is its session's customer, and a session without one has none`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (session, app) = try await test.app()
            #expect(app.session == session.id)
            #expect(app.account?.text == "cus_1")
            #expect(app.tenant == test.credentials.tenant)
            #expect(try await test.app(customer: nil).caller.account == nil)
        }
    }

    @Test func `a session lives for a day, whatever is changed in it`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (session, app) = try await test.app()
            test.clock.milliseconds = session.expiresAt - 1
            let patch = try JSONDocument(text: #"{"amount":5}"#).root
            let changed = try await test.vault.changeClientSession(accessToken: session.accessToken, patch: patch, by: test.merchant())
            #expect(changed.expiresAt == session.expiresAt)
            test.clock.milliseconds = session.expiresAt
            #expect(throws: VaultError.expiredBearer) { try test.vault.checkoutCaller(accessToken: session.accessToken.utf8) }
            #expect(throws: VaultError.expiredBearer) { try test.vault.clientSession(of: app) }
            #expect(throws: VaultError.sessionNotFound) {
                try test.vault.clientSession(accessToken: session.accessToken, by: test.merchant())
            }
            await #expect(throws: VaultError.sessionNotFound) {
                try await test.vault.changeClientSession(accessToken: session.accessToken, patch: patch, by: test.merchant())
            }
            await #expect(throws: VaultError.expiredBearer) { try await test.vault.changeClientSession(by: app) { $0.amount = 6 } }
        }
    }

    struct Patch: Sendable, CustomTestStringConvertible {
        let testDescription: String, json: String, expected: ClientSessionObject
        init(_ name: String, _ json: String, _ change: (inout ClientSessionObject) -> Void) {
            testDescription = name
            self.json = json
            var expected = ClientSessionObject.test()
            change(&expected)
            self.expected = expected
        }
    }

    static let patches = [
        Patch("nothing", "{}") { _ in },
        Patch("a member", #"{"amount":2599}"#) { $0.amount = 2_599 },
        Patch("a cleared member", #"{"orderId":null}"#) { $0.orderId = nil },
        Patch("a nested member beside others", #"{"paymentMethod":{"vaultOnSuccess":true}}"#) { $0.paymentMethod?.vaultOnSuccess = true },
        Patch("another customer", #"{"customerId":"cus_2"}"#) { $0.customerId = "cus_2" },
        Patch("no customer", #"{"customerId":null}"#) { $0.customerId = nil },
    ]

    @Test(arguments: patches) func `a patch merges into the session, for all who ask afterwards`(_ patch: Patch) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (session, _) = try await test.app()
            let changed = try await test.vault.changeClientSession(
                accessToken: session.accessToken, patch: try JSONDocument(text: patch.json).root, by: test.merchant())
            #expect(changed.content == patch.expected)
            #expect(changed.accessToken == session.accessToken)
            #expect(try test.vault.clientSession(accessToken: session.accessToken, by: test.merchant()).content == patch.expected)
            let app = try test.vault.checkoutCaller(accessToken: session.accessToken.utf8)
            #expect(app.account?.text == patch.expected.customerId)
        }
    }

    static let badPatches: [(String, VaultError)] = [
        (#"{"amount":-1}"#, .invalidSession(WireProblem(path: "amount", reason: .outOfRange(minimum: 0, maximum: WireLimits.amountMax)))),
        (#"{"amount":"5"}"#, .invalidSession(WireProblem(path: "amount", reason: .wrongType(expected: .integer)))),
        (
            #"{"paymentMethod":{"options":{"PAYPAL":{"surcharge":{"amount":1}}}}}"#,
            .invalidSession(WireProblem(path: "paymentMethod.options", reason: .unchangeable))
        ),
        (#"[]"#, .invalidSession(WireProblem(path: "", reason: .wrongType(expected: .object)))),
        (#"{"customerId":"a b"}"#, .invalidRequest(field: .accountId)),
        (#"{"customerId":"unknown-account"}"#, .unknownAccount),
        (#"{"metadata":{"note":"4242 4242 4242 4242"}}"#, .cardNumberInSession(path: "metadata")),
    ]

    @Test(arguments: badPatches) func `a bad patch is refused and changes nothing`(_ json: String, _ error: VaultError) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (session, _) = try await test.app()
            let patch = try JSONDocument(text: json).root
            await #expect(throws: error) {
                try await test.vault.changeClientSession(accessToken: session.accessToken, patch: patch, by: test.merchant())
            }
            let read = try test.vault.clientSession(accessToken: session.accessToken, by: test.merchant())
            #expect(read.content == session.content)
        }
    }

    /// A note that makes a session as long as one may be, less so many bytes.
    private static func session(shorterBy spare: Int) throws -> ClientSessionObject {
        var content = ClientSessionObject.test()
        content.metadata = try RawJSON(text: #"{"note":""}"#)
        let room = WireLimits.clientSessionBytesMax - spare - content.jsonBytes.count
        content.metadata = try RawJSON(text: #"{"note":"\#(String(repeating: "x", count: room))"}"#)
        return content
    }

    private static let tooLong = VaultError.invalidSession(
        WireProblem(path: "", reason: .tooLong(maximum: WireLimits.clientSessionBytesMax)))

    @Test func `an app cannot make its session too long to be read again`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let city = CustomerObject(billingAddress: AddressObject(city: "Kyiv"))
            var grown = ClientSessionObject.test()
            let before = grown.jsonBytes.count
            grown.customer = city
            let more = grown.jsonBytes.count - before
            for (spare, fits) in [(more, true), (more - 1, false)] {
                let session = try await test.vault.createClientSession(Self.session(shorterBy: spare), by: test.merchant())
                let app = try test.vault.checkoutCaller(accessToken: session.accessToken.utf8)
                if fits {
                    _ = try await test.vault.changeClientSession(by: app) { $0.customer = city }
                } else {
                    await #expect(throws: Self.tooLong) { try await test.vault.changeClientSession(by: app) { $0.customer = city } }
                }
                #expect(try test.vault.clientSession(of: app).content.customer == (fits ? city : nil))
                #expect(try test.vault.checkoutCaller(accessToken: session.accessToken.utf8).account?.text == "cus_1")
            }
        }
    }

    @Test func `a session that is kept in a longer form than it came in is refused where that is too long`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let fitting = try await test.vault.createClientSession(Self.session(shorterBy: 0), by: test.merchant())
            #expect(fitting.content.jsonBytes.count == WireLimits.clientSessionBytesMax)
            #expect(try test.vault.clientSession(accessToken: fitting.accessToken, by: test.merchant()).content == fitting.content)
            await #expect(throws: Self.tooLong) {
                try await test.vault.createClientSession(Self.session(shorterBy: -1), by: test.merchant())
            }
        }
    }

    @Test func `of a hundred changes at once none is lost`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (session, app) = try await test.app()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<100 {
                    group.addTask {
                        guard number % 2 == 0 else {
                            _ = try await test.vault.changeClientSession(by: app) { $0.amount = ($0.amount ?? 0) + 1 }
                            return
                        }
                        let patch = try JSONDocument(text: #"{"metadata":{"key\#(number)":true}}"#).root
                        _ = try await test.vault.changeClientSession(
                            accessToken: session.accessToken, patch: patch, by: test.merchant())
                    }
                }
                try await group.waitForAll()
            }
            let content = try test.vault.clientSession(of: app).content
            #expect(content.amount == 1_349)
            #expect(try JSONDocument(content.metadata?.bytes ?? []).root.members.count == 50)
        }
    }

    @Test func `an app changes its session, but not whose it is`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (session, app) = try await test.app()
            let changed = try await test.vault.changeClientSession(by: app) {
                $0.customer = CustomerObject(billingAddress: AddressObject(city: "Kyiv"))
            }
            #expect(changed.content.customer?.billingAddress?.city == "Kyiv")
            for customer in ["cus_2", nil] {
                await #expect(throws: VaultError.notPermitted) {
                    try await test.vault.changeClientSession(by: app) { $0.customerId = customer }
                }
            }
            await #expect(throws: VaultError.cardNumberInSession(path: "customer.billingAddress.city")) {
                try await test.vault.changeClientSession(by: app) { $0.customer?.billingAddress?.city = "4111-1111-1111-1111" }
            }
            await #expect(throws: VaultError.noCustomer) {
                try await test.vault.changeClientSession(by: app) { (_) throws(VaultError) in throw .noCustomer }
            }
            let read = try test.vault.clientSession(accessToken: session.accessToken, by: test.merchant())
            #expect(read.content == changed.content)
        }
    }

    @Test func `another tenant's session, a forged and a cut token are answered alike`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let other = try await test.vault.createTenant(name: "Other").tenant
            let (session, _) = try await test.app()
            let patch = try JSONDocument(text: "{}").root
            let cut = String(session.accessToken.dropLast()), forged = "B" + session.accessToken.dropFirst()
            for (token, caller) in [
                (session.accessToken, test.merchant(other)), (cut, test.merchant()), (forged, test.merchant()), ("", test.merchant()),
            ] {
                #expect(throws: VaultError.sessionNotFound) { try test.vault.clientSession(accessToken: token, by: caller) }
                await #expect(throws: VaultError.sessionNotFound) {
                    try await test.vault.changeClientSession(accessToken: token, patch: patch, by: caller)
                }
            }
        }
    }

    @Test func `only a secret key makes, reads and changes sessions`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let (session, _) = try await test.app()
            let patch = try JSONDocument(text: "{}").root
            let publishable = try test.vault.caller(apiKey: SecretBytes(test.credentials.publishableKey))
            for caller in [publishable, test.partner] {
                await #expect(throws: VaultError.notPermitted) { try await test.vault.createClientSession(.test(), by: caller) }
                #expect(throws: VaultError.notPermitted) { try test.vault.clientSession(accessToken: session.accessToken, by: caller) }
                await #expect(throws: VaultError.notPermitted) {
                    try await test.vault.changeClientSession(accessToken: session.accessToken, patch: patch, by: caller)
                }
            }
            let secret = try test.vault.caller(apiKey: SecretBytes(test.credentials.secretKey))
            #expect(try test.vault.clientSession(accessToken: session.accessToken, by: secret).id == session.id)
        }
    }

    static let badContents: [(String, VaultError)] = [
        (#"{"customerId":"a b"}"#, .invalidRequest(field: .accountId)),
        (#"{"customerId":"é"}"#, .invalidRequest(field: .accountId)),
        (#"{"customerId":"\#(String(repeating: "a", count: 129))"}"#, .invalidRequest(field: .accountId)),
        (#"{"customerId":"unknown-account"}"#, .unknownAccount),
        (#"{"customerId":"4111111111111111"}"#, .cardNumberInSession(path: "customerId")),
        (#"{"orderId":"5555 5555 5555 4444"}"#, .cardNumberInSession(path: "orderId")),
        (#"{"metadata":{"a":{"customer":["x","378282246310005"]}}}"#, .cardNumberInSession(path: "metadata")),
        (#"{"metadata":{"4242424242424242":1}}"#, .cardNumberInSession(path: "metadata")),
        (#"{"metadata":{"a":4242424242424242}}"#, .cardNumberInSession(path: "metadata")),
        (#"{"metadata":{"a":"４２４２４２４２４２４２４２４２"}}"#, .cardNumberInSession(path: "metadata")),
        (
            #"{"order":{"lineItems":[{"amount":1,"description":"4242424242424242"}]}}"#,
            .cardNumberInSession(path: "order.lineItems.description")
        ),
        (#"{"customer":{"firstName":"4242424242424242"}}"#, .cardNumberInSession(path: "customer.firstName")),
        (
            #"{"customer":{"billingAddress":{"addressLine1":"4242424242424242"}}}"#,
            .cardNumberInSession(path: "customer.billingAddress.addressLine1")
        ),
    ]

    @Test(arguments: badContents)
    func `a session that the vault does not take is not made`(_ json: String, _ error: VaultError) async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let content = try ClientSessionObject(json: Array(json.utf8))
            await #expect(throws: error) { try await test.vault.createClientSession(content, by: test.merchant()) }
            #expect(try count(test.folder, "client_session") == 0)
        }
    }
}
