import CofferRendered
import Testing

/// A host's copy of a tree, which knows nothing but the changes.
private struct Copy {
    var root: NodeSnapshot

    mutating func apply(_ changes: [TreeChange]) { for change in changes { root = Self.applied(change, to: root) ?? root } }

    private static func applied(_ change: TreeChange, to node: NodeSnapshot) -> NodeSnapshot? {
        var (children, attributes) = (node.children, node.attributes)
        switch change {
        case .remove(let id):
            if node.id == id { return nil }
        case .insert(let new, let parent, let before):
            if node.id == parent { children.insert(new, at: children.firstIndex { $0.id == before } ?? children.count) }
        case .move(let id, let parent, let before):
            if node.id == parent, let from = children.firstIndex(where: { $0.id == id }) {
                let moved = children.remove(at: from)
                children.insert(moved, at: children.firstIndex { $0.id == before } ?? children.count)
            }
        case .set(let id, let values):
            if node.id == id { for (name, value) in values { attributes[name] = value } }
        }
        return NodeSnapshot(id: node.id, kind: node.kind, attributes: attributes, children: children.compactMap { applied(change, to: $0) })
    }
}

@MainActor
struct TreeChangeTests {
    private let tree = RenderedTree()

    private func text(_ word: String) -> RenderedNode {
        let node = tree.makeNode(.text)
        node.set([.text: .text(word)])
        return node
    }

    @Test func `nothing changed, nothing is said`() {
        let a = text("a")
        tree.root.set(children: [a])
        #expect(tree.takeChanges().isEmpty)
        _ = tree.takeSnapshot()
        a.set([.text: "a"])
        tree.root.set(children: [a])
        #expect(!tree.hasChanges)
        #expect(tree.takeChanges().isEmpty)
    }

    @Test func `a change and its reversal say nothing`() {
        let a = text("a")
        tree.root.set(children: [a])
        _ = tree.takeSnapshot()
        a.set([.text: "b"])
        a.set([.text: "a"])
        #expect(tree.takeChanges().isEmpty)
    }

    @Test func `only the changed property is said`() {
        let a = tree.makeNode(.text)
        a.set([.text: "a", .font: "body", .color: "#000000"])
        tree.root.set(children: [a])
        _ = tree.takeSnapshot()
        a.set([.text: "b", .font: "body", .weight: "bold"])
        #expect(tree.takeChanges() == [.set(a.id, [.text: "b", .weight: "bold", .color: nil])])
        #expect(tree.takeChanges().isEmpty)
    }

    @Test func `what the host shows already is not said again`() {
        let field = tree.makeNode(.textField)
        field.set([.value: "4"])
        tree.root.set(children: [field])
        _ = tree.takeSnapshot()
        field.assume(.value, is: "42")
        field.set([.value: "42"])
        #expect(tree.takeChanges().isEmpty)
        field.assume(.value, is: "42x")
        #expect(tree.takeChanges() == [.set(field.id, [.value: "42"])])
    }

    @Test func `a new node comes with all that is in it`() {
        _ = tree.takeSnapshot()
        let (stack, a) = (tree.makeNode(.vstack), text("a"))
        stack.set(children: [a])
        tree.root.set(children: [stack])
        a.set([.text: "b"])
        #expect(tree.takeChanges() == [.insert(stack.snapshot, into: tree.root.id, before: nil)])
    }

    @Test func `a node that went to another parent goes and comes`() {
        let (left, right, a) = (tree.makeNode(.vstack), tree.makeNode(.vstack), text("a"))
        left.set(children: [a])
        tree.root.set(children: [left, right])
        _ = tree.takeSnapshot()
        left.set(children: [])
        right.set(children: [a])
        #expect(tree.takeChanges() == [.remove(a.id), .insert(a.snapshot, into: right.id, before: nil)])
    }

    @Test func `a node that is in no tree is not found`() {
        let a = text("a")
        #expect(tree.node(a.id) == nil)
        tree.root.set(children: [a])
        #expect(tree.node(a.id) === a)
        tree.root.set(children: [])
        #expect(tree.node(a.id) == nil)
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let old: [Int]
        let new: [Int]
        let steps: Int

        init(_ name: String, _ old: [Int], _ new: [Int], _ steps: Int) {
            (testDescription, self.old, self.new, self.steps) = (name, old, new, steps)
        }
    }

    @Test(arguments: [
        Row("one at the end", [1, 2], [1, 2, 3], 1),
        Row("one at the front", [1, 2], [3, 1, 2], 1),
        Row("the first to the end", [1, 2, 3, 4], [2, 3, 4, 1], 1),
        Row("the last to the front", [1, 2, 3, 4], [4, 1, 2, 3], 1),
        Row("turned round", [1, 2, 3, 4], [4, 3, 2, 1], 3),
        Row("two gone, one moved, one new", [1, 2, 3, 4, 5], [5, 1, 6, 3], 4),
        Row("all gone", [1, 2, 3], [], 3),
        Row("all others", [1, 2], [3, 4], 4),
    ])
    func `siblings are rearranged in few steps`(_ row: Row) {
        let nodes = (0...6).map { text("\($0)") }
        tree.root.set(children: row.old.map { nodes[$0] })
        var copy = Copy(root: tree.takeSnapshot())
        tree.root.set(children: row.new.map { nodes[$0] })
        let changes = tree.takeChanges()
        copy.apply(changes)
        #expect(copy.root == tree.root.snapshot)
        #expect(changes.count == row.steps)
    }

    @Test func `a copy follows a thousand random steps`() {
        var random = SeededGenerator(seed: 7)
        let stacks = (0..<6).map { _ in tree.makeNode(.vstack) }
        let texts = (0..<20).map { text("\($0)") }
        tree.root.set(children: stacks)
        var copy = Copy(root: tree.takeSnapshot())
        for step in 0..<1000 {
            let shuffled = texts.shuffled(using: &random)
            for (index, stack) in stacks.enumerated() { stack.set(children: []); _ = index }
            for (index, stack) in stacks.enumerated() where Bool.random(using: &random) {
                stack.set(children: Array(shuffled[index * 3..<index * 3 + Int.random(in: 0...3, using: &random)]))
            }
            texts.randomElement(using: &random)?.set([.text: .text("\(step)")])
            tree.root.set(children: stacks.shuffled(using: &random).dropLast(Int.random(in: 0...2, using: &random)))
            copy.apply(tree.takeChanges())
            guard copy.root == tree.root.snapshot else {
                Issue.record("step \(step)")
                return
            }
        }
    }

    @Test func `no text form of a secret shows it`() {
        let field = tree.makeNode(.textField)
        field.set([.value: .secret("hush")])
        var shown = "\(field.snapshot) \(String(reflecting: field.snapshot))"
        dump(field.snapshot, to: &shown)
        #expect(!shown.contains("hush"))
        #expect(shown.contains("••••"))
    }
}

private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
    }
}
