extension Subscribers {
    /// How many values a subscriber wants. Never negative; sums that overflow are unlimited.
    public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        /// The number, with `Int.max + 1` for no limit.
        private let count: UInt

        private init(count: UInt) { self.count = count }

        private static let unlimitedCount = UInt(Int.max) + 1

        /// As many as there are.
        public static let unlimited = Demand(count: unlimitedCount)
        /// Not one.
        public static let none = Demand(count: 0)

        /// At most that many.
        /// - Precondition: `value` is not negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand is not negative.")
            return Demand(count: UInt(value))
        }

        /// The number, nil for no limit.
        public var max: Int? { self == .unlimited ? nil : Int(count) }

        /// `unlimited` or `max(n)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        // MARK: Sums

        /// Both together.
        public static func + (left: Demand, right: Demand) -> Demand {
            guard let one = left.max, let other = right.max else { return .unlimited }
            return one.addingReportingOverflow(other).overflow ? .unlimited : .max(one + other)
        }
        /// Adds to the left.
        public static func += (left: inout Demand, right: Demand) { left = left + right }
        /// That many more.
        public static func + (left: Demand, right: Int) -> Demand {
            right < 0 ? left - Demand(count: right.magnitude) : left + .max(right)
        }
        /// Adds to the left.
        public static func += (left: inout Demand, right: Int) { left = left + right }

        /// That many times; unlimited stays so.
        /// - Precondition: `right` is not negative.
        public static func * (left: Demand, right: Int) -> Demand {
            precondition(right >= 0, "A demand is not negative.")
            guard let one = left.max else { return .unlimited }
            let (product, overflow) = one.multipliedReportingOverflow(by: right)
            return overflow ? .unlimited : .max(product)
        }
        /// Multiplies the left.
        public static func *= (left: inout Demand, right: Int) { left = left * right }

        /// What is left, never less than none. Unlimited less anything is unlimited; anything else less unlimited is none.
        public static func - (left: Demand, right: Demand) -> Demand {
            guard left != .unlimited else { return .unlimited }
            return left.count > right.count ? Demand(count: left.count - right.count) : .none
        }
        /// Subtracts from the left.
        public static func -= (left: inout Demand, right: Demand) { left = left - right }
        /// What is left, never less than none.
        public static func - (left: Demand, right: Int) -> Demand {
            right < 0 ? left + Demand(count: Swift.min(right.magnitude, unlimitedCount)) : left - .max(right)
        }
        /// Subtracts from the left.
        public static func -= (left: inout Demand, right: Int) { left = left - right }

        // MARK: Comparisons

        /// Less is wanted on the left? Unlimited is more than any number.
        public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
        /// More is wanted than that many?
        public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
        /// That many or more?
        public static func >= (left: Demand, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }
        /// Fewer than that many?
        public static func < (left: Demand, right: Int) -> Bool { !(left >= right) }
        /// That many or fewer?
        public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }
        /// Exactly that many?
        public static func == (left: Demand, right: Int) -> Bool { left.max == right }
        /// Not that many?
        public static func != (left: Demand, right: Int) -> Bool { left.max != right }
        /// More than is wanted?
        public static func > (left: Int, right: Demand) -> Bool { right < left }
        /// What is wanted or more?
        public static func >= (left: Int, right: Demand) -> Bool { right <= left }
        /// Fewer than are wanted?
        public static func < (left: Int, right: Demand) -> Bool { right > left }
        /// What is wanted or fewer?
        public static func <= (left: Int, right: Demand) -> Bool { right >= left }
        /// Exactly what is wanted?
        public static func == (left: Int, right: Demand) -> Bool { right == left }
        /// Not what is wanted?
        public static func != (left: Int, right: Demand) -> Bool { right != left }

        // MARK: Coding

        /// Reads a number as ``encode(to:)`` writes it.
        public init(from decoder: any Decoder) throws {
            let count = try decoder.singleValueContainer().decode(UInt.self)
            self.init(count: Swift.min(count, Self.unlimitedCount))
        }

        /// Writes the number; one more than `Int.max` for no limit.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(count)
        }
    }
}
