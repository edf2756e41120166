/// Whoever moves money: the sandbox, or a payment provider.
///
/// Called outside every transaction, after what is asked is durable. Every call carries a ``PaymentReference``; asking twice with one
/// reference must move money once and give the same answer. A processor must not keep, log or print what a ``Charge`` shows it.
public protocol PaymentProcessor: Sendable {
    /// The name on the merchant's wire (`processor.name`).
    var name: String { get }
    /// Reserves an amount on a card.
    func authorise(_ charge: Charge) async -> ProcessorAnswer
    /// Goes on with an authorisation after the customer has decided.
    func resume(_ resumption: Resumption) async -> ProcessorAnswer
    /// Takes what is reserved, or a part of it.
    func capture(_ movement: Movement) async -> ProcessorAnswer
    /// Gives up what is reserved.
    func cancel(_ movement: Movement) async -> ProcessorAnswer
    /// Gives back what was taken, or a part of it.
    func refund(_ movement: Movement) async -> ProcessorAnswer
    /// What became of a call whose answer did not arrive.
    func lookup(_ reference: PaymentReference, tenant: TenantID) async -> ProcessorLookup
}
