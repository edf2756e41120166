import CofferFoundation

/// A payment as the vault shows it to the merchant.
package struct PaymentRecord: Equatable, Sendable {
    /// The vault's identifier.
    package let id: String
    /// `AUTHORIZED`, `DECLINED` and so on.
    package let status: String
    /// In cents.
    package let amount: Int
    /// Why it was refused, such as `INSUFFICIENT_FUNDS`; nil otherwise.
    package let declineCode: String?

    /// Reads the object that the vault answers with; nil if a member is missing.
    package init?(json: Any?) {
        guard let object = json as? [String: Any], let id = object["id"] as? String, let status = object["status"] as? String,
            let amount = object["amount"] as? Int
        else { return nil }
        self.id = id
        self.status = status
        self.amount = amount
        declineCode = (object["statusReason"] as? [String: Any])?["code"] as? String
    }
}
