import Testing

@testable import PrimerSDK

/// primer.md §1.17.
@MainActor
@Suite(.timeLimit(.minutes(5)), .serialized)
struct VaultManagerTests {
    typealias Manager = PrimerHeadlessUniversalCheckout.VaultManager

    private struct OtherData: PrimerVaultedPaymentMethodAdditionalData {}

    private func errorId(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch { return (error as? PrimerError)?.errorId ?? "?" }
    }

    private func manager(_ checkout: Checkout) async throws -> Manager {
        _ = try await checkout.ready()
        let manager = Manager(session: checkout.session)
        try manager.configure()
        _ = await manager.fetched()
        return manager
    }

    @Test func `before a session is ready there is nothing to configure`() async throws {
        let checkout = Checkout()
        let manager = Manager(session: checkout.session)
        #expect(errorId { try manager.configure() } == "uninitialized-sdk-session")
        #expect(await manager.fetched().failureId == "uninitialized-sdk-session")
        #expect(await manager.deleted("card-1")?.errorId == "uninitialized-sdk-session")
        _ = try await checkout.ready()
        #expect(errorId { try manager.configure() } == nil)
        checkout.session.cancel()
        #expect(errorId { try manager.configure() } == "uninitialized-sdk-session")
        #expect(await manager.fetched().failureId == "uninitialized-sdk-session")
    }

