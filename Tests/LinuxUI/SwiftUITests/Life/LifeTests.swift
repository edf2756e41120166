import SwiftUI
import Testing

@MainActor
struct LifeTests {
    @MainActor final class Log { var lines: [String] = [] }

    struct Switch<Content: View>: View {
        @State private var isOn = true
        let content: Content
        var body: some View {
            if isOn { content }
            Button("switch") { isOn.toggle() }
        }
    }

    @Test func `views say when they come and when they go`() {
        let log = Log()
        let view = Text("a").onAppear { log.lines.append("come") }.onDisappear { log.lines.append("gone") }
        let stage = Stage(Switch(content: view))
        #expect(log.lines == ["come"])
        stage.tap("switch")
        #expect(log.lines == ["come", "gone"])
        stage.tap("switch")
        #expect(log.lines == ["come", "gone", "come"])
    }

    @Test func `each view of a group comes by itself, what shows nothing never does`() {
        let log = Log()
        _ = Stage(
            Group {
                Text("a")
                Text("b")
            }.onAppear { log.lines.append("come") })
        _ = Stage(EmptyView().onAppear { log.lines.append("never") })
        #expect(log.lines == ["come", "come"])
    }

    @Test func `closing the screen takes every view away`() {
        let log = Log()
        let stage = Stage(VStack { Text("a").onDisappear { log.lines.append("gone") } })
        stage.host.close()
        #expect(log.lines == ["gone"])
        #expect(stage.nodes.count == 1)
    }

    @Test func `what appearing changes is shown in the same update`() {
        struct Greeting: View {
            @State private var word = "before"
            var body: some View { Text(verbatim: word).onAppear { word = "after" } }
        }
        #expect(Stage(Greeting()).words == ["after"])
    }

    @Test func `a task runs when the view comes and is cancelled when it goes`() async {
        let log = Log()
        let (started, startedSignal) = AsyncStream<Void>.makeStream()
        let (ended, endedSignal) = AsyncStream<Void>.makeStream()
        let view = Text("a").task {
            log.lines.append("start")
            startedSignal.yield()
            try? await Task.sleep(nanoseconds: 60_000_000_000)
            log.lines.append(Task.isCancelled ? "cancelled" : "slept")
            endedSignal.yield()
        }
        let stage = Stage(Switch(content: view))
        for await _ in started { break }
        stage.tap("switch")
        for await _ in ended { break }
        #expect(log.lines == ["start", "cancelled"])
    }

    @Test func `a task with an id starts anew when the id changes, and only then`() async {
        struct Parent: View {
            let report: @MainActor (String) -> Void
            @State private var id = 1
            @State private var other = 1
            var body: some View {
                Text(verbatim: "\(other)").task(id: id) {
                    report("start \(id)")
                    try? await Task.sleep(nanoseconds: 60_000_000_000)
                    report("cancelled")
                }
                Button("id") { id += 1 }
                Button("other") { other += 1 }
            }
        }
        let (reports, signal) = AsyncStream<String>.makeStream()
        let stage = Stage(Parent(report: { signal.yield($0) }))
        var next = reports.makeAsyncIterator()
        #expect(await next.next() == "start 1")
        stage.tap("other")
        stage.tap("id")
        let both = [await next.next(), await next.next()].compactMap { $0 }
        #expect(Set(both) == ["start 2", "cancelled"])
        stage.host.close()
        #expect(await next.next() == "cancelled")
    }

    @Test func `a change of a value is told once, with the new value, after the update`() {
        struct Parent: View {
            let log: Log
            @State private var count = 0
            @State private var other = 0
            var body: some View {
                Text("a").onChange(of: count) { log.lines.append("\($0)") }
                Button("count") { count += 2 }
                Button("other") { other += 1 }
            }
        }
        let log = Log()
        let stage = Stage(Parent(log: log))
        stage.tap("other")
        #expect(log.lines.isEmpty)
        stage.tap("count")
        stage.tap("other")
        stage.tap("count")
        #expect(log.lines == ["2", "4"])
    }

    @Test func `values of a publisher are received while the view is there`() {
        let log = Log()
        let subject = PassthroughSubject<Int, Never>()
        let stage = Stage(Switch(content: Text("a").onReceive(subject) { log.lines.append("\($0)") }))
        subject.send(1)
        stage.tap("switch")
        subject.send(2)
        stage.tap("switch")
        subject.send(3)
        #expect(log.lines == ["1", "3"])
    }

    @Test func `a publisher of a model does not deliver its value again at each update`() {
        final class Model: ObservableObject { @Published var count = 1 }
        struct Parent: View {
            let log: Log
            let model: Model
            @State private var other = 0
            var body: some View {
                Text(verbatim: "\(other)").onReceive(model.$count) { log.lines.append("\($0)") }
                Button("other") { other += 1 }
            }
        }
        let log = Log()
        let model = Model()
        let stage = Stage(Parent(log: log, model: model))
        stage.tap("other")
        model.count = 2
        #expect(log.lines == ["1", "2"])
    }

    @Test func `a change that leads to itself does not stop the main loop`() async {
        struct Spinning: View {
            @State private var count = 0
            var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 }.onChange(of: count) { count = $0 + 1 } }
        }
        let stage = Stage(Spinning())
        let first = stage.words.first.flatMap(Int.init) ?? 0
        #expect((1...100).contains(first))
        stage.host.close()
    }

    @Test func `a tap on any view is told`() {
        let log = Log()
        let stage = Stage(Text("a").padding().onTapGesture { log.lines.append("tap") })
        let box = stage.nodes.first { $0.attributes[.actions] != nil }
        #expect(box.map { stage.host.send(.tap, to: $0.id) } == true)
        #expect(log.lines == ["tap"])
    }
}
