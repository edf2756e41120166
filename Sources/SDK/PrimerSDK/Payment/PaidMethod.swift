/// What an attempt pays with; it stays the same whatever the customer selects or types meanwhile.
struct PaidMethod: Equatable, Sendable {
    /// The instrument's id; of a new card a unique one of our own.
    let id: String
    /// The payment method's type.
    let type: String
}
