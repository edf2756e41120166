import Combine
import Testing

struct OperatorTests {
    private struct Card: Equatable {
        var brand: String
        var last4: String?
        var valid: Bool
    }

    /// Sends values through a chain and returns what comes out.
    private func run<P: Publisher>(
        _ input: [Int?], demand: Subscribers.Demand = .unlimited, _ chain: (AnyPublisher<Int?, Never>) -> P
    ) -> [P.Output] where P.Failure == Never {
        let subject = PassthroughSubject<Int?, Never>()
        let probe = Probe<P.Output, Never>(demand)
        chain(subject.eraseToAnyPublisher()).subscribe(probe)
        for value in input { subject.send(value) }
        subject.send(completion: .finished)
        #expect(probe.log.last == "finished")
        return probe.values
    }

    @Test func `map makes something of each value`() { #expect(run([1, nil]) { $0.map { $0 ?? 0 } } == [1, 0]) }

    @Test func `map keeps a nil that the closure makes`() { #expect(run([1, nil]) { $0.map { $0 } } == [1, nil]) }

    @Test func `map takes members by key path`() {
        let subject = PassthroughSubject<Card, Never>()
        let (one, two, three) = (
            Probe<String, Never>(.unlimited), Probe<(String, String?), Never>(.unlimited), Probe<(String, String?, Bool), Never>(.unlimited)
        )
        subject.map(\.brand).subscribe(one)
        subject.map(\.brand, \.last4).subscribe(two)
        subject.map(\.brand, \.last4, \.valid).subscribe(three)
        subject.send(Card(brand: "visa", last4: nil, valid: true))
        #expect(one.values == ["visa"])
        #expect(two.values.first?.0 == "visa" && two.values.first?.1 == nil)
        #expect(three.values.first?.2 == true)
    }

    @Test func `compactMap drops nil`() { #expect(run([1, nil, 3]) { $0.compactMap { $0 } } == [1, 3]) }

    @Test func `filter lets through what it should`() { #expect(run([1, nil, 3]) { $0.filter { $0 != nil } } == [1, 3]) }

    @Test func `removeDuplicates drops what equals the value before`() {
        #expect(run([1, 1, nil, nil, 1, 2, 2]) { $0.removeDuplicates() } == [1, nil, 1, 2])
    }

    @Test func `removeDuplicates goes by a closure`() {
        #expect(run([1, 3, 2, 4, 5]) { $0.removeDuplicates { ($0 ?? 0) % 2 == ($1 ?? 0) % 2 } } == [1, 2, 5])
    }

    @Test func `removeDuplicates judges for each subscriber alone`() {
        let subject = PassthroughSubject<Int, Never>()
        let publisher = subject.removeDuplicates()
        let (one, other) = (Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited))
        publisher.subscribe(one)
        subject.send(1)
        publisher.subscribe(other)
        subject.send(1)
        #expect(one.values == [1] && other.values == [1])
    }

    @Test func `a dropped value does not count against the demand`() {
        #expect(run([nil, 1, nil, 2, 3], demand: .max(2)) { $0.compactMap { $0 } } == [1, 2])
        #expect(run([nil, 1, nil, 2, 3], demand: .max(2)) { $0.filter { $0 != nil } } == [1, 2])
        #expect(run([1, 1, 2, 2, 3], demand: .max(2)) { $0.removeDuplicates() } == [1, 2])
        #expect(run([1, 2, 3], demand: .max(2)) { $0.map { $0 } } == [1, 2])
    }

    @Test func `a failure passes through a chain, and cancelling goes up it`() {
        let subject = PassthroughSubject<Int, Broken>()
        let chain = subject.map { $0 + 1 }.filter { $0 > 0 }.removeDuplicates().compactMap { $0 }
        let (probe, gone) = (Probe<Int, Broken>(.unlimited), Probe<Int, Broken>(.unlimited))
        chain.subscribe(probe)
        chain.subscribe(gone)
        gone.cancel()
        subject.send(1)
        subject.send(completion: .failure(.badly))
        #expect(probe.log == ["subscription", "2", "failure"])
        #expect(gone.log == ["subscription"])
    }
}
