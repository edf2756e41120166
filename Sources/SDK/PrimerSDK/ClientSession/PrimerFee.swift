/// Something that is added to the price.
public struct PrimerFee: Equatable, Sendable {
    /// What kind it is, such as `SURCHARGE`.
    public let type: String
    /// How much, in minor units.
    public let amount: Int

    /// Makes a fee from its members.
    public init(
        type: String,
        amount: Int
    ) {
        self.type = type
        self.amount = amount
    }
}
