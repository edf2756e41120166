import CofferFoundation
import Testing

@testable import CofferProgram

@Suite(.timeLimit(.minutes(1))) struct SignalListenerTests {
    /// Signals of real time, one for each case: nothing else uses them.
    @Test(arguments: 40...60) func `a signal that comes as soon as it listens is heard`(_ number: Int32) async {
        let (heard, continuation) = AsyncStream.makeStream(of: Int32.self)
        let listener = SignalListener([number]) { continuation.yield($0) }
        kill(getpid(), number)
        #expect(await heard.first { _ in true } == number)
        withExtendedLifetime(listener) {}
    }

    @Test func `each of several signals is told by its number`() async {
        let (heard, continuation) = AsyncStream.makeStream(of: Int32.self)
        let listener = SignalListener([61, 62]) { continuation.yield($0) }
        var arrivals = heard.makeAsyncIterator()
        for number in [Int32(62), 61, 62] {
            kill(getpid(), number)
            #expect(await arrivals.next() == number)
        }
        withExtendedLifetime(listener) {}
    }
}
