extension PaymentMethodObject {
    /// Writes the object; members that are nil are left out.
    /// - Parameter includesStagingNames: Whether the provider is also written as `stagingProviderId` and `stagingProviderName`, as the
    ///   service's test answers do.
    public func write(to writer: inout JSONWriter, includesStagingNames: Bool = false) {
        writer.beginObject()
        writer.member("paymentMethodId", paymentMethodId)
        writer.member(ifPresent: "providerId", providerId)
        writer.member(ifPresent: "providerName", providerName)
        if includesStagingNames {
            writer.member(ifPresent: "stagingProviderId", providerId)
            writer.member(ifPresent: "stagingProviderName", providerName)
        }
        writer.member("type", type.rawValue)
        writer.member("cardProvider", cardProvider)
        writer.key("card")
        writer.beginObject()
        writer.member("cardNumber", maskedNumber)
        writer.member("month", month)
        writer.member("year", year)
        writer.endObject()
        if let billingAddress {
            writer.key("billingAddress")
            billingAddress.write(to: &writer)
        }
        writer.member("status", status.rawValue)
        writer.member("buySupported", buySupported)
        writer.member("sellSupported", sellSupported)
        writer.member(ifPresent: "createdAt", createdAt)
        writer.member(ifPresent: "verifiedAt", verifiedAt)
        writer.member(ifPresent: "declinedAt", declinedAt)
        writer.member(ifPresent: "deletedAt", deletedAt)
        writer.endObject()
    }

    /// Reads an object; nil when the id, type, network, card or status is missing or unknown. Timestamps may be numbers or strings of
    /// digits, and the provider may go by its staging names.
    public init?(_ value: JSONValue) {
        guard let id = value["paymentMethodId"]?.string ?? value["paymentMethodId"]?.numberText,
            let type = value["type"]?.string.flatMap(FundingType.init(rawValue:)),
            let cardProvider = value["cardProvider"]?.string,
            let status = value["status"]?.string.flatMap(Status.init(rawValue:)),
            let card = value["card"], let number = card["cardNumber"]?.string, let month = card["month"]?.string,
            let year = card["year"]?.string
        else { return nil }
        self.init(
            paymentMethodId: id,
            providerId: (value["providerId"] ?? value["stagingProviderId"])?.string,
            providerName: (value["providerName"] ?? value["stagingProviderName"])?.string,
            type: type, cardProvider: cardProvider, maskedNumber: number, month: month, year: year,
            billingAddress: value["billingAddress"].flatMap(BillingAddressObject.init),
            status: status,
            buySupported: value["buySupported"]?.bool ?? true, sellSupported: value["sellSupported"]?.bool ?? true,
            createdAt: Self.time(value["createdAt"]), verifiedAt: Self.time(value["verifiedAt"]),
            declinedAt: Self.time(value["declinedAt"]), deletedAt: Self.time(value["deletedAt"]))
    }

    private static func time(_ value: JSONValue?) -> Int64? {
        value?.int64 ?? value?.string.flatMap { Int64($0) }
    }
}
