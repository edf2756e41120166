import CofferFoundation
import Testing

@testable import PrimerSDK

struct RetryScheduleTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let problem: CallProblem
        let heals: Bool
        init(_ name: String, _ problem: CallProblem, _ heals: Bool) { (testDescription, self.problem, self.heals) = (name, problem, heals) }
        static func status(_ status: Int, _ heals: Bool) -> Row {
            Row("status \(status)", .server(status: status, errorId: nil, retryAfterSeconds: nil), heals)
        }
    }

    @Test(arguments: [
        Row("not sent", .notSent, true), Row("broken off", .noAnswer, true), Row("timed out", .timedOut, true),
        .status(408, true), .status(429, true), .status(500, true), .status(502, true), .status(503, true), .status(599, true),
        Row("401", .unauthorized, false), .status(400, false), .status(403, false), .status(404, false), .status(409, false),
        .status(422, false), .status(428, false), .status(430, false), Row("cancelled", .cancelled, false),
        Row("a page", .undecodable(status: 200), false), Row("a redirect", .undecodable(status: 307), false),
        Row("too large", .answerTooLarge, false),
    ])
    func `only what may heal is tried again`(_ row: Row) {
        var schedule = RetrySchedule()
        let wait = schedule.delaySeconds(after: row.problem, chance: 0)
        #expect((wait != nil) == row.heals)
        #expect(schedule.retriesCount == (row.heals ? 1 : 0))
    }

    @Test func `waits double from a tenth of a second and end after eight`() {
        var schedule = RetrySchedule()
        var waits: [Double?] = []
        for _ in 0..<9 { waits.append(schedule.delaySeconds(after: .timedOut, chance: 0)) }
        #expect(waits == [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8, nil])
    }

    @Test(arguments: [(0.0, 0.1), (0.5, 0.15), (1.0, 0.2), (7.0, 0.2), (-3.0, 0.1)])
    func `chance adds up to a tenth of a second`(_ chance: Double, _ expected: Double) throws {
        var schedule = RetrySchedule()
        let granted = schedule.delaySeconds(after: .noAnswer, chance: chance)
        let wait = try #require(granted)
        #expect(abs(wait - expected) < 1e-9)
    }

    @Test(arguments: [(0.0, 0.1), (0.05, 0.1), (2.0, 2.0), (30.0, 30.0), (31.0, 30.0), (86_400.0, 30.0)])
    func `a server's Retry-After lengthens the wait up to its limit`(_ asked: Double, _ expected: Double) {
        var schedule = RetrySchedule()
        let problem = CallProblem.server(status: 429, errorId: nil, retryAfterSeconds: asked)
        let wait = schedule.delaySeconds(after: problem, chance: 0)
        #expect(wait == expected)
    }

    @Test func `Retry-After does not make a refusal worth trying again`() {
        var schedule = RetrySchedule()
        let wait = schedule.delaySeconds(after: .server(status: 404, errorId: nil, retryAfterSeconds: 1), chance: 0)
        #expect(wait == nil)
    }
}

struct RetryAfterTests {
    private static let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT

    @Test(
        arguments: [
            ("0", 0), ("120", 120), (" 7 ", 7), ("Sun, 06 Nov 1994 08:49:47 GMT", 10), ("Sun, 06 Nov 1994 08:49:07 GMT", 0),
            ("", nil), ("-1", nil), ("1.5", nil), ("soon", nil), ("Sun, 06 Nov 1994", nil), ("１２", nil),
        ] as [(String, Double?)])
    func `seconds and dates are read and nothing else`(_ text: String, _ expected: Double?) {
        #expect(RetryAfter.seconds(text, now: Self.now) == expected)
    }
}
