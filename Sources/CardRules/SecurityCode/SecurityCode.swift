/// A card's security code: three or four digits that appear in no text form of the value and are compared in constant time.
public struct SecurityCode: Sendable {
    private let digits: DigitStore

    /// Reads a security code.
    /// - Parameters:
    ///   - bytes: ASCII digits.
    ///   - brand: The card's brand, whose lengths hold; ``CardBrand/unknown`` allows three or four digits.
    /// - Throws: ``SecurityCodeProblem``.
    @inlinable
    public init(_ bytes: some Collection<UInt8>, brand: CardBrand = .unknown) throws(SecurityCodeProblem) {
        self = try withBytes(of: bytes) { SecurityCode.read($0, brand: brand) }.get()
    }

    /// Reads a security code from a text, by the same rules.
    /// - Throws: ``SecurityCodeProblem``.
    public init(_ text: String, brand: CardBrand = .unknown) throws(SecurityCodeProblem) {
        self = try withBytes(of: text) { SecurityCode.read($0, brand: brand) }.get()
    }

    private init(digits: DigitStore) { self.digits = digits }

    /// How many digits the code has, 3 or 4.
    public var count: Int { digits.count }

    /// Whether the code has as many digits as the brand's codes.
    public func fits(_ brand: CardBrand) -> Bool { brand.acceptsSecurityCodeLength(count) }

    /// Lends the ASCII digits without making a `String`; the pointer is good only inside `body`.
    /// - Throws: Whatever `body` throws.
    public func withUnsafeDigits<R, E: Error>(_ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R) throws(E) -> R {
        try digits.withUnsafeBytes(body)
    }

    @usableFromInline
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, brand: CardBrand) -> Result<SecurityCode, SecurityCodeProblem> {
        var digits = DigitStore()
        for (offset, byte) in bytes.enumerated() {
            guard byte.isDigit else { return .failure(.badCharacter(offset: offset)) }
            digits.append(byte)
        }
        guard brand.acceptsSecurityCodeLength(bytes.count) else { return .failure(.wrongLength(count: bytes.count)) }
        return .success(SecurityCode(digits: digits))
    }
}

extension SecurityCode: Equatable {
    /// Whether both hold the same digits, compared in constant time.
    public static func == (left: SecurityCode, right: SecurityCode) -> Bool { left.digits.isEqual(to: right.digits) }
}

#if !hasFeature(Embedded)
    extension SecurityCode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
        /// The type's name and nothing of the code.
        public var description: String { "SecurityCode" }

        /// The type's name and nothing of the code.
        public var debugDescription: String { description }

        /// A mirror without children, so that `dump` shows nothing.
        public var customMirror: Mirror { Mirror(self, children: [:]) }
    }
#endif