    @Test func `a session without a customer cannot be configured`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.configuration, 200, Sample.configuration(customer: nil))
        _ = try await checkout.ready()
        do {
            try Manager(session: checkout.session).configure()
            Issue.record("configured")
        } catch {
            guard case PrimerError.invalidClientSessionValue("customer.id", nil, "string", _) = error else {
                return #expect(Bool(false), "another error")
            }
        }
    }

    @Test func `the list is the service's`() async throws {
        let checkout = Checkout(list: Sample.list(Sample.card("z"), Sample.payPal("a")))
        let manager = try await manager(checkout)
        #expect(try await manager.fetched().get() == ["z", "a"])
        checkout.service.answer(.list, 500, "")
        #expect(await manager.fetched().failureId == "unknown")
    }

    @Test func `ids that the last list does not have are refused without a request`() async throws {
        let checkout = Checkout()
        let manager = try await manager(checkout)
        #expect(await manager.deleted("unknown")?.errorId == "invalid-vaulted-payment-method-id")
        #expect(await manager.judged("unknown", PrimerVaultedCardAdditionalData(cvv: "123")) == ["invalid-vaulted-payment-method-id"])
        manager.startPaymentFlow(vaultedPaymentMethodId: "unknown")
        await until(checkout) { !$0.outcomes.isEmpty }
        #expect(checkout.failures.map(\.errorId) == ["invalid-vaulted-payment-method-id"])
        #expect(checkout.service.count(.delete) == 0 && checkout.service.count(.exchange) == 0)
    }

    @Test func `a deletion takes the method out here and in the session's selection`() async throws {
        let checkout = Checkout()
        let manager = try await manager(checkout)
        checkout.service.answer(.list, 200, Sample.list(Sample.card("card-2")))
        checkout.service.answer(.delete, 204, "")
        #expect(await manager.deleted("card-1") == nil)
        #expect(await manager.deleted("card-1")?.errorId == "invalid-vaulted-payment-method-id")
        #expect(checkout.session.selection?.vaultedPaymentMethods.map(\.id) == ["card-2"])
        #expect(checkout.service.count(.delete) == 1)
    }

    @Test func `a deletion that fails says so`() async throws {
        let checkout = Checkout()
        let manager = try await manager(checkout)
        checkout.service.answer(.delete, 404, "")
        #expect(await manager.deleted("card-1")?.errorId == "failed-to-create-session")
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let network: String
        let bin: String?
        let cvv: String
        let isGood: Bool
        init(_ name: String, _ network: String, _ bin: String?, _ cvv: String, _ isGood: Bool) {
            (testDescription, self.network, self.bin, self.cvv, self.isGood) = (name, network, bin, cvv, isGood)
        }
    }

    @Test(arguments: [
        Row("Visa, three", "Visa", "VISA", "123", true), Row("Visa, four", "Visa", "VISA", "1234", false),
        Row("Visa, none", "Visa", "VISA", "", false),
        Row("Visa, letters", "Visa", "VISA", "12a", false), Row("Visa, full-width", "Visa", "VISA", "１２３", false),
        Row("Visa, spaces", "Visa", "VISA", " 123", false), Row("Amex, three", "Amex", "AMEX", "123", false),
        Row("Amex, four", "Amex", "AMEX", "1234", true),
        Row("Amex by name", "American Express", nil, "1234", true), Row("the number's digits win", "Visa", "AMEX", "1234", true),
        Row("no rule, three", "Bancontact", "BANCONTACT", "123", true),
        Row("no rule, four", "Cartes Bancaires", "CARTES_BANCAIRES", "1234", true),
        Row("no rule, five", "Other", "OTHER", "12345", false), Row("no rule, two", "Other", nil, "12", false),
    ])
    func `a card's code is judged by its network`(_ row: Row) async throws {
        let checkout = Checkout(list: Sample.list(Sample.card("c", network: row.network, binNetwork: row.bin)))
        let manager = try await manager(checkout)
        #expect(await manager.judged("c", PrimerVaultedCardAdditionalData(cvv: row.cvv)) == (row.isGood ? nil : ["invalid-cvv"]))
    }

    @Test func `a card wants card data and other methods want anything`() async throws {
        let checkout = Checkout(list: Sample.list(Sample.card("c"), Sample.payPal("p")))
        let manager = try await manager(checkout)
        #expect(await manager.judged("c", OtherData()) == ["vaulted-payment-method-additional-data-mismatch"])
        #expect(await manager.judged("p", OtherData()) == nil)
        #expect(await manager.judged("p", PrimerVaultedCardAdditionalData(cvv: "x")) == nil)
    }

    @Test func `a payment goes the same road and its outcome to the session's completion`() async throws {
        let checkout = Checkout(capturesCvv: true)
        let manager = try await manager(checkout)
        manager.startPaymentFlow(
            vaultedPaymentMethodId: "card-2", vaultedPaymentMethodAdditionalData: PrimerVaultedCardAdditionalData(cvv: "123"))
        manager.startPaymentFlow(
            vaultedPaymentMethodId: "card-2", vaultedPaymentMethodAdditionalData: PrimerVaultedCardAdditionalData(cvv: "123"))
        await checkout.starting?.value
        #expect(checkout.results.count == 1 && checkout.service.count(.create) == 1)
        #expect(checkout.service.requests(.exchange).map(\.body) == [#"{"cvv":"123"}"#])
    }

    @Test func `a code that is wrong or missing fails the payment before it starts, and the id stays in the text`() async throws {
        let checkout = Checkout(capturesCvv: true)
        let manager = try await manager(checkout)
        manager.startPaymentFlow(vaultedPaymentMethodId: "card-1")
        await until(checkout) { $0.outcomes.count == 1 }
        manager.startPaymentFlow(
            vaultedPaymentMethodId: "card-1", vaultedPaymentMethodAdditionalData: PrimerVaultedCardAdditionalData(cvv: "73x"))
        await until(checkout) { $0.outcomes.count == 2 }
        #expect(checkout.failures.map(\.errorId) == ["unknown", "unknown"])
        #expect(checkout.failures.allSatisfy { $0.description.contains("[invalid-cvv]") && !$0.description.contains("73x") })
        #expect(checkout.service.count(.exchange) == 0)
    }

    @Test func `a manager made without a session works on the one that became ready last`() async throws {
        let first = Checkout(list: Sample.list(Sample.card("first")))
        let second = Checkout(list: Sample.list(Sample.card("second")))
        _ = try await first.ready()
        _ = try await second.ready()
        let manager = Manager()
        try manager.configure()
        #expect(try await manager.fetched().get() == ["second"])
        second.session.cancel()
        #expect(errorId { try manager.configure() } == "uninitialized-sdk-session")
    }
}

extension Result where Failure == PrimerError {
    fileprivate var failureId: String? {
        guard case .failure(let error) = self else { return nil }
        return error.errorId
    }
}
