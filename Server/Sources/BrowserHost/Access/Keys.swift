internal import CofferCrypto
internal import Synchronization

/// What lets a browser in: a token that works once, and the cookie that it is exchanged for. Both last as long as the host.
final class Keys: Sendable {
    /// The token that works once, for the printed URL; ASCII letters, digits, `-` and `_`.
    let token: String
    /// The cookie's value, of the same characters.
    let cookie: String
    private let isTokenUsed = Mutex(false)

    /// Draws both.
    init() throws(CryptoError) {
        let random = RandomBytes()
        token = Base64URL.encode(try random.bytes(HostLimits.secretBytes))
        cookie = Base64URL.encode(try random.bytes(HostLimits.secretBytes))
    }

    /// Whether this is the token, for the first time: it does not work again.
    func take(token candidate: String) -> Bool {
        let isRight = Self.equal(candidate, token)
        return isTokenUsed.withLock { isUsed in
            guard isRight, !isUsed else { return false }
            isUsed = true
            return true
        }
    }

    /// Whether this is the cookie's value.
    func accepts(cookie candidate: some Sequence<UInt8>) -> Bool { ConstantTime.equal(Array(candidate), Array(cookie.utf8)) }

    private static func equal(_ left: String, _ right: String) -> Bool { ConstantTime.equal(Array(left.utf8), Array(right.utf8)) }
}

extension Keys: Silent {}
