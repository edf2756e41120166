import Testing

@testable import PrimerSDK

/// primer.md §4.6: deleting, then fetching the list again.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DeletingTests {
    private func error(_ body: () async throws -> Void) async -> PrimerError? {
        do {
            try await body()
            return nil
        } catch { return error as? PrimerError }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answer: CallAnswer
        init(_ name: String, _ answer: CallAnswer) { (testDescription, self.answer) = (name, answer) }
    }

    @Test(arguments: [
        Row("an empty object", .json(200, "{}")), Row("any object", .json(200, #"{"deleted":true}"#)), Row("204", .json(204, "")),
        Row("200 without a body", .json(200, "")), Row("202 without a body", .json(202, "")),
    ])
    func `a deletion takes the method out of the list that is fetched next`(_ row: Row) async throws {
        let checkout = Checkout()
        checkout.service.answer(.delete) { _ in row.answer }
        checkout.service.answer(.list) {
            .json(200, $0 == 1 ? Sample.list(Sample.card("card-1"), Sample.card("card-2")) : Sample.list(Sample.card("card-2")))
        }
        let selection = try await checkout.ready()
        try await selection.delete(selection.vaultedPaymentMethods[0])
        #expect(selection.vaultedPaymentMethods.map(\.id) == ["card-2"])
        #expect(selection.state.selectedVaultedPaymentMethod?.id == "card-2")
        #expect(checkout.service.requests.map(\.step) == [.configuration, .list, .delete, .list])
        #expect(checkout.service.requests(.delete).map(\.path) == ["/sdk/payment-instruments/card-1/vault"])
        #expect(checkout.outcomes.isEmpty)
    }

    @Test func `the selected method stays selected when another one is deleted`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.list) {
            .json(200, $0 == 1 ? Sample.list(Sample.card("card-1"), Sample.card("card-2")) : Sample.list(Sample.card("card-2")))
        }
        let selection = try await checkout.ready()
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        try await selection.delete(selection.vaultedPaymentMethods[0])
        #expect(selection.state.selectedVaultedPaymentMethod === selection.vaultedPaymentMethods[0])
    }

    @Test func `deleting the last method empties list and selection`() async throws {
        let checkout = Checkout(capturesCvv: true)
        checkout.service.answer(.list) { .json(200, $0 == 1 ? Sample.list(Sample.card("card-1")) : Sample.list()) }
        let selection = try await checkout.ready()
        #expect(selection.state.requiresCvvInput)
        try await selection.delete(selection.vaultedPaymentMethods[0])
        #expect(selection.vaultedPaymentMethods.isEmpty && selection.state.selectedVaultedPaymentMethod == nil)
        #expect(!selection.state.requiresCvvInput)
    }

    @Test func `an id that is not in the list is refused without a request`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        let error = await error { try await selection.delete(Sample.method("unknown")) }
        guard case .invalidVaultedPaymentMethodId("unknown", _)? = error else { return #expect(Bool(false), "another error") }
        #expect(checkout.service.count(.delete) == 0)
    }

    @Test(arguments: [
        Row("404, it was deleted elsewhere", .json(404, Sample.refusal("NotFound"))), Row("404 without a body", .json(404, "")),
        Row("401", .json(401, "")),
        Row("500 with a page", .json(500, "<h1>500</h1>")), Row("200 with a page", .json(200, "<html>")),
        Row("200 with an array", .json(200, "[]")),
        Row("200 with an error body", .json(200, Sample.refusal("Oops"))), Row("broken off", CallAnswer(.noAnswer)),
        Row("too slow", CallAnswer(.timedOut)), Row("no connection", CallAnswer(.notSent)),
    ])
    func `a deletion that fails is thrown, changes nothing and fetches nothing`(_ row: Row) async throws {
        let checkout = Checkout()
        checkout.service.answer(.delete) { $0 == 1 ? row.answer : .json(204, "") }
        let selection = try await checkout.ready()
        let error = await error { try await selection.delete(selection.vaultedPaymentMethods[0]) }
        #expect(error?.errorId == "failed-to-create-session")
        #expect(selection.vaultedPaymentMethods.count == 2 && selection.vaultListState == .loaded)
        #expect(checkout.service.count(.list) == 1 && checkout.outcomes.isEmpty)
        try await selection.delete(selection.vaultedPaymentMethods[0])
        #expect(checkout.service.count(.list) == 2)
    }

    @Test(arguments: [Row("500", .json(500, "")), Row("a page", .json(200, "<html>")), Row("broken off", CallAnswer(.noAnswer))])
    func `a list that fails after a deletion is told, and the deleted method is gone all the same`(_ row: Row) async throws {
        let checkout = Checkout()
        checkout.service.answer(.list) { $0 == 1 ? .json(200, Sample.list(Sample.card("card-1"), Sample.card("card-2"))) : row.answer }
        let selection = try await checkout.ready()
        try await selection.delete(selection.vaultedPaymentMethods[0])
        #expect(selection.vaultedPaymentMethods.map(\.id) == ["card-2"])
        #expect(selection.state.selectedVaultedPaymentMethod?.id == "card-2")
        guard case .failed = selection.vaultListState else { return #expect(Bool(false), "not told") }
    }

    @Test func `of two deletions at once the list that was asked for later stays, whatever comes first`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        let methods = selection.vaultedPaymentMethods
        checkout.service.answer(.list) { .json(200, $0 == 2 ? Sample.list(Sample.card("card-2")) : Sample.list()) }
        checkout.service.hold(.list)
        let one = Task { try await selection.delete(methods[0]) }
        await checkout.service.received(.list, 2)
        let two = Task { try await selection.delete(methods[1]) }
        await checkout.service.received(.list, 3)
        checkout.service.releaseNewest(.list)
        try await two.value
        #expect(selection.vaultedPaymentMethods.isEmpty)
        checkout.service.release(.list)
        try await one.value
        #expect(selection.vaultedPaymentMethods.isEmpty)
    }

    @Test func `of two deletions at once neither comes back when the later list fails before the earlier one comes`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        let methods = selection.vaultedPaymentMethods
        checkout.service.answer(.list) { $0 == 2 ? .json(200, Sample.list(Sample.card("card-2"))) : .json(500, "") }
        checkout.service.hold(.list)
        let one = Task { try await selection.delete(methods[0]) }
        await checkout.service.received(.list, 2)
        let two = Task { try await selection.delete(methods[1]) }
        await checkout.service.received(.list, 3)
        checkout.service.releaseNewest(.list)
        try await two.value
        checkout.service.release(.list)
        try await one.value
        #expect(selection.vaultedPaymentMethods.isEmpty && selection.state.selectedVaultedPaymentMethod == nil)
    }

    @Test func `a list that still shows what was deleted does not bring it back`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        try await selection.delete(selection.vaultedPaymentMethods[0])
        #expect(selection.vaultedPaymentMethods.map(\.id) == ["card-2"])
    }

    @Test func `a deletion that ends after a refresh takes the method out of the new list too`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.delete)
        let old = try await checkout.ready()
        let deleting = Task { try await old.delete(old.vaultedPaymentMethods[0]) }
        await checkout.service.received(.delete)
        await checkout.session.refresh()
        let fresh = try await checkout.listed()
        checkout.service.answer(.list, 200, Sample.list(Sample.card("card-2")))
        checkout.service.release(.delete)
        try await deleting.value
        #expect(fresh.vaultedPaymentMethods.map(\.id) == ["card-2"] && old.vaultedPaymentMethods.map(\.id) == ["card-2"])
    }

    @Test func `after the checkout is over nothing is deleted`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        checkout.session.cancel()
        let error = await error { try await selection.delete(selection.vaultedPaymentMethods[0]) }
        #expect(error?.errorId == "uninitialized-sdk-session" && checkout.service.count(.delete) == 0)
    }
}
