import CofferFoundation

/// A payment method as the vault shows it: masked.
package struct StoredMethod: Equatable, Sendable {
    /// The vault's identifier.
    package let id: String
    /// The network's name, such as `Visa`.
    package let brand: String
    /// First six digits, asterisks, last four.
    package let maskedNumber: String
    /// `VERIFIED`, `DELETED` and so on.
    package let status: String

    /// The last four digits.
    package var last4: String { String(maskedNumber.suffix(4)) }

    /// Reads the object that the vault answers with; nil if a member is missing.
    package init?(json: Any?) {
        guard let object = json as? [String: Any], let id = object["paymentMethodId"] as? String, let status = object["status"] as? String,
            let card = object["card"] as? [String: Any], let masked = card["cardNumber"] as? String
        else { return nil }
        self.id = id
        self.status = status
        maskedNumber = masked
        brand = object["cardProvider"] as? String ?? "unknown"
    }
}
