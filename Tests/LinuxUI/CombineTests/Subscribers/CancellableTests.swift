import Combine
import Testing

struct CancellableTests {
    @Test func `a token cancels once, at the latest when it is let go`() {
        var count = 0
        let token = AnyCancellable { count += 1 }
        token.cancel()
        token.cancel()
        #expect(count == 1)
        do { _ = AnyCancellable { count += 1 } }
        #expect(count == 2)
    }

    @Test func `a set and an array keep tokens`() {
        var count = 0
        var set = Set<AnyCancellable>()
        var array: [AnyCancellable] = []
        AnyCancellable { count += 1 }.store(in: &set)
        let token = AnyCancellable { count += 1 }
        token.store(in: &set)
        token.store(in: &set)
        Probe<Int, Never>(.none).store(in: &array)
        #expect(set.count == 2 && array.count == 1 && count == 0)
        set = []
        #expect(count == 1)
        token.cancel()
        #expect(count == 2)
    }

    @Test func `a cancelled sink hears nothing more, lets go of its closures and of the subject`() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        weak var held: Held?
        let token: AnyCancellable
        do {
            let object = Held()
            held = object
            token = subject.sink { heard.append($0 + object.zero) }
        }
        subject.send(1)
        #expect(held != nil)
        token.cancel()
        subject.send(2)
        #expect(heard == [1])
        #expect(held == nil)
    }

    @Test func `a sink may cancel itself while it hears`() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        var token: AnyCancellable?
        token = subject.sink {
            heard.append($0)
            token?.cancel()
        }
        subject.send(1)
        subject.send(2)
        #expect(heard == [1])
    }

    @Test func `a sink hears of the end once and lets go`() {
        let subject = PassthroughSubject<Int, Broken>()
        var ends: [Subscribers.Completion<Broken>] = []
        weak var held: Held?
        let token: AnyCancellable
        do {
            let object = Held()
            held = object
            token = subject.sink(receiveCompletion: { ends.append($0) }, receiveValue: { _ in _ = object.zero })
        }
        subject.send(completion: .failure(.badly))
        subject.send(completion: .finished)
        #expect(ends == [.failure(.badly)])
        #expect(held == nil)
        token.cancel()
    }

    @Test func `a sink takes one subscription only`() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let (one, other) = (Connection(), Connection())
        sink.receive(subscription: one)
        sink.receive(subscription: other)
        #expect(one.log == ["unlimited"] && other.log == ["cancel"])
        sink.cancel()
        sink.cancel()
        #expect(one.log == ["unlimited", "cancel"])
    }

    @Test func `assigning holds its object until the end`() {
        let subject = PassthroughSubject<Int, Never>()
        weak var held: Held?
        let token: AnyCancellable
        do {
            let object = Held()
            held = object
            token = subject.assign(to: \.zero, on: object)
        }
        subject.send(7)
        #expect(held?.zero == 7)
        subject.send(completion: .finished)
        #expect(held == nil)
        token.cancel()
    }

    private final class Held { var zero = 0 }

    private final class Connection: Subscription {
        var log: [String] = []
        func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }
        func cancel() { log.append("cancel") }
    }
}
