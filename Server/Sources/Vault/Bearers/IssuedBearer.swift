public import CofferCrypto

/// A bearer that was just signed. Silent in every text form.
public struct IssuedBearer: Equatable, Sendable {
    /// The token: a JSON Web Token (RFC 7519) signed with HS256.
    public var token: String
    /// Seconds until it expires.
    public var expiresIn: Int64
}

extension IssuedBearer: Silent {}
