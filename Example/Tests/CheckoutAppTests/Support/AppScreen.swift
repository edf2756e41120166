import CofferRendered
import CofferScreen
import SwiftUI

/// A screen of the app, on which a test looks, taps and types.
@MainActor
final class AppScreen {
    let screen: Screen

    init(_ view: some View) { screen = Screen(view) }

    /// Everything shown, from the outside in.
    var nodes: [NodeSnapshot] { Self.all(in: screen.snapshot()) }

    /// All texts that are shown, from the first to the last.
    var words: [String] { Self.words(in: screen.snapshot()) }

    /// What is shown, as text.
    var text: String { screen.snapshot().description }

    static func all(in node: NodeSnapshot) -> [NodeSnapshot] { [node] + node.children.flatMap(all) }

    static func words(in node: NodeSnapshot) -> [String] {
        all(in: node).compactMap { $0.kind == .text ? $0.attributes[.text]?.content : nil }
    }

    /// The only node of an identifier.
    func node(_ id: String) -> NodeSnapshot? {
        let found = nodes.filter { $0.attributes[.identifier]?.content == id }
        return found.count == 1 ? found[0] : nil
    }

    /// The words of the only node of an identifier.
    func words(_ id: String) -> String? { node(id).map { Self.words(in: $0).joined(separator: " ") } }

    /// Waits until the screen is as a condition says, looking again after each change of it.
    func until(_ condition: (AppScreen) -> Bool) async {
        let (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        screen.onChange = { change.yield() }
        var iterator = changes.makeAsyncIterator()
        while !condition(self) { guard await iterator.next() != nil else { return } }
    }

    /// Whether a node of that identifier can be pressed.
    func canTap(_ id: String) -> Bool { node(id)?.attributes[.actions] == "tap" }

    @discardableResult
    func tap(_ id: String) -> Bool { node(id).map { screen.send(.tap, to: $0.id) } ?? false }

    // MARK: Fields

    /// The text field in the node of an identifier.
    func field(_ id: String) -> NodeSnapshot? { node(id).flatMap { Self.all(in: $0).first { $0.kind == .textField } } }

    /// Goes into a field, presses one key a character, and goes out of it.
    func type(_ text: String, into id: String) {
        guard let field = field(id) else { return }
        screen.send(.focus, to: field.id)
        for key in text {
            let end = self.field(id)?.attributes[.value]?.content.utf16.count ?? 0
            screen.send(.edit(end..<end, String(key)), to: field.id)
        }
        screen.send(.blur, to: field.id)
    }

    /// Types a whole card.
    func type(number: String = "4242424242424242", expiry: String = "1233", code: String = "123", holder: String = "Jane Doe") {
        for (text, id) in [(number, "card_number"), (expiry, "card_expiry"), (code, "card_code"), (holder, "card_holder")] {
            type(text, into: id)
        }
    }
}
