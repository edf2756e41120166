internal import CofferCrypto
internal import CofferFoundation

/// The text of a bearer: a ``CompactJWT``.
///
/// The payload is written by this type and read only after its signature has been checked, so it has one exact form:
/// `{"iss":"coffer","tid":1,"scp":"partner","iat":2,"exp":3}`, with `"sub":"account"` last in a customer's.
struct BearerFormat: Sendable {
    let key: HMACKey

    /// What a bearer says.
    struct Claims: Equatable, Sendable {
        var tenant: TenantID
        /// The one account that an add-only bearer serves; nil for a partner's.
        var account: AccountID?
        /// Seconds since 1970.
        var issuedAt: Int64
        /// Seconds since 1970; at this second it is expired.
        var expiresAt: Int64
    }

    func sign(_ claims: Claims) throws(CryptoError) -> String {
        var payload = #"{"iss":"coffer","tid":\#(claims.tenant.number),"scp":"\#(claims.account == nil ? "partner" : "add")""#
        payload += #","iat":\#(claims.issuedAt),"exp":\#(claims.expiresAt)"#
        if let account = claims.account { payload += #","sub":"\#(account.text)""# }
        payload += "}"
        return try CompactJWT(key: key).sign(Array(payload.utf8))
    }

    /// The claims of a text with a good signature, expired or not.
    /// - Throws: ``VaultError/invalidBearer``.
    func claims(_ text: [UInt8]) throws(VaultError) -> Claims {
        guard text.count <= Limits.bearerBytesMax, let claims = Self.read(try CompactJWT(key: key).payload(of: text)) else {
            throw .invalidBearer
        }
        return claims
    }

    private static func read(_ payload: [UInt8]) -> Claims? {
        var rest = payload[...]
        func skip(_ literal: StaticString) -> Bool {
            let count = literal.utf8CodeUnitCount
            guard rest.count >= count, literal.withUTF8Buffer({ rest.starts(with: $0) }) else { return false }
            rest = rest.dropFirst(count)
            return true
        }
        func number() -> Int64? {
            let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
            guard !digits.isEmpty, digits.count <= 18 else { return nil }
            rest = rest.dropFirst(digits.count)
            return digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
        }
        guard skip(#"{"iss":"coffer","tid":"#), let tenant = number(), skip(#","scp":""#) else { return nil }
        let isPartner = skip("partner")
        guard isPartner || skip("add"), skip(#"","iat":"#), let issued = number(), skip(#","exp":"#), let expires = number() else {
            return nil
        }
        var claims = Claims(tenant: TenantID(tenant), account: nil, issuedAt: issued, expiresAt: expires)
        if !isPartner {
            guard skip(#","sub":""#), rest.count > 2,
                let account = AccountID(String(decoding: rest.dropLast(2), as: UTF8.self))
            else { return nil }
            claims.account = account
            rest = rest.dropFirst(rest.count - 2)
            guard skip("\"") else { return nil }
        }
        return skip("}") && rest.isEmpty ? claims : nil
    }
}
