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
}
