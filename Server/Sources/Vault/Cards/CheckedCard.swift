internal import CofferCardRules
internal import CofferCrypto

/// A card as it was typed, whose form is good.
struct CheckedCard {
    let card: CardFacts
    let expiry: CardExpiry

    /// Applies the rules of form to all of an addition but its account, in the order of the wire's members, and then the expiry (D11).
    init(_ request: AddCard, at milliseconds: Int64) throws(VaultError) {
        card = try Self.facts(request.number)
        expiry = try Self.expiry(of: request)
        try Self.checkSecurityCode(request.securityCode, brand: card.brand)
        try Self.checkTexts(of: request)
        guard !expiry.isExpired(at: milliseconds / 1_000) else { throw .expiredCard }
    }

    static func facts(_ secret: SecretBytes) throws(VaultError) -> CardFacts {
        guard secret.count > 0 else { throw .invalidRequest(field: .cardNumber) }
        do throws(CardNumberProblem) {
            return try CardFacts(secret)
        } catch {
            // A number that is right in itself belongs to a network that the vault does not take.
            let isSound = error == .unknownBrand && secret.withUnsafeBytes { Luhn.isValid($0) }
            throw isSound ? .cardNotSupported : .invalidCardNumber
        }
    }

    static func expiry(of request: AddCard) throws(VaultError) -> CardExpiry {
        do throws(ExpiryProblem) {
            return try CardExpiry(month: request.month, year: request.year)
        } catch {
            throw .invalidRequest(field: field(of: error, month: request.month))
        }
    }

    private static func field(of problem: ExpiryProblem, month: String) -> CardField {
        switch problem {
        case .monthOutOfRange: .month
        case .yearOutOfRange: .year
        case .malformed: month.utf8.count == 2 && month.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? .year : .month
        }
    }

    /// - Throws: ``VaultError/invalidRequest(field:)`` for an empty one, ``VaultError/invalidSecurityCode``.
    static func checkSecurityCode(_ secret: SecretBytes, brand: CardBrand) throws(VaultError) {
        guard secret.count > 0 else { throw .invalidRequest(field: .securityCode) }
        defer { StackWiping.wipe() }
        guard isSound(secret, brand: brand) else { throw .invalidSecurityCode }
    }

    /// Apart from its caller, so that what it leaves on the stack can be overwritten.
    @inline(never)
    private static func isSound(_ code: SecretBytes, brand: CardBrand) -> Bool {
        code.withUnsafeBytes { (try? SecurityCode($0, brand: brand)) != nil }
    }

    /// No text may be overlong, hold a control character, or hold a card number (D14).
    private static func checkTexts(of request: AddCard) throws(VaultError) {
        try check(request.person.holderName, .cardHolderName)
        try check(request.providerId, .providerId)
        try check(request.webSessionId, .webSessionId)
        if let key = request.idempotencyKey {
            // Stored as a code only, so the rule about card numbers, which a UUID can break by chance, is not needed here.
            guard !key.isEmpty, key.unicodeScalars.count <= Limits.idempotencyKeyCharactersMax else {
                throw .invalidRequest(field: .idempotencyKey)
            }
        }
        guard let address = request.person.billingAddress else { return }
        try check(address.firstName, .firstName)
        try check(address.lastName, .lastName)
        try checkLetters(address.country, .country)
        try check(address.addressLine1, .addressLine1)
        try check(address.addressLine2, .addressLine2)
        try check(address.zipCode, .zipCode)
        try check(address.city, .city)
        try checkLetters(address.state, .state)
    }

    private static func check(_ text: String?, _ field: CardField) throws(VaultError) {
        guard let text else { return }
        guard text.utf8.count <= Limits.textBytesMax, text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }), !CardNumberScan.holds(text) else {
            throw .invalidRequest(field: field)
        }
    }

    /// Country and state are two ASCII letters (coinme.md §1.4).
    private static func checkLetters(_ text: String?, _ field: CardField) throws(VaultError) {
        guard let text else { return }
        guard text.utf8.count == 2, text.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }) else {
            throw .invalidRequest(field: field)
        }
    }
}
