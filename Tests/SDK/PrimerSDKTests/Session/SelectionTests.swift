import Testing

@testable import PrimerSDK

/// primer.md §4.2, row by row, on the rules alone and on a session.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SelectionTests {
    private let a = Sample.method("a"), b = Sample.method("b"), c = Sample.method("c")

    @Test func `a list that arrives with nothing selected selects its first entry`() {
        var selection = VaultSelection()
        let isChanged = selection.listArrived([a, b])
        #expect(isChanged && selection.selected === a)
    }

    @Test func `an empty list selects nothing`() {
        var selection = VaultSelection()
        let isChanged = selection.listArrived([])
        #expect(!isChanged && selection.selected == nil)
    }

    @Test func `a selected id that is still there stays selected, as the object that arrived`() {
        var selection = VaultSelection()
        _ = selection.listArrived([a, b])
        _ = selection.select(b)
        let fresh = Sample.method("b")
        let isChanged = selection.listArrived([c, fresh])
        #expect(!isChanged && selection.selected === fresh)
    }

    @Test func `a selected id that is gone gives way to the first entry, or to nothing`() {
        var selection = VaultSelection()
        _ = selection.listArrived([a, b])
        _ = selection.select(b)
        var isChanged = selection.listArrived([c, a])
        #expect(isChanged && selection.selected === c)
        isChanged = selection.listArrived([])
        #expect(isChanged && selection.selected == nil)
    }

    @Test func `any method can be selected, and a listed id is the listed object`() {
        var selection = VaultSelection()
        _ = selection.listArrived([a])
        var isChanged = selection.select(c)
        #expect(isChanged && selection.selected === c)
        isChanged = selection.select(Sample.method("a"))
        #expect(isChanged && selection.selected === a)
        isChanged = selection.select(nil)
        #expect(isChanged && selection.selected == nil)
    }

    @Test func `selecting marks only`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        #expect(selection.state.selectedVaultedPaymentMethod?.id == "card-1")
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        #expect(selection.state.selectedVaultedPaymentMethod?.id == "card-2")
        #expect(checkout.service.requests.count == 2 && checkout.outcomes.isEmpty)
    }

    @Test func `another id resets the code, the same id keeps it`() async throws {
        let selection = try await Checkout(capturesCvv: true).ready()
        let methods = selection.vaultedPaymentMethods
        selection.updateCvvInput("12a")
        selection.selectVaulted(methods[0])
        #expect(selection.state.cvvInput == "12a" && selection.state.cvvError != nil)
        selection.selectVaulted(methods[1])
        #expect(selection.state.cvvInput.isEmpty && selection.state.cvvError == nil && !selection.state.isCvvValid)
        #expect(selection.state.requiresCvvInput)
    }

    @Test func `the state is told again after a list change, an equal one too`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        var states: [PrimerPaymentMethodSelectionState] = []
        let watching = selection.$state.sink { states.append($0) }
        try await selection.delete(selection.vaultedPaymentMethods[1])
        #expect(states.count > 1 && states.first == states.last)
        watching.cancel()
    }

    @Test func `choosing a payment method that is not saved opens its screen`() async throws {
        let checkout = Checkout()
        let selection = try await checkout.ready()
        let card = try #require(selection.state.paymentMethods.first)
        selection.select(card)
        #expect(selection.state.selectedPaymentMethod == card)
        #expect(checkout.session.run?.navigator.route == .paymentMethod(type: "PAYMENT_CARD"))
    }
}
