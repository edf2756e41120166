/// Which saved method an attempt pays with; it stays the same whatever the customer selects meanwhile.
struct PaidMethod: Equatable, Sendable {
    /// The instrument's id.
    let id: String
    /// The payment method's type.
    let type: String
}
