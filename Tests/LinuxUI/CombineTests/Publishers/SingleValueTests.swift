import CofferFoundation
import Combine
import Testing

struct SingleValueTests {
    @Test func `Just delivers on demand and finishes`() {
        let (idle, asking) = (Probe<Int, Never>(.none), Probe<Int, Never>(.max(5)))
        Just(7).subscribe(idle)
        Just(7).subscribe(asking)
        #expect(idle.log == ["subscription"])
        idle.request(.max(1))
        idle.request(.max(1))
        #expect(idle.log == ["subscription", "7", "finished"])
        #expect(asking.log == idle.log)
        #expect(Just(7) == Just(7))
    }

    @Test func `a cancelled Just delivers nothing`() {
        let probe = Probe<Int, Never>(.none)
        Just(7).subscribe(probe)
        probe.cancel()
        probe.request(.max(1))
        #expect(probe.log == ["subscription"])
    }

    @Test func `Empty finishes at once or never`() {
        let (one, other) = (Probe<Int, Broken>(.none), Probe<Int, Broken>(.none))
        Empty<Int, Broken>().subscribe(one)
        Empty(completeImmediately: false, outputType: Int.self, failureType: Broken.self).subscribe(other)
        #expect(one.log == ["subscription", "finished"])
        #expect(other.log == ["subscription"])
        #expect(Empty<Int, Never>() != Empty<Int, Never>(completeImmediately: false))
    }

    @Test func `a Future works at once, without subscribers, and once`() {
        var runs = 0
        let future = Future<Int, Broken> { promise in
            runs += 1
            promise(.success(runs))
            promise(.success(99))
            promise(.failure(.badly))
        }
        #expect(runs == 1)
        let probes = [Probe<Int, Broken>(.unlimited), Probe<Int, Broken>(.unlimited)]
        for probe in probes { future.subscribe(probe) }
        #expect(runs == 1)
        for probe in probes { #expect(probe.log == ["subscription", "1", "finished"]) }
    }

    @Test func `a Future's result waits for demand, its failure does not`() {
        let (good, bad) = (Probe<Int, Broken>(.none), Probe<Int, Broken>(.none))
        Future<Int, Broken> { $0(.success(1)) }.subscribe(good)
        Future<Int, Broken> { $0(.failure(.badly)) }.subscribe(bad)
        #expect(good.log == ["subscription"])
        good.request(.max(1))
        #expect(good.log == ["subscription", "1", "finished"])
        #expect(bad.log == ["subscription", "failure"])
    }

    @Test func `a Future may be fulfilled later from another thread`() async {
        let future = Future<Int, Never> { promise in DispatchQueue.global().async { promise(.success(7)) } }
        let value = await withCheckedContinuation { (done: CheckedContinuation<Int, Never>) in
            future.subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { done.resume(returning: $0) }))
        }
        #expect(value == 7)
    }

    @Test func `those who wait for a Future hear once it is fulfilled, those who cancelled do not`() {
        var fulfil: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { fulfil = $0 }
        let (waiting, gone) = (Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited))
        future.subscribe(waiting)
        future.subscribe(gone)
        gone.cancel()
        #expect(waiting.log == ["subscription"])
        fulfil?(.success(1))
        #expect(waiting.log == ["subscription", "1", "finished"])
        #expect(gone.log == ["subscription"])
    }
}
