internal import CofferCardRules
internal import CofferCrypto

/// What may be known of a card number in the clear. The number itself stays in its ``SecretBytes``.
struct CardFacts: Equatable, Sendable {
    let brand: CardBrand
    /// The first six digits.
    let firstSix: String
    let last4: String
    /// How many digits the number has.
    let count: Int

    /// Reads a number of ASCII digits.
    ///
    /// A `CardNumber` holds its digits inside itself, where nobody can wipe them: it lives in this call alone, and the stack that it
    /// stood on is overwritten.
    /// - Throws: ``CardNumberProblem``.
    init(_ number: SecretBytes) throws(CardNumberProblem) {
        defer { StackWiping.wipe() }
        self = try Self.read(number)
    }

    private init(_ number: CardNumber) {
        brand = number.brand
        firstSix = number.withUnsafeDigits { String(decoding: $0.prefix(6), as: UTF8.self) }
        last4 = number.last4
        count = number.count
    }

    @inline(never)
    private static func read(_ number: SecretBytes) throws(CardNumberProblem) -> CardFacts {
        try number.withUnsafeBytes { (bytes) throws(CardNumberProblem) in CardFacts(try CardNumber(bytes)) }
    }
}
