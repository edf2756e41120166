import CofferRendered
import PrimerSDK
import SwiftUI
import Testing

/// What the slots are called with, and what becomes of what they return.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SlotTests {
    /// Notes each call of a slot.
    @MainActor
    final class Calls {
        struct Item: Equatable {
            let id: String
            let isSelected: Bool
        }
        struct Submit: Equatable {
            let isLoading: Bool
            let isEnabled: Bool
        }
        var headers: [ObjectIdentifier] = []
        var items: [Item] = []
        var submits: [Submit] = []
        var select: (() -> Void)?
        var submit: (() -> Void)?

        /// The view with slots that show one word each.
        var view: PrimerVaultedPaymentMethods {
            PrimerVaultedPaymentMethods(
                header: { session in
                    self.headers.append(ObjectIdentifier(session))
                    return AnyView(Text("header"))
                },
                item: { method, isSelected, onSelect in
                    self.items.append(Item(id: method.id, isSelected: isSelected))
                    self.select = onSelect
                    return AnyView(Text("item"))
                },
                submitButton: { isLoading, isEnabled, onSubmit in
                    self.submits.append(Submit(isLoading: isLoading, isEnabled: isEnabled))
                    self.submit = onSubmit
                    return AnyView(Text("submit"))
                })
        }
    }

    @Test func `each slot is called once for what is shown, with the session, the selected method and the state`() async throws {
        let calls = Calls()
        let (screen, selection) = try await Screen.shortcut(Checkout(), calls.view)
        #expect(screen.words == ["header", "item", "submit"])
        #expect(calls.headers == [ObjectIdentifier(selection)])
        #expect(calls.items == [.init(id: "card-1", isSelected: true)])
        #expect(calls.submits == [.init(isLoading: false, isEnabled: true)])
    }

    @Test func `another choice calls the row's slot with the other method, selected as ever`() async throws {
        let calls = Calls()
        let (screen, selection) = try await Screen.shortcut(Checkout(), calls.view)
        calls.items = []
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        screen.host.flush()
        #expect(calls.items == [.init(id: "card-2", isSelected: true)])
    }

    @Test func `enabled does not say whether a payment runs, loading does`() async throws {
        let (checkout, calls) = (Checkout(), Calls())
        checkout.service.hold(.create)
        let (screen, _) = try await Screen.shortcut(checkout, calls.view)
        calls.submits = []
        calls.submit?()
        await checkout.service.received(.create)
        screen.host.flush()
        #expect(calls.submits.last == .init(isLoading: true, isEnabled: true))
        checkout.service.release(.create)
        await until(checkout) { !$0.outcomes.isEmpty }
        screen.host.flush()
        #expect(calls.submits.last == .init(isLoading: false, isEnabled: true))
    }

    @Test func `a button that ignores loading cannot pay twice`() async throws {
        let (checkout, calls) = (Checkout(), Calls())
        checkout.service.hold(.create)
        _ = try await Screen.shortcut(checkout, calls.view)
        calls.submit?()
        calls.submit?()
        await checkout.service.received(.create)
        calls.submit?()
        checkout.service.release(.create)
        await until(checkout) { !$0.outcomes.isEmpty }
        calls.submit?()
        for _ in 0..<100 { await Task.yield() }
        #expect(checkout.service.count(.create) == 1 && checkout.results.count == 1)
    }

    @Test func `a button that ignores enabled starts no payment without a valid code, and the field says why`() async throws {
        let (checkout, calls) = (Checkout(capturesCvv: true), Calls())
        let (screen, _) = try await Screen.shortcut(checkout, calls.view)
        #expect(calls.submits.last == .init(isLoading: false, isEnabled: false))
        calls.submit?()
        await screen.until { $0.words.contains("Please enter a valid CVV.") }
        #expect(checkout.service.count(.exchange) == 0 && checkout.outcomes.isEmpty)
    }

    @Test func `selecting through the slot makes the row's method the active one`() async throws {
        let (checkout, calls) = (Checkout(), Calls())
        let (screen, selection) = try await Screen.shortcut(checkout, calls.view)
        let first = try #require(calls.select)
        selection.selectVaulted(selection.vaultedPaymentMethods[1])
        screen.host.flush()
        first()
        #expect(selection.state.selectedVaultedPaymentMethod?.id == "card-1")
        calls.submit?()
        await until(checkout) { !$0.outcomes.isEmpty }
        #expect(checkout.service.requests(.exchange).map(\.path) == ["/sdk/payment-instruments/card-1/exchange"])
    }

    @Test func `the security code's field stands between custom slots too`() async throws {
        let (screen, _) = try await Screen.shortcut(Checkout(capturesCvv: true), Calls().view)
        #expect(screen.words == ["header", "item", "Input the card CVV", "submit"])
        #expect(screen.nodes(.textField).count == 1)
    }

    /// Which slots are given.
    struct Row: CustomTestStringConvertible, Sendable {
        let header: Bool
        let item: Bool
        let submit: Bool
        var testDescription: String { "header \(header), item \(item), button \(submit)" }

        static let all = (0..<8).map { Row(header: $0 & 1 != 0, item: $0 & 2 != 0, submit: $0 & 4 != 0) }
    }

    @Test(arguments: Row.all)
    func `slots that are left out are the default ones`(_ row: Row) async throws {
        let header = { (_: PrimerSelectionSession) in AnyView(Text("H")) }
        let item = { (_: PrimerVaultedPaymentMethods.VaultedMethod, _: Bool, _: @escaping () -> Void) in AnyView(Text("I")) }
        let submit = { (_: Bool, _: Bool, _: @escaping () -> Void) in AnyView(Text("S")) }
        let view =
            switch (row.header, row.item, row.submit) {
            case (false, false, false): PrimerVaultedPaymentMethods()
            case (true, false, false): PrimerVaultedPaymentMethods(header: header)
            case (false, true, false): PrimerVaultedPaymentMethods(item: item)
            case (true, true, false): PrimerVaultedPaymentMethods(header: header, item: item)
            case (false, false, true): PrimerVaultedPaymentMethods(submitButton: submit)
            case (true, false, true): PrimerVaultedPaymentMethods(header: header, submitButton: submit)
            case (false, true, true): PrimerVaultedPaymentMethods(item: item, submitButton: submit)
            case (true, true, true): PrimerVaultedPaymentMethods(header: header, item: item, submitButton: submit)
            }
        let (screen, _) = try await Screen.shortcut(Checkout(), view)
        let words =
            (row.header ? ["H"] : ["Saved payment methods", "Show all"]) + (row.item ? ["I"] : ["•••• 4242"])
            + (row.submit ? ["S"] : ["Pay"])
        #expect(screen.words == words)
    }
}
