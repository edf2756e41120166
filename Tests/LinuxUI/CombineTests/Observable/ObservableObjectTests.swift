@testable import Combine
import CofferFoundation
import Testing

struct ObservableObjectTests {
    private class Base: ObservableObject { @Published var name = "" }
    private final class Form: Base {
        @Published var count = 0
        var quiet = 0
    }
    private final class Plain: ObservableObject {}
    private final class Custom: ObservableObject {
        let objectWillChange = PassthroughSubject<Int, Never>()
        @Published var count = 0
    }
    private final class Hidden: ObservableObject, CustomReflectable {
        @Published var count = 0
        var customMirror: Mirror { Mirror(self, children: []) }
    }

    @Test func `an object tells of a change before it happens, inherited properties too`() {
        let form = Form()
        var seen: [Int] = []
        let token = form.objectWillChange.sink { seen.append(form.count) }
        form.count = 1
        form.count = 2
        form.quiet = 3
        form.name = "a"
        #expect(seen == [0, 1, 2])
        token.cancel()
        form.count = 9
        #expect(seen.count == 3)
    }

    @Test func `an object has one publisher, another object another`() {
        let (form, other, plain) = (Form(), Form(), Plain())
        #expect(form.objectWillChange === form.objectWillChange)
        #expect(form.objectWillChange !== other.objectWillChange)
        #expect(plain.objectWillChange === plain.objectWillChange)
    }

    @Test func `an object without published properties tells when it is made to`() {
        let plain = Plain()
        var count = 0
        let token = plain.objectWillChange.sink { count += 1 }
        plain.objectWillChange.send()
        #expect(count == 1)
        token.cancel()
    }

    @Test func `an object that hides its members tells all the same`() {
        let hidden = Hidden()
        var count = 0
        let token = hidden.objectWillChange.sink { count += 1 }
        hidden.count = 1
        #expect(count == 1)
        token.cancel()
    }

    @Test func `a publisher of one's own is left alone`() {
        let custom = Custom()
        var heard: [Int] = []
        let token = custom.objectWillChange.sink { heard.append($0) }
        custom.count = 1
        custom.objectWillChange.send(7)
        #expect(heard == [7])
        token.cancel()
    }

    @Test func `a property replays its value, then delivers each new one before it is set`() {
        let form = Form()
        form.count = 1
        var log: [[Int]] = []
        let token = form.$count.sink { log.append([$0, form.count]) }
        form.count = 2
        #expect(log == [[1, 1], [2, 1]])
        #expect(form.count == 2)
        token.cancel()
    }

    @Test func `the object hears before the property's subscribers`() {
        let form = Form()
        var log: [String] = []
        var tokens = Set<AnyCancellable>()
        form.$count.sink { log.append("value \($0)") }.store(in: &tokens)
        form.objectWillChange.sink { log.append("object") }.store(in: &tokens)
        form.count = 1
        #expect(log == ["value 0", "object", "value 1"])
        tokens.removeAll()
    }

    @Test func `a property honours demand and keeps the latest value for who did not ask`() {
        let form = Form()
        let probe = Probe<Int, Never>(.none)
        form.$count.subscribe(probe)
        form.count = 1
        form.count = 2
        #expect(probe.values.isEmpty)
        probe.request(.max(1))
        #expect(probe.values == [2])
    }

    @Test func `a publisher can feed a property, which tells its object, until the object is gone`() {
        let subject = PassthroughSubject<Int, Never>()
        weak var gone: Form?
        do {
            let form = Form()
            gone = form
            var changes = 0
            let token = form.objectWillChange.sink { changes += 1 }
            subject.assign(to: &form.$count)
            subject.send(5)
            #expect(form.count == 5 && changes == 1)
            token.cancel()
        }
        #expect(gone == nil)
        subject.send(6)
        let connection = Connection()
        do {
            let form = Form()
            Once(connection).assign(to: &form.$count)
            #expect(connection.log == ["unlimited"])
        }
        #expect(connection.log == ["unlimited", "cancel"])
    }

    @Test func `a property can be set up in an initialiser`() {
        final class Model: ObservableObject {
            @Published var name: String
            init(_ name: String) { _name = Published(initialValue: name) }
        }
        #expect(Model("a").name == "a")
    }

    @Test func `an object in its last moment can still change and be read`() {
        final class Leaving: ObservableObject {
            @Published var count = 0
            @Published var link: AnyCancellable?
            deinit {
                count += 1
                link = nil
            }
        }
        var log: [Int] = []
        do {
            let leaving = Leaving()
            _ = leaving.objectWillChange
            weak let same = leaving
            leaving.link = AnyCancellable { log.append(same?.count ?? -1) }
            leaving.link = nil
            leaving.link = AnyCancellable { log.append(2) }
        }
        #expect(log == [0, 2])
    }

    @Test func `objects that are gone are forgotten`() {
        for _ in 0..<2_000 { _ = Plain().objectWillChange }
        #expect(WillChangeTable.shared.count < 1_000)
    }

    @Test @MainActor func `a model on the main actor works`() {
        let model = MainModel()
        var heard: [Bool] = []
        let token = model.$isReady.sink { heard.append($0) }
        model.isReady = true
        #expect(heard == [false, true])
        token.cancel()
    }

    @MainActor private final class MainModel: ObservableObject { @Published var isReady = false }

    private final class Connection: Subscription {
        var log: [String] = []
        func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }
        func cancel() { log.append("cancel") }
    }

    /// Hands a given subscription to its subscriber.
    private struct Once: Publisher {
        typealias Output = Int
        typealias Failure = Never
        let connection: Connection
        init(_ connection: Connection) { self.connection = connection }
        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never { subscriber.receive(subscription: connection) }
    }
}
