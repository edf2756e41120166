import Testing

@testable import PrimerSDK

struct PollScheduleTests {
    @Test func `a pending action is asked about each second and a failed poll after three`() {
        var schedule = PollSchedule()
        #expect(schedule.granted(after: .pending) == 1)
        #expect(schedule.granted(after: .failed) == 3)
        #expect(schedule.granted(after: .pending) == 1)
        #expect(schedule.waitedSeconds == 5)
    }

    @Test func `ten minutes of waiting are granted and not a second more`() {
        var schedule = PollSchedule()
        for _ in 0..<600 { #expect(schedule.granted(after: .pending) == 1) }
        #expect(schedule.granted(after: .pending) == nil)
        #expect(schedule.granted(after: .failed) == nil)
        #expect(schedule.waitedSeconds == CheckoutLimits.pollSecondsMax)
    }

    @Test func `a wait that would not fit is not granted`() {
        var schedule = PollSchedule()
        for _ in 0..<598 { #expect(schedule.granted(after: .pending) == 1) }
        #expect(schedule.granted(after: .failed) == nil)
        #expect(schedule.granted(after: .pending) == 1)
    }

    @Test func `a poll without an answer counts with the time that it was waited for`() {
        var schedule = PollSchedule()
        var pollsCount = 1
        while let delay = schedule.granted(after: .late) {
            #expect(delay == 3)
            pollsCount += 1
        }
        #expect(Double(pollsCount) * CheckoutLimits.callSeconds <= CheckoutLimits.pollSecondsMax && pollsCount == 34)
    }
}

extension PollSchedule {
    fileprivate mutating func granted(after answer: Answer) -> Double? { delaySeconds(after: answer) }
}
