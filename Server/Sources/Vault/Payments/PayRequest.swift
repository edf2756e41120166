public import CofferCrypto
public import CofferWire

/// A request to pay. Silent in every text form.
public struct PayRequest: Equatable, Sendable {
    /// The token of the instrument that pays.
    public var paymentMethodToken: String
    /// What a merchant's request says over the client session; empty from an app, which may say nothing.
    public var content: ClientSessionObject

    /// Makes a request.
    public init(paymentMethodToken: String, content: ClientSessionObject = ClientSessionObject()) {
        self.paymentMethodToken = paymentMethodToken
        self.content = content
    }
}

extension PayRequest: Silent {}
