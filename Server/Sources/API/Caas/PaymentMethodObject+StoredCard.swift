internal import CofferVault
internal import CofferWire

extension PaymentMethodObject {
    /// A card as the CAAS face shows it.
    init(_ card: StoredCard, providerName: String?) {
        self.init(
            paymentMethodId: card.id.text, providerId: card.providerId, providerName: card.providerId == nil ? nil : providerName,
            type: FundingType(card.funding), cardProvider: card.brand.displayName, maskedNumber: card.maskedNumber,
            month: Self.decimal(card.month, digits: 2), year: Self.decimal(card.year, digits: 4),
            billingAddress: card.person.billingAddress.map(BillingAddressObject.init), status: Status(card.status),
            buySupported: card.buySupported, sellSupported: card.sellSupported, createdAt: card.createdAt,
            verifiedAt: card.status == .deleted ? nil : card.verifiedAt, declinedAt: card.declinedAt, deletedAt: card.deletedAt)
    }

    /// The lowest digits of a number, with zeros in front.
    private static func decimal(_ value: Int, digits: Int) -> String {
        String(unsafeUninitializedCapacity: digits) { text in
            var rest = value
            for at in (0..<digits).reversed() {
                text.initializeElement(at: at, to: UInt8(ascii: "0") + UInt8(rest % 10))
                rest /= 10
            }
            return digits
        }
    }
}

extension PaymentMethodObject.FundingType {
    init(_ funding: CardFunding) {
        switch funding {
        case .debit: self = .debit
        case .credit: self = .credit
        case .prepaid: self = .prepaid
        }
    }
}

extension PaymentMethodObject.Status {
    init(_ status: CardStatus) {
        switch status {
        case .created: self = .created
        case .verified: self = .verified
        case .declined: self = .declined
        case .staged: self = .staged
        case .deleted: self = .deleted
        }
    }
}

extension BillingAddressObject {
    init(_ address: BillingAddress) {
        self.init(
            firstName: address.firstName, lastName: address.lastName, country: address.country, addressLine1: address.addressLine1,
            addressLine2: address.addressLine2, zipCode: address.zipCode, city: address.city, state: address.state)
    }
}
