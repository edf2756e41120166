import SwiftUI
import Testing

@MainActor
struct ObjectTests {
    final class Model: ObservableObject {
        nonisolated(unsafe) static var made = 0
        @Published var count = 0
        @Published var name = "n"
    }

    @Test func `a state object is made once and kept`() {
        final class Made { var count = 0 }
        final class Counter: ObservableObject {
            @Published var value = 0
            init(_ made: Made) { made.count += 1 }
        }
        struct Child: View {
            @StateObject private var counter: Counter
            init(made: Made) { _counter = StateObject(wrappedValue: Counter(made)) }
            var body: some View { Button("child \(counter.value)") { counter.value += 1 } }
        }
        struct Parent: View {
            let made: Made
            @State private var other = 0
            var body: some View {
                Child(made: made)
                Button("parent \(other)") { other += 1 }
            }
        }
        let made = Made()
        let stage = Stage(Parent(made: made))
        stage.tap("child 0")
        stage.tap("parent 0")
        stage.tap("child 1")
        #expect(stage.words == ["child 2", "parent 1"])
        #expect(made.count == 1)
    }

    @Test func `a state object is let go when its view goes`() {
        struct Child: View {
            @StateObject private var model = Model()
            let seen: (Model) -> Void
            var body: some View {
                let _ = seen(model)
                Text("child")
            }
        }
        weak var model: Model?
        let stage = Stage(LifeTests.Switch(content: Child(seen: { model = $0 })))
        #expect(model != nil)
        stage.tap("switch")
        #expect(model == nil)
    }

    @Test func `a view follows an observed object, and another one when it gets another`() async {
        struct Child: View {
            @ObservedObject var model: Model
            var body: some View { Text(verbatim: "\(model.count)") }
        }
        struct Parent: View {
            let models: [Model]
            @State private var index = 0
            var body: some View {
                Child(model: models[index])
                Button("next") { index += 1 }
            }
        }
        let models = [Model(), Model()]
        let stage = Stage(Parent(models: models))
        models[0].count = 5
        #expect(stage.words.first == "0")
        await stage.settle()
        #expect(stage.words.first == "5")
        stage.tap("next")
        #expect(stage.words.first == "0")
        models[0].count = 6
        models[1].count = 7
        await stage.settle()
        #expect(stage.words.first == "7")
    }

    @Test func `bindings write into state, objects, members and elements`() {
        struct Child: View {
            @Binding var text: String
            let label: String
            var body: some View { Button(label) { text += "!" } }
        }
        struct Parent: View {
            struct Pair { var left = "l" }
            @State private var pair = Pair()
            @ObservedObject var model: Model
            @State private var maybe: String? = "m"
            var body: some View {
                Text(verbatim: pair.left + model.name + (maybe ?? "-"))
                Child(text: $pair.left, label: "state")
                Child(text: $model.name, label: "object")
                if let binding = Binding($maybe) { Child(text: binding, label: "optional") }
                Child(text: .constant("c"), label: "constant")
            }
        }
        let stage = Stage(Parent(model: Model()))
        for label in ["state", "object", "optional", "constant"] { stage.tap(label) }
        #expect(stage.words.first == "l!n!m!")
    }

    @Test func `the environment hands down values and objects`() {
        struct Child: View {
            @EnvironmentObject var model: Model
            @Environment(\.locale) var locale
            @Environment(\.greeting) var greeting
            var body: some View { Text(verbatim: "\(greeting) \(locale.identifier) \(model.name)") }
        }
        let view = HStack {
            Child().environment(\.greeting, "hi")
            Child()
        }.environmentObject(Model()).environment(\.locale, Locale(identifier: "de_CH"))
        #expect(Stage(view).words == ["hi de_CH n", "none de_CH n"])
    }

    @Test func `a new environment reaches every view, the colours too`() {
        let stage = Stage(Text("a").foregroundColor(.primary))
        #expect(stage.text == "text \"a\" color=#000000")
        stage.host.environment.colorScheme = .dark
        stage.host.flush()
        #expect(stage.text == "text \"a\" color=#FFFFFF")
    }

    @Test func `dynamic properties may be built of others`() {
        @MainActor struct Counter: DynamicProperty {
            @State var count = 10
            @Environment(\.greeting) var greeting
            var seen = ""
            nonisolated mutating func update() { MainActor.assumeIsolated { seen = "\(greeting) \(count)" } }
        }
        struct Child: View {
            var counter = Counter()
            var body: some View { Button("\(counter.seen)") { counter.count += 1 } }
        }
        let stage = Stage(Child().environment(\.greeting, "hi"))
        stage.tap("hi 10")
        #expect(stage.words == ["hi 11"])
    }

    @Test func `state changed on another thread is shown`() async {
        struct Child: View {
            @State private var count = 0
            var body: some View {
                let binding = $count
                Button("\(count)") { DispatchQueue.global().async { binding.wrappedValue = 7 } }
            }
        }
        let stage = Stage(Child())
        stage.tap("0")
        for _ in 0..<1000 where stage.words != ["7"] { await Task.yield() }
        for _ in 0..<200 where stage.words != ["7"] { try? await Task.sleep(nanoseconds: 5_000_000) }
        #expect(stage.words == ["7"])
    }

    @Test func `opening and closing five hundred screens leaves nothing`() {
        weak var last: ViewHost?
        weak var model: Model?
        struct Screen: View {
            @StateObject private var model = Model()
            @State private var text = ""
            let seen: (Model) -> Void
            var body: some View {
                let _ = seen(model)
                TextField("t", text: $text)
                Button("b") { text = "x" }.sheet(isPresented: .constant(true)) { Text("sheet") }
            }
        }
        for _ in 0..<500 {
            let host = ViewHost(Screen(seen: { model = $0 }))
            last = host
            host.close()
            #expect(host.tree.nodeCount == 1)
        }
        #expect(last == nil)
        #expect(model == nil)
    }
}

private struct GreetingKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
    fileprivate var greeting: String {
        get { self[GreetingKey.self] }
        set { self[GreetingKey.self] = newValue }
    }
}
