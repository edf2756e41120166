import CofferRendered
import CofferScreen
import SwiftUI
import Testing

@testable import BrowserHost

/// A patch carries what changed, not the page: what it takes does not grow with what stays.
@MainActor
@Suite struct PatchSizeTests {
    /// Bytes by which a patch on a screen with 200 saved methods may be longer than on one with 5: names of nodes have more digits there.
    private static let spareBytes = 200

    /// What was said of a screen with so many saved methods, in bytes.
    private struct Sizes {
        var page = 0
        var keystroke = 0
        var choice = 0
    }

    private static func sizes(_ count: Int) async throws -> Sizes {
        var page = Page(SavedMethods(count: count))
        var sizes = Sizes()
        let code = try await page.node(SavedMethods.Name.code)
        try await page.tap(SavedMethods.Name.all)
        _ = try await page.node(SavedMethods.Name.item(count))
        sizes.page = page.mirror.html.utf8.count
        // The last digit makes the code valid and enables a button.
        for (place, digit) in ["7", "3", "7"].enumerated() {
            let typed = AttributeValue.secret(String("737".prefix(place + 1)))
            sizes.keystroke = page.send(.edit(place..<place, digit), to: code, shown: [.value: typed]).bytes
        }
        sizes.choice = try await page.tap(SavedMethods.Name.item(2))
        page.screen.close()
        return sizes
    }

    @Test func `a keystroke and a choice take as much among 5 saved methods as among 200`() async throws {
        let (few, many) = (try await Self.sizes(5), try await Self.sizes(200))
        #expect(many.page > 20 * few.page)
        for (size, other) in [(few.keystroke, many.keystroke), (few.choice, many.choice)] {
            #expect(size > 0)
            #expect(abs(other - size) <= Self.spareBytes)
            #expect(10 * other < few.page)
        }
    }
}

extension [String] {
    /// What the operations take in a message.
    fileprivate var bytes: Int { map(\.utf8.count).reduce(0, +) }
}

extension Page {
    /// The node of an identifier, once the screen has it.
    fileprivate mutating func node(_ identifier: String) async throws -> NodeID {
        while true {
            let (changes, change) = AsyncStream.makeStream(of: Void.self)
            screen.onChange = { change.yield() }
            follow()
            if let node = mirror.nodes.first(where: { $0.value.attributes[.identifier]?.content == identifier }) { return node.key }
            for await _ in changes { break }
        }
    }

    /// Taps what has an identifier; gives the bytes of what follows.
    @discardableResult
    fileprivate mutating func tap(_ identifier: String) async throws -> Int { send(.tap, to: try await node(identifier)).bytes }
}
