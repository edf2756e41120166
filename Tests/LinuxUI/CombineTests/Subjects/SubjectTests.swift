import CofferFoundation
import Combine
import Testing

struct SubjectTests {
    @Test func `a current value comes first, then each change`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let probe = Probe<Int, Never>(.unlimited)
        subject.subscribe(probe)
        subject.send(2)
        subject.value = 3
        #expect(probe.log == ["subscription", "1", "2", "3"])
        #expect(subject.value == 3)
    }

    @Test func `a busy subscriber gets the latest value when it asks again`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let probe = Probe<Int, Never>(.max(1))
        subject.subscribe(probe)
        subject.send(2)
        subject.send(3)
        #expect(probe.values == [1])
        probe.request(.max(2))
        #expect(probe.values == [1, 3])
        subject.send(4)
        subject.send(5)
        #expect(probe.values == [1, 3, 4])
    }

    @Test func `a passing value is missed by those who did not ask`() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(.none)
        subject.subscribe(probe)
        subject.send(1)
        probe.request(.max(1))
        subject.send(2)
        subject.send(3)
        #expect(probe.values == [2])
    }

    @Test func `what a subscriber returns adds to its demand`() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(.max(1)) { $0 < 3 ? .max(1) : .none }
        subject.subscribe(probe)
        for value in 1...5 { subject.send(value) }
        #expect(probe.values == [1, 2, 3])
    }

    @Test(arguments: [true, false])
    func `nothing follows the end, and latecomers hear of it at once`(_ keeps: Bool) {
        let current = CurrentValueSubject<Int, Broken>(0)
        let passing = PassthroughSubject<Int, Broken>()
        let subject: any Subject<Int, Broken> = keeps ? current : passing
        let (probe, idle, late) = (Probe<Int, Broken>(.unlimited), Probe<Int, Broken>(.none), Probe<Int, Broken>(.unlimited))
        subject.receive(subscriber: probe)
        subject.receive(subscriber: idle)
        subject.send(1)
        subject.send(completion: .failure(.badly))
        subject.send(2)
        subject.send(completion: .finished)
        idle.request(.unlimited)
        subject.receive(subscriber: late)
        #expect(probe.log == (keeps ? ["subscription", "0", "1", "failure"] : ["subscription", "1", "failure"]))
        #expect(idle.log == ["subscription", "failure"])
        #expect(late.log == ["subscription", "failure"])
        #expect(current.value == (keeps ? 1 : 0))
    }

    @Test func `a cancelled subscriber hears nothing, the end neither`() {
        let subject = PassthroughSubject<Int, Never>()
        let (gone, there) = (Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited))
        subject.subscribe(gone)
        subject.subscribe(there)
        gone.cancel()
        gone.cancel()
        subject.send(1)
        subject.send(completion: .finished)
        #expect(gone.log == ["subscription"])
        #expect(there.log == ["subscription", "1", "finished"])
    }

    @Test func `a value sent while a value is heard is heard inside it`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var log: [String] = []
        let token = subject.sink { value in
            log.append("in \(value)")
            if value == 1 { subject.send(2) }
            log.append("out \(value)")
        }
        subject.send(1)
        #expect(log == ["in 0", "out 0", "in 1", "in 2", "out 2", "out 1"])
        #expect(subject.value == 2)
        token.cancel()
    }

    @Test func `a subject passes another publisher on until it is cancelled`() {
        let (source, target) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        let probe = Probe<Int, Never>(.unlimited)
        target.subscribe(probe)
        let token = source.subscribe(target)
        source.send(1)
        token.cancel()
        source.send(2)
        #expect(probe.values == [0, 1])
    }

    @Test func `a subject ends its feed when it is gone`() {
        let connection = Connection()
        do { PassthroughSubject<Int, Never>().send(subscription: connection) }
        #expect(connection.log == ["unlimited", "cancel"])
    }

    @Test func `a subject is not kept alive by its subscribers`() {
        weak var gone: PassthroughSubject<Int, Never>?
        var tokens: [AnyCancellable] = []
        do {
            let subject = PassthroughSubject<Int, Never>()
            gone = subject
            subject.sink { _ in }.store(in: &tokens)
        }
        #expect(gone == nil)
        tokens.removeAll()
    }

    @Test func `values from many threads all arrive, one at a time, the last one last`() {
        nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(-1)
        nonisolated(unsafe) var heard: [Int] = []
        let token = subject.sink { heard.append($0) }
        DispatchQueue.concurrentPerform(iterations: 4) { lane in
            for index in 0..<1_000 { subject.send(lane * 1_000 + index) }
        }
        #expect(heard.count == 4_001)
        #expect(Set(heard).count == 4_001)
        #expect(heard.last == subject.value)
        for lane in 0..<4 {
            let mine = heard.filter { $0 >= 0 && $0 / 1_000 == lane }
            #expect(mine == mine.sorted())
        }
        token.cancel()
    }

    @Test func `an end from another thread waits until the subscriber has taken its subscription`() {
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        let (sent, slow) = (DispatchSemaphore(value: 0), Slow<Int>())
        slow.whileTaking = {
            Thread.detachNewThread {
                subject.send(completion: .finished)
                sent.signal()
            }
            if sent.wait(timeout: .now() + .milliseconds(20)) == .success { sent.signal() }
        }
        subject.subscribe(slow)
        sent.wait()
        #expect(slow.log == ["begins", "taken", "finished"])
    }

    private final class Slow<Input>: Subscriber {
        var log: [String] = []
        var whileTaking = {}
        func receive(subscription: any Subscription) {
            log.append("begins")
            whileTaking()
            log.append("taken")
        }
        func receive(_ input: Input) -> Subscribers.Demand { .none }
        func receive(completion: Subscribers.Completion<Never>) { log.append("finished") }
    }

    @Test func `subscribing and cancelling while values come is safe`() {
        nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
        DispatchQueue.concurrentPerform(iterations: 4) { lane in
            for index in 0..<500 {
                if lane < 2 { subject.send(index) } else { subject.sink { _ in }.cancel() }
            }
        }
        let probe = Probe<Int, Never>(.unlimited)
        subject.subscribe(probe)
        #expect(probe.values == [499])
    }

    @Test func `a value that comes back to the subject when it is let go finds it usable`() {
        var log: [String] = []
        let subject = CurrentValueSubject<Last?, Never>(nil)
        let busy = Probe<Last?, Never>(.none)
        subject.subscribe(busy)
        subject.send(Last { log.append("first gone, \(subject.value == nil)") })
        subject.send(nil)
        #expect(log == ["first gone, true"])
        subject.send(Last { log.append("second gone") })
        subject.send(completion: .finished)
        busy.cancel()
        #expect(subject.value != nil && log.count == 1)
    }

    @Test func `a closure that is let go may free what comes back to the subject`() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        let other = subject.sink { heard.append($0) }
        var token: AnyCancellable?
        do {
            let last = Last { subject.send(7) }
            token = subject.sink { _ in last.touch() }
        }
        subject.send(1)
        token?.cancel()
        #expect(heard == [1, 7])
        other.cancel()
    }

    @Test func `a feed that comes after the end is cancelled`() {
        let (subject, connection) = (PassthroughSubject<Int, Never>(), Connection())
        subject.send(completion: .finished)
        subject.send(subscription: connection)
        #expect(connection.log == ["cancel"])
    }

    private final class Last {
        let will: () -> Void
        init(_ will: @escaping () -> Void) { self.will = will }
        func touch() {}
        deinit { will() }
    }

    private final class Connection: Subscription {
        var log: [String] = []
        func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }
        func cancel() { log.append("cancel") }
    }
}
