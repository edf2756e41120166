import CofferFoundation
import CofferRendered
import Testing

@testable import BrowserHost

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct PageMirrorTests {
    @Test(arguments: 1...40)
    func `a page that followed the changes is the page of the changed screen`(_ seed: UInt64) throws {
        let screen = RandomScreen(seed: seed)
        var mirror = PageMirror(screen.tree.takeSnapshot())
        let page = try PageModel(mirror.html)
        for _ in 0..<12 {
            screen.change()
            for operation in mirror.operations(for: screen.tree.takeChanges()) { try page.apply(operation.json) }
            let fresh = PageMirror(screen.tree.root.snapshot)
            let expected = try PageModel(fresh.html).text
            try #require(page.text == expected)
            #expect(mirror.title == fresh.title)
            #expect(mirror.nodes.count == fresh.nodes.count)
            #expect(mirror.dialogs == fresh.dialogs)
        }
    }

    @Test func `no changes, no operations`() {
        let screen = RandomScreen(seed: 1)
        var mirror = PageMirror(screen.tree.takeSnapshot())
        #expect(mirror.operations(for: []) == [])
        #expect(mirror.operations(for: screen.tree.takeChanges()) == [])
    }

    @Test func `changes of nodes that are not there are passed over`() {
        let tree = RenderedTree()
        var mirror = PageMirror(tree.takeSnapshot())
        let (gone, leaf) = (NodeID(rawValue: 99), NodeSnapshot(id: NodeID(rawValue: 98), kind: .text))
        #expect(
            mirror.operations(for: [
                .remove(gone), .insert(leaf, into: gone, before: nil), .move(gone, into: tree.root.id, before: nil),
                .set(gone, [.text: "a"]),
                .remove(tree.root.id),
            ]) == [])
    }

    @Test func `a row that comes is the HTML of that row alone`() throws {
        let tree = RenderedTree()
        let list = tree.makeNode(.vstack)
        let rows = (0..<200).map { _ in tree.makeNode(.hstack) }
        list.set(children: rows)
        tree.root.set(children: [list])
        var mirror = PageMirror(tree.takeSnapshot())
        let row = tree.makeNode(.hstack)
        list.set(children: Array(rows[..<100]) + [row] + Array(rows[100...]))
        let operations = mirror.operations(for: tree.takeChanges())
        #expect(
            operations == [
                .insert(
                    html: "<div id=\"n\(row.id.rawValue)\" class=\"hstack row\"></div>", into: PartID(node: list.id), before: rows[100].id)
            ])
        list.set(children: Array(rows[..<100]) + Array(rows[100...]))
        #expect(mirror.operations(for: tree.takeChanges()) == [.remove(PartID(node: row.id))])
    }

    @Test func `a text that changes is said in one operation`() {
        let tree = RenderedTree()
        tree.root.set(children: [])
        let text = tree.makeNode(.text)
        text.set([.text: "a", .font: "body"])
        tree.root.set(children: [text])
        var mirror = PageMirror(tree.takeSnapshot())
        text.set([.text: "b", .font: "body"])
        #expect(mirror.operations(for: tree.takeChanges()).map(\.json) == [#"["t",2,"b"]"#])
        text.set([.text: "b", .font: "body", .color: "#FF0000"])
        #expect(
            mirror.operations(for: tree.takeChanges()).map(\.json) == [##"["=",2,{"data-style":"font-size:1.063rem;color:#FF0000;"}]"##])
        text.set([.text: "b", .font: "body", .color: "#FF0000", .traits: "header"])
        #expect(mirror.operations(for: tree.takeChanges()).first?.json.hasPrefix(#"["r",2,"\u003Ch2 id=\"n2\""#) == true)
    }

    @Test func `what a field holds is said again whenever the screen says it`() {
        let tree = RenderedTree()
        let field = tree.makeNode(.textField)
        field.set([.value: "42"])
        tree.root.set(children: [field])
        var mirror = PageMirror(tree.takeSnapshot())
        // The browser shows a letter more, which the screen does not take.
        field.assume(.value, is: "42x")
        #expect(mirror.operations(for: tree.takeChanges()) == [.value(field.id, "42")])
        field.set([.value: "42", .focused: .yes, .selection: "1,2"])
        #expect(mirror.operations(for: tree.takeChanges()) == [.focus(field.id), .selection(field.id, first: 1, last: 2)])
        field.set([.value: "42"])
        #expect(mirror.operations(for: tree.takeChanges()) == [.blur(field.id)])
    }

    @Test func `the caret leaves one field before it comes to another`() {
        let tree = RenderedTree()
        let (one, other) = (tree.makeNode(.textField), tree.makeNode(.textField))
        other.set([.focused: .yes])
        tree.root.set(children: [one, other])
        var mirror = PageMirror(tree.takeSnapshot())
        one.set([.focused: .yes])
        other.set([:])
        #expect(mirror.operations(for: tree.takeChanges()) == [.blur(other.id), .focus(one.id)])
    }

    @Test func `the title of the page in front is the document's`() {
        let tree = RenderedTree()
        let (navigation, first, second) = (tree.makeNode(.navigation), tree.makeNode(.page), tree.makeNode(.page))
        first.set([.title: "Shop"])
        second.set([.title: "Card", .actions: "dismiss"])
        navigation.set(children: [first])
        tree.root.set(children: [navigation])
        var mirror = PageMirror(tree.takeSnapshot())
        #expect(mirror.title == "Shop")
        navigation.set(children: [first, second])
        #expect(
            mirror.operations(for: tree.takeChanges()).suffix(2) == [
                .text(PartID(node: tree.root.id, isBeside: true), "Card"), .title("Card"),
            ])
        second.set([.title: "New card", .actions: "dismiss"])
        #expect(mirror.operations(for: tree.takeChanges()) == [.text(PartID(node: second.id), "New card"), .title("New card")])
        navigation.set(children: [first])
        #expect(mirror.operations(for: tree.takeChanges()).last == .title("Shop"))
    }

    @Test func `errors are announced, and silenced when they go`() throws {
        let tree = RenderedTree()
        let (field, error) = (tree.makeNode(.textField), tree.makeNode(.text))
        tree.root.set(children: [field])
        var mirror = PageMirror(tree.takeSnapshot())
        let page = try PageModel(mirror.html)
        func follow() throws { for operation in mirror.operations(for: tree.takeChanges()) { try page.apply(operation.json) } }
        error.set([.text: "Wrong code", .traits: "live"])
        tree.root.set(children: [field, error])
        try follow()
        #expect(try page.announcement(tree.root.id.rawValue) == "Wrong code")
        error.set([.text: "Code too short", .traits: "live"])
        try follow()
        #expect(try page.announcement(tree.root.id.rawValue) == "Code too short")
        tree.root.set(children: [field])
        try follow()
        #expect(try page.announcement(tree.root.id.rawValue) == "")
    }

    @Test func `a heading that comes into an open dialog is announced there`() throws {
        let tree = RenderedTree()
        let (sheet, first, second) = (tree.makeNode(.sheet), tree.makeNode(.text), tree.makeNode(.text))
        first.set([.text: "All methods", .traits: "header"])
        second.set([.text: "Payment successful", .traits: "header"])
        sheet.set(children: [first])
        tree.root.set(children: [sheet])
        var mirror = PageMirror(tree.takeSnapshot())
        let page = try PageModel(mirror.html)
        #expect(try page.announcement(sheet.id.rawValue) == "")
        sheet.set(children: [second])
        for operation in mirror.operations(for: tree.takeChanges()) { try page.apply(operation.json) }
        #expect(try page.announcement(sheet.id.rawValue) == "Payment successful")
        #expect(try page.element(sheet.id.rawValue).attributes["aria-labelledby"] == "n\(second.id.rawValue)")
    }

    @Test func `what a user typed is in no description`() {
        let tree = RenderedTree()
        let field = tree.makeNode(.textField)
        field.set([.value: .secret("737"), .secure: .yes])
        tree.root.set(children: [field])
        var mirror = PageMirror(tree.takeSnapshot())
        #expect(mirror.html.contains("737"))
        let other = tree.makeNode(.textField)
        other.set([.value: .secret("737"), .secure: .yes])
        field.set([.value: .secret("7371"), .secure: .yes])
        tree.root.set(children: [field, other])
        let operations = mirror.operations(for: tree.takeChanges())
        #expect(operations.map(\.json).joined().contains("737"))
        var texts = ["\(mirror)", String(reflecting: mirror), "\(operations)", String(reflecting: operations)]
        for index in texts.indices {
            if index == 0 { dump(mirror, to: &texts[index]) } else { dump(operations, to: &texts[index]) }
        }
        for text in texts { #expect(!text.contains("737")) }
    }
}
