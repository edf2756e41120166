/// The month through which a card is good.
///
/// Years lie in one window, 2000 through 2099; a two-digit year is a year of it. Whether the date has passed is a separate question,
/// ``isExpired(at:)``.
public struct CardExpiry: Hashable, Comparable, Sendable {
    /// The last month in which the card is good.
    public let yearMonth: YearMonth

    /// The month, 1 through 12.
    public var month: Int { yearMonth.month }

    /// The year with four digits, 2000 through 2099.
    public var year: Int { yearMonth.year }

    /// Takes a month and a four-digit year.
    /// - Throws: ``ExpiryProblem/monthOutOfRange`` before ``ExpiryProblem/yearOutOfRange(minimum:maximum:)``.
    public init(month: Int, year: Int) throws(ExpiryProblem) {
        guard month >= 1 && month <= 12 else { throw .monthOutOfRange }
        guard year >= CardLimits.expiryYearMin && year <= CardLimits.expiryYearMax else {
            throw .yearOutOfRange(minimum: CardLimits.expiryYearMin, maximum: CardLimits.expiryYearMax)
        }
        yearMonth = YearMonth(year: year, month: month)
    }

    /// Reads a month of two digits and a year of two or four, as a request body carries them.
    /// - Throws: ``ExpiryProblem``.
    @inlinable
    public init(month: some Collection<UInt8>, year: some Collection<UInt8>) throws(ExpiryProblem) {
        let parts = try withBytes(of: month) { month in
            withBytes(of: year) { CardExpiry.read(month: month, year: $0) }
        }.get()
        try self.init(month: parts.month, year: parts.year)
    }

    /// Reads a month of two digits and a year of two or four from texts.
    /// - Throws: ``ExpiryProblem``.
    public init(month: String, year: String) throws(ExpiryProblem) {
        try self.init(month: month.utf8, year: year.utf8)
    }

    /// Reads the digits of an expiry date without a divider.
    /// - Throws: ``ExpiryProblem``.
    public init(_ text: String, format: ExpiryFormat) throws(ExpiryProblem) {
        guard let parts = withBytes(of: text, format.parts) else { throw .malformed }
        try self.init(month: parts.month, year: parts.year)
    }

    /// The first second, since 1970-01-01T00:00:00Z, at which the month is over everywhere on Earth (it ends last at UTC−12).
    public var endUnixSecond: Int64 { yearMonth.next.firstUnixSecond + 12 * 3600 }

    /// Whether the month is over everywhere on Earth.
    /// - Parameter unixSeconds: The instant of the question, seconds since 1970-01-01T00:00:00Z.
    public func isExpired(at unixSeconds: Int64) -> Bool { unixSeconds >= endUnixSecond }

    /// Whether the left card ends earlier than the right one.
    public static func < (left: CardExpiry, right: CardExpiry) -> Bool { left.yearMonth < right.yearMonth }

    @usableFromInline
    static func read(
        month: UnsafeBufferPointer<UInt8>, year: UnsafeBufferPointer<UInt8>
    ) -> Result<(month: Int, year: Int), ExpiryProblem> {
        guard month.count == 2, year.count == 2 || year.count == 4, month.allSatisfy({ $0.isDigit }), year.allSatisfy({ $0.isDigit }) else {
            return .failure(.malformed)
        }
        let yearNumber = year.reduce(0) { $0 * 10 + Int($1.digitValue) }
        return .success(
            (month.reduce(0) { $0 * 10 + Int($1.digitValue) }, year.count == 2 ? CardLimits.expiryYearMin + yearNumber : yearNumber))
    }
}
