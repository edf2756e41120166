/// A card number that its brand accepts by prefix, length and check digit.
///
/// The digits are held inside the value, without a heap allocation, and appear in no text form of it. Two numbers are compared in a time
/// that does not depend on their digits.
public struct CardNumber: Sendable {
    /// The brand found by the leading digits; never ``CardBrand/unknown``.
    public let brand: CardBrand
    private let digits: DigitStore

    /// Reads a card number.
    ///
    /// Reasons are looked for in this order: characters, brand, length, check digit.
    /// - Parameters:
    ///   - bytes: ASCII digits. Letters, full-width and other foreign digits are refused.
    ///   - grouped: Whether single ASCII spaces or hyphens may stand between two digits, as on a printed card; they are dropped.
    /// - Throws: ``CardNumberProblem``. An empty input throws ``CardNumberProblem/tooShort(count:minimum:)``.
    @inlinable
    public init(_ bytes: some Collection<UInt8>, grouped: Bool = false) throws(CardNumberProblem) {
        self = try withBytes(of: bytes) { CardNumber.read($0, grouped: grouped) }.get()
    }

    /// Reads a card number from a text, by the same rules.
    /// - Throws: ``CardNumberProblem``.
    public init(_ text: String, grouped: Bool = false) throws(CardNumberProblem) {
        self = try withBytes(of: text) { CardNumber.read($0, grouped: grouped) }.get()
    }

    private init(brand: CardBrand, digits: DigitStore) {
        self.brand = brand
        self.digits = digits
    }

    /// How many digits the number has, 12 through 19.
    public var count: Int { digits.count }

    /// Lends the ASCII digits, leftmost first, without making a `String`; the pointer is good only inside `body`.
    /// - Throws: Whatever `body` throws.
    public func withUnsafeDigits<R, E: Error>(_ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R) throws(E) -> R {
        try digits.withUnsafeBytes(body)
    }

    @usableFromInline
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, grouped: Bool) -> Result<CardNumber, CardNumberProblem> {
        var digits = DigitStore()
        var lead = NumberLead()
        var sum = LuhnSum()
        var afterDigit = false
        for (offset, byte) in bytes.enumerated() {
            if byte.isDigit {
                digits.append(byte)
                lead.append(byte.digitValue)
                sum.append(byte.digitValue)
                afterDigit = true
            } else {
                let parts = grouped && afterDigit && (byte == 0x20 || byte == 0x2D) && offset + 1 < bytes.count
                guard parts else { return .failure(.badCharacter(offset: offset)) }
                afterDigit = false
            }
        }
        guard sum.count >= CardLimits.numberDigitsMin else {
            return .failure(.tooShort(count: sum.count, minimum: CardLimits.numberDigitsMin))
        }
        guard sum.count <= CardLimits.numberDigitsMax else {
            return .failure(.tooLong(count: sum.count, maximum: CardLimits.numberDigitsMax))
        }
        let brand = lead.brand
        guard brand != .unknown else { return .failure(.unknownBrand) }
        guard brand.acceptsNumberLength(sum.count) else { return .failure(brand.lengthProblem(count: sum.count)) }
        guard !brand.checksLuhn || sum.isValid else { return .failure(.failsLuhn) }
        return .success(CardNumber(brand: brand, digits: digits))
    }
}

extension CardNumber: Equatable {
    /// Whether both hold the same digits, compared in constant time.
    public static func == (left: CardNumber, right: CardNumber) -> Bool { left.digits.isEqual(to: right.digits) }
}

extension CardBrand {
    /// The reason why the brand refuses a number of so many digits.
    fileprivate func lengthProblem(count: Int) -> CardNumberProblem {
        let lengths = numberLengths
        if let minimum = lengths.first, count < minimum { return .tooShort(count: count, minimum: minimum) }
        if let maximum = lengths.last, count > maximum { return .tooLong(count: count, maximum: maximum) }
        return .wrongLength(count: count, brand: self)
    }
}

#if !hasFeature(Embedded)
    extension CardNumber: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
        /// The type's name and nothing of the number.
        public var description: String { "CardNumber" }

        /// The type's name and nothing of the number.
        public var debugDescription: String { description }

        /// A mirror without children, so that `dump` shows nothing.
        public var customMirror: Mirror { Mirror(self, children: [:]) }
    }
#endif
