import PrimerSDK
import SwiftUI
import Testing

/// What the specification tells those to do who want every saved method on their own screen.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct OwnListTests {
    struct OwnList: View {
        @Environment(\.primerSelectionSession) private var session
        var body: some View { if let session { Rows(session: session) } }
    }

    struct Rows: View {
        @ObservedObject var session: PrimerSelectionSession
        var body: some View {
            ForEach(session.vaultedPaymentMethods, id: \.id) { method in
                let isSelected = method.id == session.state.selectedVaultedPaymentMethod?.id
                Button("\(method.id)\(isSelected ? " selected" : "")") { session.selectVaulted(method) }
                Button("delete \(method.id)") { Task { try? await session.delete(method) } }
            }
            VaultedPaymentMethodsDefaults.cvvInput(session)
            Button("pay") { Task { await session.submitSelectedVaulted() } }
        }
    }

    @Test func `an own list selects, deletes, takes the code and pays through the session`() async throws {
        let checkout = Checkout(capturesCvv: true)
        let screen = Screen(OwnList().primerCheckoutSession(checkout.session) { checkout.note($0) })
        await screen.until { $0.words.contains("pay") && $0.words.contains("card-2") }
        #expect(screen.words == ["card-1 selected", "delete card-1", "card-2", "delete card-2", "Input the card CVV", "pay"])
        screen.tap(screen.button("card-2"))
        #expect(screen.words.contains("card-2 selected") && screen.words.contains("card-1"))
        checkout.service.answer(.list, 200, Sample.list(Sample.card("card-2", last4: "4444")))
        screen.tap(screen.button("delete card-1"))
        await screen.until { $0.words == ["card-2 selected", "delete card-2", "Input the card CVV", "pay"] }
        screen.type("123")
        screen.tap(screen.button("pay"))
        await until(checkout) { !$0.results.isEmpty }
        #expect(checkout.service.requests(.delete).map(\.path) == ["/sdk/payment-instruments/card-1/vault"])
        #expect(checkout.service.requests(.exchange).map(\.path) == ["/sdk/payment-instruments/card-2/exchange"])
        #expect(checkout.service.requests(.exchange).map(\.body) == [#"{"cvv":"123"}"#])
    }

    @Test func `the shortcut itself offers no deletion; the screen of all saved methods does`() async throws {
        let (screen, _) = try await Screen.shortcut(Checkout())
        #expect(screen.nodes(.button).count == 3)
        #expect(!screen.text.lowercased().contains("delete"))
        screen.tap("payment_selection_show_all_button")
        screen.tap("edit_button")
        #expect(screen.node("vaulted_payment_method_card-2_delete_button") != nil)
    }

    @Test func `a saved method has the short name that the specification gives it`() {
        #expect(PrimerVaultedPaymentMethods.VaultedMethod.self == PrimerHeadlessUniversalCheckout.VaultedPaymentMethod.self)
    }
}
