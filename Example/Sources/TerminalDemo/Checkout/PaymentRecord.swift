import CofferFoundation

/// A payment as the vault shows it to the merchant.
struct PaymentRecord: Equatable, Sendable {
    /// The vault's identifier.
    let id: String
    /// `AUTHORIZED`, `DECLINED` and so on.
    let status: String
    /// In cents.
    let amount: Int
    /// Why it was refused, such as `INSUFFICIENT_FUNDS`; nil otherwise.
    let declineCode: String?

    /// Reads the object that the vault answers with; nil if a member is missing.
    init?(json: Any?) {
        guard let object = json as? [String: Any], let id = object["id"] as? String, let status = object["status"] as? String,
            let amount = object["amount"] as? Int
        else { return nil }
        self.id = id
        self.status = status
        self.amount = amount
        declineCode = (object["statusReason"] as? [String: Any])?["code"] as? String
    }
}
