import CofferCrypto
import CofferFoundation
import CofferWire
import Testing

@testable import CofferVault

@Suite struct PaymentSecrecyTests {
    /// A published number whose code has four digits: three could stand in random bytes by chance.
    private static let number = "378282246310005", code = "7391"

    private static func forms(_ digits: String) -> [Data] {
        let ascii = Array(digits.utf8), values = ascii.map { $0 - 0x30 }
        let even = values.count % 2 == 0 ? values : [0] + values
        let packed = stride(from: 0, to: even.count, by: 2).map { even[$0] << 4 | even[$0 + 1] }
        let hexadecimal = ascii.flatMap { Array(String($0, radix: 16).utf8) }
        let base64 = (0..<3).map { count in
            let text = Data([UInt8](repeating: 0, count: count) + ascii).base64EncodedString()
            return Data(Array(text.utf8).dropFirst((count * 8 + 5) / 6).prefix(ascii.count * 8 / 6 - 1))
        }
        // Two packed bytes of a code are found in any key.
        let binary = digits.count > 4 ? [Data(packed), Data(values)] : []
        return [Data(ascii), Data(ascii.reversed()), Data(hexadecimal), Data(ascii.flatMap { [$0, 0] })] + binary + base64
    }

    private static func pay(_ test: TestVault, keeps: Bool, key: String) async throws -> (payment: Payment, token: String) {
        let app = try await test.payingApp(.payable(keeps: keeps))
        let token = try await test.freshToken(number, for: app, code: code)
        return (try await test.vault.pay(PayRequest(paymentMethodToken: token), key: key, by: app).payment, token)
    }

    @Test func `neither number nor code nor token is left on disk, whatever becomes of the payment`() async throws {
        let folder = try TestFolder()
        let test = try await TestVault.open(folder.path)
        var tokens: [String] = []
        for (index, answer) in [
            ProcessorAnswer.approved(id: nil), .refused(PaymentRefusal(.declined, by: .issuer)), .unanswered,
            .actionRequired(id: nil, reason: "3DS"),
        ].enumerated() {
            test.payments.answer(.authorise, answer)
            for keeps in [false, true] { tokens.append(try await Self.pay(test, keeps: keeps, key: "key \(index) \(keeps)").token) }
        }
        let card = try await test.savedCard()
        let app = try await test.payingApp()
        tokens.append(try test.savedToken(card, for: app, code: "123"))
        test.payments.answer(.authorise, .approved(id: nil))
        _ = try await test.vault.pay(PayRequest(paymentMethodToken: tokens[tokens.count - 1]), key: "saved", by: app)

        let secrets = Self.forms(Self.number) + Self.forms(Self.code) + Self.forms("4242424242424242") + tokens.map { Data($0.utf8) }
        func search(_ moment: String) throws {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name != "vault.db-shm" {
                let data = try #require(FileManager.default.contents(atPath: folder.path + "/" + name))
                for secret in secrets { #expect(data.range(of: secret) == nil, "\(name) \(moment)") }
            }
        }
        try search("open")
        await test.vault.close()
        try search("closed")
    }

    @Test func `no text form of what carries a number, a code or a token shows it`() async throws {
        let number = SecretBytes(Self.number), code = SecretBytes(Self.code)
        let card = PayingCard(
            number: number, month: 12, year: 2030, securityCode: code, person: CardPerson(holderName: "Ada Test"), brand: .amex,
            bin: "378282", last4: "0005", funding: .credit, saved: nil, redemption: nil)
        let order = PayOrder(
            tenant: TenantID(1), actor: "a", session: nil, account: nil, card: card,
            terms: try PaymentTerms(.payable(order: "Ada Test"), card: card.brand))
        let charge = Charge(
            reference: PaymentReference(payment: PaymentID(TimedID.bounds(at: 1).lowest), step: 0), tenant: TenantID(1), amount: 1,
            currency: "EUR", number: number, month: 12, year: 2030, securityCode: code, person: card.person, account: nil,
            isStored: false, descriptor: nil, orderId: nil)
        let request = PayRequest(paymentMethodToken: "tok_secret", content: .payable(order: "Ada Test"))
        for value: Any in [card, order, charge, request, card.instrument, [charge], Optional(order) as Any] {
            var text = "\(value)" + String(reflecting: value)
            dump(value, to: &text)
            for secret in [Self.number, Self.code, "Ada", "tok_secret", "378282", "0005"] { #expect(!text.contains(secret)) }
        }
    }

    @Test func `errors of payments carry counts and names only`() {
        let errors: [VaultError] = [
            .invalidPayment(field: .reason), .paymentNotFound, .paymentStatus(.declined), .amountTooLarge(available: 1),
            .tooManyPaymentSteps,
            .paymentRefused(.declined), .resumeTokenInvalid, .actionUndecided, .actionClosed,
        ]
        #expect(Set(errors.map(\.code)).count == errors.count)
        #expect(errors.allSatisfy { $0.code.hasPrefix("vault.") })
    }
}
