import CofferRendered
import CofferScreen
import SwiftUI

@testable import BrowserHost

/// A view as a page, its HTML as text that can be compared.
@MainActor
struct Page {
    let screen: Screen
    private(set) var mirror: PageMirror

    init(_ view: some View, surroundings: Surroundings = Surroundings()) {
        screen = Screen(view, surroundings: surroundings)
        mirror = PageMirror(screen.snapshot())
    }

    /// What stands on the screen.
    var html: String { PageMirror.plain((mirror.nodes[mirror.root]?.children ?? []).map(mirror.html(of:)).joined()) }

    /// Does what a user did, and what follows on the page.
    mutating func send(_ event: ViewEvent, to id: NodeID, shown: Attributes = [:]) -> [String] {
        screen.send(event, to: id, shown: shown)
        return mirror.operations(for: screen.changes()).map(\.json)
    }

    /// Takes what changed by itself.
    mutating func follow() { _ = mirror.operations(for: screen.changes()) }

    /// The first node of a kind.
    func node(_ kind: NodeKind) -> NodeID? { mirror.nodes.filter { $0.value.kind == kind }.keys.min() }
}

extension PageMirror {
    /// HTML without classes, looks, and the names of nodes; a reference to a node stays.
    static func plain(_ html: String) -> String {
        var (plain, rest) = ("", Substring(html))
        let left = [" id=\"n", " class=\"", " data-style=\""]
        while let place = left.compactMap({ rest.range(of: $0) }).min(by: { $0.lowerBound < $1.lowerBound }) {
            plain += rest[..<place.lowerBound]
            rest = rest[place.upperBound...]
            if let end = rest.firstIndex(of: "\"") { rest = rest[rest.index(after: end)...] }
        }
        return plain + rest
    }
}
