/// The SDK's body of `POST /payment-instruments`: a new card (primer.md §3.5).
public struct TokeniseRequest: Equatable, Sendable {
    /// What the token is for.
    public enum PaymentFlow: String, CaseIterable, Sendable {
        /// To pay now.
        case `default` = "DEFAULT"
        /// To be saved.
        case vault = "VAULT"
    }

    /// The card number.
    public var number: SecretText
    /// The security code.
    public var cvv: SecretText?
    /// Two digits, such as `03`.
    public var expirationMonth: String
    /// Four digits, such as `2030`.
    public var expirationYear: String
    /// The holder.
    public var cardholderName: String?
    /// The network that was chosen for a card with two, such as `CARTES_BANCAIRES`.
    public var preferredNetwork: String?
    /// How often the token is to be good; nil means once.
    public var tokenType: InstrumentTokenType?
    /// What the token is for; nil means to pay now.
    public var paymentFlow: PaymentFlow?

    /// Makes a request.
    public init(
        number: SecretText, cvv: SecretText? = nil, expirationMonth: String, expirationYear: String, cardholderName: String? = nil,
        preferredNetwork: String? = nil, tokenType: InstrumentTokenType? = nil, paymentFlow: PaymentFlow? = nil
    ) {
        self.number = number
        self.cvv = cvv
        self.expirationMonth = expirationMonth
        self.expirationYear = expirationYear
        self.cardholderName = cardholderName
        self.preferredNetwork = preferredNetwork
        self.tokenType = tokenType
        self.paymentFlow = paymentFlow
    }

    /// Reads an object; whether number, code and expiry are a card's is the vault's question.
    /// - Throws: ``WireProblem`` when a needed member is missing, or a known one has the wrong type or an unknown value.
    public init(_ value: JSONValue) throws(WireProblem) {
        let fields = try FieldReader(value)
        let card = try fields.requiredObject("paymentInstrument")
        guard let number = try card.secret("number") else { throw card.problem("number", .missing) }
        self.init(
            number: number, cvv: try card.secret("cvv"), expirationMonth: try card.requiredText("expirationMonth"),
            expirationYear: try card.requiredText("expirationYear"), cardholderName: try card.text("cardholderName"),
            preferredNetwork: try card.text("preferredNetwork"),
            tokenType: try fields.choice("tokenType", of: InstrumentTokenType.self),
            paymentFlow: try fields.choice("paymentFlow", of: PaymentFlow.self))
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("paymentInstrument")
        writer.beginObject()
        writer.member(ifPresent: "number", number)
        writer.member(ifPresent: "cvv", cvv)
        writer.member("expirationMonth", expirationMonth)
        writer.member("expirationYear", expirationYear)
        writer.member(ifPresent: "cardholderName", cardholderName)
        writer.member(ifPresent: "preferredNetwork", preferredNetwork)
        writer.endObject()
        writer.member(ifPresent: "tokenType", tokenType?.rawValue)
        writer.member(ifPresent: "paymentFlow", paymentFlow?.rawValue)
        writer.endObject()
    }
}

extension TokeniseRequest: WireSilent {}
