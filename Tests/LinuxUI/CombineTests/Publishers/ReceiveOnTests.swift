import CofferFoundation
import Combine
import Testing

struct ReceiveOnTests {
    /// Runs what is scheduled when told to.
    private final class Bench: Scheduler {
        typealias SchedulerTimeType = RunLoop.SchedulerTimeType
        typealias SchedulerOptions = Never
        var jobs: [() -> Void] = []
        var now: SchedulerTimeType { SchedulerTimeType(Date(timeIntervalSince1970: 0)) }
        var minimumTolerance: SchedulerTimeType.Stride { 0 }

        func schedule(options: Never?, _ action: @escaping () -> Void) { jobs.append(action) }
        func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
        ) { jobs.append(action) }
        func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            jobs.append(action)
            return AnyCancellable {}
        }

        func run() {
            let due = jobs
            jobs = []
            for job in due { job() }
        }
    }

    @Test func `values and the end wait for the scheduler and keep their order`() {
        let (subject, bench, probe) = (PassthroughSubject<Int, Never>(), Bench(), Probe<Int, Never>(.unlimited))
        subject.receive(on: bench).subscribe(probe)
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(probe.log == ["subscription"])
        bench.run()
        #expect(probe.log == ["subscription", "1", "2", "finished"])
    }

    @Test func `what is on its way when the subscriber cancels does not arrive`() {
        let (subject, bench, probe) = (PassthroughSubject<Int, Never>(), Bench(), Probe<Int, Never>(.unlimited))
        subject.receive(on: bench).subscribe(probe)
        subject.send(1)
        subject.send(completion: .finished)
        probe.cancel()
        bench.run()
        #expect(probe.log == ["subscription"])
    }

    @Test func `demand goes up the chain, at first and as values are taken`() {
        let (subject, bench) = (PassthroughSubject<Int, Never>(), Bench())
        let probe = Probe<Int, Never>(.max(1)) { $0 == 1 ? .max(1) : .none }
        subject.receive(on: bench).subscribe(probe)
        subject.send(1)
        subject.send(99)
        bench.run()
        subject.send(2)
        subject.send(99)
        bench.run()
        #expect(probe.values == [1, 2])
    }

    @Test func `values for the main run loop arrive on the main queue, later`() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        var threads: [Bool] = []
        let token = subject.receive(on: RunLoop.main).sink { _ in threads.append(isOnMain()) }
        await onMain()
        subject.send(2)
        await onMain()
        #expect(threads == [true, true])
        token.cancel()
    }

    @Test func `values for the main queue arrive on it`() async {
        var threads: [Bool] = []
        let token = Just(1).receive(on: DispatchQueue.main).sink { _ in threads.append(isOnMain()) }
        await onMain()
        #expect(threads == [true])
        token.cancel()
    }

    @Test func `even a concurrent queue delivers one at a time and in order`() async {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "test", attributes: .concurrent)
        var heard: [Int] = []
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in done.resume() }, receiveValue: { heard.append($0) })
            subject.receive(on: queue, options: .init(qos: .userInitiated)).subscribe(sink)
            for value in 0..<1_000 { subject.send(value) }
            subject.send(completion: .finished)
        }
        #expect(heard == Array(0..<1_000))
    }

    @Test func `a run loop of another thread runs what is scheduled on it`() async {
        let count = await withCheckedContinuation { (done: CheckedContinuation<Int, Never>) in
            Thread.detachNewThread {
                let loop = RunLoop.current
                var heard = 0
                let token = Just(7).receive(on: loop).sink { heard += $0 }
                loop.schedule(after: loop.now) { heard += 10 }
                let ticks = loop.schedule(after: loop.now, interval: .seconds(60)) { heard += 100 }
                for _ in 0..<1_000 where heard < 117 { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) }
                token.cancel()
                ticks.cancel()
                done.resume(returning: heard)
            }
        }
        #expect(count == 117)
    }

    @Test func `the main run loop and queues run closures later and again`() async {
        for schedule in [later(RunLoop.main), later(DispatchQueue.main)] {
            var ticks = 0
            var token: (any Cancellable)?
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                token = schedule {
                    ticks += 1
                    if ticks == 3 { done.resume() }
                }
            }
            token?.cancel()
            #expect(ticks >= 3)
        }
    }

    /// Runs a closure once after the time now, and again every millisecond.
    private func later<S: Scheduler>(_ scheduler: S) -> (@escaping () -> Void) -> any Cancellable {
        { action in
            scheduler.schedule(after: scheduler.now, action)
            return scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(1)), interval: .milliseconds(1), action)
        }
    }

    @Test func `lengths of time convert between units`() {
        typealias Loop = RunLoop.SchedulerTimeType.Stride
        typealias Queue = DispatchQueue.SchedulerTimeType.Stride
        #expect(Loop.seconds(2) == .milliseconds(2_000) && Loop.microseconds(5) == .nanoseconds(5_000) && Loop.seconds(0.5) == 0.5)
        #expect(Queue.seconds(2) == .milliseconds(2_000) && Queue.microseconds(5) == .nanoseconds(5_000) && Queue.seconds(0.5) == 0.5)
        #expect(Queue.seconds(.max) > .seconds(1) && Queue.seconds(.min) < .seconds(1) && Queue.seconds(1e300) == .nanoseconds(.max))
        let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000))
        #expect(start.distance(to: start.advanced(by: .nanoseconds(500))) == .nanoseconds(500))
        #expect(start.advanced(by: .nanoseconds(500)).distance(to: start) == .nanoseconds(-500))
    }

    private static let mainMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the main queue runs this. On Linux it may do so on any thread when `main` is async.
    private func isOnMain() -> Bool { DispatchQueue.getSpecific(key: Self.mainMark) ?? false }

    private func onMain() async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in DispatchQueue.main.async { done.resume() } }
    }
}
