public import CofferCrypto

/// An answer of the checkout face as it went out. Silent in every text form: bodies carry tokens and personal data.
public struct RememberedAnswer: Equatable, Sendable {
    /// The HTTP status.
    public var status: Int
    /// The body.
    public var body: [UInt8]

    /// Makes an answer.
    public init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
    }
}

extension RememberedAnswer: Silent {}
