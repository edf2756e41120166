/// One thing that is bought.
public struct PrimerLineItem: Equatable, Sendable {
    /// The merchant's id of it.
    public let itemId: String?
    /// What it is.
    public let itemDescription: String?
    /// Price in minor units.
    public let amount: Int?
    /// What was taken off, in minor units.
    public let discountAmount: Int?
    /// How many.
    public let quantity: Int?
    /// The tax's code, the item's own.
    public let taxCode: String?
    /// The tax in minor units, the item's own.
    public let taxAmount: Int?

    /// Makes an item from its members.
    public init(
        itemId: String? = nil,
        itemDescription: String? = nil,
        amount: Int? = nil,
        discountAmount: Int? = nil,
        quantity: Int? = nil,
        taxCode: String? = nil,
        taxAmount: Int? = nil
    ) {
        self.itemId = itemId
        self.itemDescription = itemDescription
        self.amount = amount
        self.discountAmount = discountAmount
        self.quantity = quantity
        self.taxCode = taxCode
        self.taxAmount = taxAmount
    }
}
