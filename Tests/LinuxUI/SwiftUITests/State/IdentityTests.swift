import CofferRendered
import SwiftUI
import Testing

@MainActor
struct IdentityTests {
    struct Counter: View {
        @State private var count = 0
        var name = "n"
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func `state survives when the parent is asked again`() {
        struct Parent: View {
            @State private var title = "old"
            var body: some View {
                Text(verbatim: title)
                Counter(name: title)
                Button("rename") { title = "new" }
            }
        }
        let stage = Stage(Parent())
        stage.tap("old 0")
        stage.tap("old 1")
        stage.tap("rename")
        #expect(stage.words == ["new", "new 2", "rename"])
    }

    @Test func `two views made of one value have each their own state`() {
        struct Twins: View {
            let counter = Counter()
            var body: some View {
                counter
                counter
            }
        }
        let stage = Stage(Twins())
        stage.tap("n 0")
        #expect(stage.words == ["n 1", "n 0"])
    }

    @Test func `a branch that comes back starts anew`() {
        struct Switch: View {
            @State private var isOn = true
            var body: some View {
                if isOn { Counter() }
                Button("switch") { isOn.toggle() }
            }
        }
        let stage = Stage(Switch())
        stage.tap("n 0")
        #expect(stage.words.first == "n 1")
        stage.tap("switch")
        #expect(stage.words == ["switch"])
        stage.tap("switch")
        #expect(stage.words.first == "n 0")
    }

    @Test func `the branches of a condition do not share state`() {
        struct Switch: View {
            @State private var isOn = true
            var body: some View {
                if isOn { Counter() } else { Counter() }
                Button("switch") { isOn.toggle() }
            }
        }
        let stage = Stage(Switch())
        stage.tap("n 0")
        stage.tap("switch")
        #expect(stage.words.first == "n 0")
    }

    @Test func `a changed id starts anew`() {
        struct Parent: View {
            @State private var id = 1
            var body: some View {
                Counter().id(id)
                Button("next") { id += 1 }
            }
        }
        let stage = Stage(Parent())
        stage.tap("n 0")
        stage.tap("next")
        #expect(stage.words.first == "n 0")
    }

    @Test func `an element keeps its state and its node wherever it moves`() {
        struct List: View {
            @State private var names = ["a", "b", "c"]
            var body: some View {
                ForEach(names, id: \.self) { Counter(name: $0) }
                Button("move") { names = ["c", "a", "b"] }
            }
        }
        let stage = Stage(List())
        stage.tap("c 0")
        let before = stage.node(.button, with: "c 1")?.id
        _ = stage.host.tree.takeSnapshot()
        stage.tap("move")
        #expect(stage.words == ["c 1", "a 0", "b 0", "move"])
        let after = stage.node(.button, with: "c 1")?.id
        #expect(before == after)
        let first = stage.node(.button, with: "a 0")?.id
        #expect(stage.host.tree.takeChanges() == [before.map { .move($0, into: stage.host.tree.root.id, before: first) }])
    }

    @Test func `another type in an AnyView starts anew, the same type does not`() {
        struct Other: View {
            @State private var count = 10
            var body: some View { Text(verbatim: "other \(count)") }
        }
        struct Parent: View {
            @State private var step = 0
            var body: some View {
                step == 2 ? AnyView(Other()) : AnyView(Counter())
                Button("next") { step += 1 }
            }
        }
        let stage = Stage(Parent())
        stage.tap("n 0")
        stage.tap("next")
        #expect(stage.words.first == "n 1")
        stage.tap("next")
        #expect(stage.words.first == "other 10")
        stage.tap("next")
        #expect(stage.words.first == "n 0")
    }

    @Test func `changes of one turn lead to one update`() async {
        final class Count { var bodies = 0 }
        struct Parent: View {
            let count: Count
            @State private var a = 0
            @State private var b = 0
            var body: some View {
                let _ = count.bodies += 1
                Button("both \(a) \(b)") {
                    Task { @MainActor in
                        a += 1
                        b += 1
                        a += 1
                    }
                }
            }
        }
        let count = Count()
        let stage = Stage(Parent(count: count))
        stage.tap("both 0 0")
        await stage.settle()
        #expect(stage.words == ["both 2 1"])
        #expect(count.bodies == 2)
    }

    @Test func `an equal value leads to no update`() async {
        final class Count { var bodies = 0 }
        struct Parent: View {
            let count: Count
            @State private var a = 0
            var body: some View {
                let _ = count.bodies += 1
                Button("same") { a = 0 }
            }
        }
        let count = Count()
        let stage = Stage(Parent(count: count))
        stage.tap("same")
        await stage.settle()
        #expect(count.bodies == 1)
    }

    @Test func `an event for a node that is gone changes nothing`() {
        struct Parent: View {
            @State private var isOn = true
            @State private var taps = 0
            var body: some View {
                if isOn { Button("inside") { taps += 1 } }
                Button("hide \(taps)") { isOn = false }
            }
        }
        let stage = Stage(Parent())
        let inside = stage.node(.button, with: "inside")
        stage.tap("hide 0")
        #expect(inside.map { stage.host.send(.tap, to: $0.id) } == false)
        #expect(!stage.host.send(.tap, to: NodeID(rawValue: 4711)))
        #expect(stage.words == ["hide 0"])
    }
}
