import Testing

@testable import PrimerSDK

/// Completion rules of primer.md §1.6, without a session.
struct CompletionGateTests {
    typealias Outcome = CompletionGate.Outcome

    private func admitted(_ outcomes: [Outcome], opensFirst: Bool) -> [Outcome] {
        var gate = CompletionGate()
        if opensFirst { gate.opened() }
        var admitted: [Outcome] = []
        for outcome in outcomes where gate.admits(outcome) { admitted.append(outcome) }
        return admitted
    }

    @Test func `before ready a failure is delivered once and then nothing`() {
        #expect(admitted([.failure, .failure, .success, .dismissed], opensFirst: false) == [.failure])
    }

    @Test func `before ready a dismissal is delivered never`() {
        #expect(admitted([.dismissed, .failure, .success], opensFirst: false).isEmpty)
    }

    @Test func `after ready every failure is delivered and success ends it`() {
        #expect(
            admitted([.failure, .failure, .success, .success, .dismissed, .failure], opensFirst: true) == [.failure, .failure, .success])
    }

    @Test func `after ready a dismissal ends it`() {
        #expect(admitted([.failure, .dismissed, .success, .dismissed, .failure], opensFirst: true) == [.failure, .dismissed])
    }

    @Test func `opening twice opens nothing that is closed`() {
        var gate = CompletionGate()
        gate.opened()
        let first = gate.admits(.success)
        gate.opened()
        let second = gate.admits(.failure)
        #expect(first && !second && gate.isClosed)
    }
}
