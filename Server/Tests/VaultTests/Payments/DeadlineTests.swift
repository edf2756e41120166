import Testing

@testable import CofferVault

@Suite struct DeadlineTests {
    @Test func `work that is done in time is never taken for late`() async {
        let clock = TestClock()
        for number in 0..<2_000 { #expect(await Deadline.wait(90_000, on: clock.clock) { number } == number) }
    }
}
