internal import CofferVault
internal import CofferWire

extension StoredCard {
    /// Writes the card as the CAAS face shows it: byte for byte what a ``PaymentMethodObject`` writes, but without making one.
    func write(to writer: inout JSONWriter, providerName: String?, showsStagingNames: Bool) {
        writer.literal(#"{"paymentMethodId":"#)
        writer.string(id.text)
        if let providerId { writeProvider(providerId, name: providerName, to: &writer, showsStagingNames: showsStagingNames) }
        writer.literal(#","type":"#)
        writer.string(PaymentMethodObject.FundingType(funding).rawValue)
        writer.literal(#","cardProvider":"#)
        writer.string(brand.displayName)
        writer.literal(#","card":{"cardNumber":"#)
        writer.string(bin, "*", count: hiddenDigits, last4)
        writer.literal(#","month":"#)
        writer.digits(month, count: 2)
        writer.literal(#","year":"#)
        writer.digits(year, count: 4)
        writer.literal("}")
        if openedPerson.hasAddress {
            writer.literal(#","billingAddress":"#)
            openedPerson.writeAddress(to: &writer)
        }
        writer.literal(#","status":"#)
        writer.string(PaymentMethodObject.Status(status).rawValue)
        writer.literal(buySupported ? #","buySupported":true"# : #","buySupported":false"#)
        writer.literal(sellSupported ? #","sellSupported":true"# : #","sellSupported":false"#)
        writer.literal(#","createdAt":"#)
        writer.int(createdAt)
        writer.member(ifPresent: "verifiedAt", status == .deleted ? nil : verifiedAt)
        writer.member(ifPresent: "declinedAt", declinedAt)
        writer.member(ifPresent: "deletedAt", deletedAt)
        writer.literal("}")
    }

    private func writeProvider(_ id: String, name: String?, to writer: inout JSONWriter, showsStagingNames: Bool) {
        writer.literal(#","providerId":"#)
        writer.string(id)
        if let name {
            writer.literal(#","providerName":"#)
            writer.string(name)
        }
        guard showsStagingNames else { return }
        writer.literal(#","stagingProviderId":"#)
        writer.string(id)
        if let name {
            writer.literal(#","stagingProviderName":"#)
            writer.string(name)
        }
    }
}

extension OpenedPerson {
    /// Writes the address as a value.
    fileprivate func writeAddress(to writer: inout JSONWriter) {
        writer.literal("{")
        forEachAddressMember { member, text in
            writer.literal(Self.key(of: member))
            writer.string(utf8: text)
        }
        writer.literal("}")
    }

    private static func key(of member: BillingAddress.Member) -> StaticString {
        switch member {
        case .firstName: #""firstName":"#
        case .lastName: #""lastName":"#
        case .country: #""country":"#
        case .addressLine1: #""addressLine1":"#
        case .addressLine2: #""addressLine2":"#
        case .zipCode: #""zipCode":"#
        case .city: #""city":"#
        case .state: #""state":"#
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
