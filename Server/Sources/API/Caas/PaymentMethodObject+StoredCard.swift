internal import CofferVault
internal import CofferWire

extension PaymentMethodObject {
    /// A card as the CAAS face shows it.
    init(_ card: StoredCard, providerName: String?) {
        self.init(
            paymentMethodId: card.id.text, providerId: card.providerId, providerName: card.providerId == nil ? nil : providerName,
            type: FundingType(card.funding), cardProvider: card.brand.displayName, maskedNumber: card.maskedNumber,
            month: card.month < 10 ? "0\(card.month)" : "\(card.month)", year: "\(card.year)",
            billingAddress: card.person.billingAddress.map(BillingAddressObject.init), status: Status(card.status),
            buySupported: card.buySupported, sellSupported: card.sellSupported, createdAt: card.createdAt,
            verifiedAt: card.status == .deleted ? nil : card.verifiedAt, declinedAt: card.declinedAt, deletedAt: card.deletedAt)
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
