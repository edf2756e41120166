import CofferRendered
import SwiftUI
import Testing

@testable import PrimerSDK

/// A screen on which a test looks, taps and types.
@MainActor
final class Screen {
    let host: ViewHost

    init(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) {
        var environment = EnvironmentValues()
        change(&environment)
        host = ViewHost(view, environment: environment)
    }

    /// Waits until the screen is as a condition says, looking again after each change of it.
    func until(_ condition: (Screen) -> Bool) async {
        while true {
            let change = OneAnswer<Bool>()
            host.onChange = { change.give(true) }
            host.flush()
            if condition(self) || Task.isCancelled { return }
            _ = await change.wait()
        }
    }

    /// Shows the shortcut of a checkout, once its list has come.
    static func shortcut(
        _ checkout: Checkout, _ view: PrimerVaultedPaymentMethods = .init(), _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) async throws -> (Screen, PrimerSelectionSession) {
        let screen = Screen(view.primerCheckoutSession(checkout.session) { [weak checkout] in checkout?.note($0) }, change)
        await PrimerSDKTests.until(checkout.session) { $0.phase == .ready }
        let selection = try await checkout.listed()
        screen.host.flush()
        return (screen, selection)
    }

    /// What is shown, as text.
    var text: String {
        let lines = host.tree.root.snapshot.description.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return lines.map { $0.dropFirst(2) }.joined(separator: "\n")
    }

    /// Everything shown, from the outside in.
    var nodes: [RenderedNode] { Self.all(in: host.tree.root) }

    /// All texts that are shown, from the first to the last.
    var words: [String] { Self.words(in: host.tree.root) }

    static func all(in node: RenderedNode) -> [RenderedNode] { [node] + node.children.flatMap(all) }

    static func words(in node: RenderedNode) -> [String] {
        all(in: node).compactMap { $0.kind == .text ? $0.attributes[.text]?.content : nil }
    }

    /// The only node of an identifier, without what all of them begin with.
    func node(_ id: String) -> RenderedNode? {
        let found = nodes.filter { $0.attributes[.identifier]?.content == "checkout_components_" + id }
        return found.count == 1 ? found[0] : nil
    }

    func nodes(_ kind: NodeKind) -> [RenderedNode] { nodes.filter { $0.kind == kind } }

    /// The button with a label or with a word in it.
    func button(_ word: String) -> RenderedNode? {
        nodes(.button).first { $0.attributes[.label]?.content == word || Self.words(in: $0).contains(word) }
    }

    /// Taps a node; false where nothing can be tapped.
    @discardableResult
    func tap(_ node: RenderedNode?) -> Bool { node.map { host.send(.tap, to: $0.id) } ?? false }

    @discardableResult
    func tap(_ id: String) -> Bool { tap(node(id)) }

    var sheet: RenderedNode? { nodes(.sheet).first }
    var field: RenderedNode? { node("vault_cvv_field") }

    /// What is typed into the field for the security code.
    var typed: String? { field?.attributes[.value]?.content }

    @discardableResult
    func type(_ text: String) -> Bool {
        guard let field else { return false }
        let end = (field.attributes[.value]?.content ?? "").utf16.count
        return host.send(.edit(end..<end, text), to: field.id)
    }
}
