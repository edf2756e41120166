import Testing

@testable import PrimerSDK

@Suite struct SelectionStateTests {
    @Test func `a new state is empty and shows the other methods`() {
        let state = PrimerPaymentMethodSelectionState()
        #expect(state.paymentMethods.isEmpty && !state.isLoading && state.selectedPaymentMethod == nil && state.searchQuery.isEmpty)
        #expect(state.filteredPaymentMethods.isEmpty && state.error == nil && state.selectedVaultedPaymentMethod == nil)
        #expect(!state.isVaultPaymentLoading && !state.requiresCvvInput && state.cvvInput.isEmpty && !state.isCvvValid)
        #expect(state.cvvError == nil && state.isPaymentMethodsExpanded)
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let change: @Sendable (inout PrimerPaymentMethodSelectionState) -> Void

        init(_ name: String, _ change: @escaping @Sendable (inout PrimerPaymentMethodSelectionState) -> Void) {
            testDescription = name
            self.change = change
        }
    }

    static let method = CheckoutPaymentMethod(id: "PAYMENT_CARD", type: "PAYMENT_CARD", name: "Card")

    @Test(arguments: [
        Row("paymentMethods") { $0.paymentMethods = [method] },
        Row("isLoading") { $0.isLoading = true },
        Row("selectedPaymentMethod") { $0.selectedPaymentMethod = method },
        Row("searchQuery") { $0.searchQuery = "a" },
        Row("filteredPaymentMethods") { $0.filteredPaymentMethods = [method] },
        Row("error") { $0.error = "a" },
        Row("selectedVaultedPaymentMethod") { $0.selectedVaultedPaymentMethod = savedMethod() },
        Row("isVaultPaymentLoading") { $0.isVaultPaymentLoading = true },
        Row("requiresCvvInput") { $0.requiresCvvInput = true },
        Row("cvvInput") { $0.cvvInput = "1" },
        Row("isCvvValid") { $0.isCvvValid = true },
        Row("cvvError") { $0.cvvError = "a" },
        Row("isPaymentMethodsExpanded") { $0.isPaymentMethodsExpanded = false },
    ])
    func `each property counts for equality`(_ row: Row) {
        let before = PrimerPaymentMethodSelectionState()
        var after = before
        row.change(&after)
        #expect(before != after)
        let copy = after
        #expect(copy == after)
    }

    @Test func `the saved method counts by its id alone`() {
        let one = PrimerPaymentMethodSelectionState(selectedVaultedPaymentMethod: savedMethod("a"))
        let same = PrimerPaymentMethodSelectionState(
            selectedVaultedPaymentMethod: savedMethod("a", type: "PAYPAL", kind: .payPalBillingAgreement, InstrumentContent()))
        let other = PrimerPaymentMethodSelectionState(selectedVaultedPaymentMethod: savedMethod("b"))
        #expect(one == same)
        #expect(one != other)
    }

    @Test func `the security code can be read by its name and shows in no text form`() {
        let state = PrimerPaymentMethodSelectionState(
            selectedVaultedPaymentMethod: savedMethod("pm-7"), requiresCvvInput: true, cvvInput: "8361", isCvvValid: true)
        #expect(state.cvvInput == "8361")
        for text in textForms(state) + textForms([state]) + textForms(Optional(state) as Any) {
            #expect(!text.contains("8361"))
            #expect(!text.contains("cvvInput"))
            #expect(text.contains("pm-7") && text.contains("requiresCvvInput: true"))
        }
        #expect(!Mirror(reflecting: state).children.contains { $0.label == "cvvInput" })
    }

    @Test func `what is looked for shows in no text form`() {
        #expect(textForms(PrimerPaymentMethodSelectionState(searchQuery: "4242424242424242")).allSatisfy { !$0.contains("4242") })
    }
}
