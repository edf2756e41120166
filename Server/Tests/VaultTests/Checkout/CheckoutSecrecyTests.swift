import CofferCrypto
import CofferFoundation
import CofferVault
import CofferWire
import Testing

/// What can be read of a checkout in files and in text forms: no number, code, name, address or customer of a session.
@Suite struct CheckoutSecrecyTests {
    private static let number = "378282246310005", code = "6083"
    private static let texts = [
        "Wilhelmina", "Ostrander", "77 Quince Alley", "Zwolle", "wilhelmina@example.com", "order-secret-1", "lamp-of-brass", "cus_hidden",
    ]

    private static var content: ClientSessionObject {
        ClientSessionObject(
            orderId: "order-secret-1", currencyCode: "EUR", amount: 1_299, customerId: "cus_hidden",
            order: OrderObject(lineItems: [LineItemObject(name: "lamp-of-brass", amount: 1_299)]),
            customer: CustomerObject(
                emailAddress: "wilhelmina@example.com", firstName: "Wilhelmina", lastName: "Ostrander",
                billingAddress: AddressObject(addressLine1: "77 Quince Alley", city: "Zwolle")))
    }

    @Test func `nothing of a session, a typed card or a code is in the files, running or stopped`() async throws {
        let folder = try TestFolder()
        let test = try await TestVault.open(folder.path)
        let session = try await test.vault.createClientSession(Self.content, by: test.merchant())
        let app = try test.vault.checkoutCaller(accessToken: session.accessToken.utf8)
        _ = try await test.vault.changeClientSession(by: app) { $0.customer?.billingAddress?.city = "Zwolle " }
        let request = TokeniseCard.test(Self.number, code: Self.code, name: "Wilhelmina Ostrander")
        guard case .payableOnce(let typed, _) = try await test.vault.tokenise(request, by: app) else { throw VaultError.damagedRecord }
        // A saved card's account stands in the clear, as it has to; the session's customer does not.
        let saved = try await test.vault.addCard(
            .test(Self.number, account: "cus_2", code: Self.code, person: CardPerson(holderName: "Wilhelmina Ostrander"), face: .checkout),
            by: test.merchant()
        ).card
        let other = try await test.app(customer: "cus_2")
        let exchanged = try test.vault.exchange(saved.id.text, securityCode: SecretBytes(Self.code), by: other.caller).token
        let tenant = test.credentials.tenant, now = test.clock.milliseconds
        for token in [typed, exchanged] {
            _ = try test.vault.openPaymentToken(token.text, tenant: tenant, session: nil)
            #expect(try await test.store.write { try $0.redeem(token.redemption, tenant: tenant, at: now) })
        }

        let running = try Self.files(in: folder.path)
        await test.vault.close()
        let stopped = try Self.files(in: folder.path)
        #expect(running.keys.contains("vault.db-wal") && stopped.keys.contains("vault.db"))
        let secrets = Self.texts + [Self.number, Self.code, typed.text, exchanged.text, session.accessToken]
        for (name, data) in Array(running) + Array(stopped) {
            for (index, secret) in secrets.enumerated() {
                #expect(data.range(of: Data(secret.utf8)) == nil, "\(name) holds secret \(index)")
                #expect(data.range(of: Data(secret.utf8.flatMap { [$0, 0] })) == nil, "\(name) holds secret \(index) in UTF-16")
            }
            for sealed in [typed, exchanged] {
                let bytes = try #require(Base64URL.decode(sealed.text.utf8))
                #expect(data.range(of: Data(bytes.suffix(24))) == nil, "\(name) holds a token's bytes")
            }
        }
        #expect(stopped["vault.db"]?.range(of: Data("cus_2".utf8)) != nil, "the search finds what is there")
    }

    @Test func `no text form shows anything of a session, a token or a card`() async throws {
        try await TestVault.with { (test: TestVault) async throws in
            let session = try await test.vault.createClientSession(Self.content, by: test.merchant())
            let app = try test.vault.checkoutCaller(accessToken: session.accessToken.utf8)
            let request = TokeniseCard.test(Self.number, code: Self.code, name: "Wilhelmina Ostrander")
            let typed = try await test.vault.tokenise(request, by: app)
            var kept = request
            kept.purpose = .keep
            let keeping = kept, instrument = try await test.vault.tokenise(keeping, by: app)
            let listed = try test.vault.instruments(by: app)
            let exchanged = try test.vault.exchange(try #require(listed.first).card.id.text, securityCode: SecretBytes(Self.code), by: app)
            let fresh = try test.vault.openPaymentToken(typed.text ?? "", tenant: test.credentials.tenant, session: session)
            let saved = try test.vault.openPaymentToken(exchanged.token.text, tenant: test.credentials.tenant, session: session)
            let values: [Any] = [
                session, app, request, typed, instrument, listed, exchanged, exchanged.token, fresh, fresh.source, saved, saved.source,
            ]
            for value in values {
                for text in ["\(value)", String(describing: value), String(reflecting: value), Self.dumped(value)] {
                    let secrets =
                        Self.texts + [Self.number, Self.code, session.accessToken, exchanged.token.text, typed.text ?? "-", "0005"]
                    for secret in secrets { #expect(!text.contains(secret), "\(type(of: value))") }
                }
            }
        }
    }

    private static func dumped(_ value: Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }

    private static func files(in folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            files[name] = FileManager.default.contents(atPath: folder + "/" + name)
        }
        return files
    }
}

extension TokenisedCard {
    /// The text of a token that pays once.
    fileprivate var text: String? { if case .payableOnce(let token, _) = self { token.text } else { nil } }
}
