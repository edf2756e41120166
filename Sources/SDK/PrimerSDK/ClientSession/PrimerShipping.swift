/// How an order is sent.
public struct PrimerShipping: Equatable, Sendable {
    /// Price in minor units.
    public let amount: Int?
    /// The method's id.
    public let methodId: String?
    /// The method's name.
    public let methodName: String?
    /// The method in words.
    public let methodDescription: String?

    /// Makes it from its members.
    public init(
        amount: Int? = nil,
        methodId: String? = nil,
        methodName: String? = nil,
        methodDescription: String? = nil
    ) {
        self.amount = amount
        self.methodId = methodId
        self.methodName = methodName
        self.methodDescription = methodDescription
    }
}
