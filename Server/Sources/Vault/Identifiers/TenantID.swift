/// A tenant's number inside the store; outsiders see the partner id.
public struct TenantID: Hashable, Sendable {
    /// The row's number, from 1.
    public let number: Int64

    /// Wraps a number that came from the store.
    public init(_ number: Int64) { self.number = number }
}
