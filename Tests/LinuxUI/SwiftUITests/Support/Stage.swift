import CofferRendered
import SwiftUI

/// A screen on which a test looks and taps.
@MainActor
struct Stage {
    let host: ViewHost

    init(host: ViewHost) { self.host = host }

    init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) { host = ViewHost(view, environment: environment) }

    /// What is shown, as text.
    var text: String {
        let lines = host.tree.root.snapshot.description.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return lines.map { $0.dropFirst(2) }.joined(separator: "\n")
    }

    /// All texts that are shown, from the first to the last.
    var words: [String] { nodes.compactMap { $0.kind == .text ? $0.attributes[.text]?.content : nil } }

    var nodes: [RenderedNode] { all(in: host.tree.root) }

    private func all(in node: RenderedNode) -> [RenderedNode] { [node] + node.children.flatMap(all) }

    /// The only node of a kind, or the one around or with a word.
    func node(_ kind: NodeKind, with word: String? = nil) -> RenderedNode? {
        nodes.first { node in
            node.kind == kind
                && (word == nil || all(in: node).contains { inner in inner.attributes.values.contains { $0.content == word } })
        }
    }

    @discardableResult
    func tap(_ word: String) -> Bool {
        guard let node = node(.button, with: word) else { return false }
        return host.send(.tap, to: node.id)
    }

    /// Waits until the main loop had its turn.
    func settle() async { for _ in 0..<5 { await Task.yield() } }
}
