import CofferFoundation

/// A day of the Gregorian calendar in the device's time zone.
struct CalendarDay: Equatable, Sendable {
    var year: Int
    var month: Int
    var day: Int
}

/// Tells today's date. It looks at the calendar once a minute at most, because states ask at every keystroke.
@MainActor
final class Today {
    private static let secondsPerLook = 60.0

    private let now: @Sendable () -> Date
    private var known: (minute: Double, day: CalendarDay)?

    /// The device's date.
    static let ofDevice = Today { Date() }

    init(now: @escaping @Sendable () -> Date) { self.now = now }

    /// Today, whatever calendar the device shows.
    var day: CalendarDay {
        let date = now()
        let minute = (date.timeIntervalSince1970 / Self.secondsPerLook).rounded(.down)
        if let known, known.minute == minute { return known.day }
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
        let day = CalendarDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
        known = (minute, day)
        return day
    }
}
