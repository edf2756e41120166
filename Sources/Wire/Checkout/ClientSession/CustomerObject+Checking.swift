extension CustomerObject {
    /// Reads what a merchant sends, strictly; the customer's id stands at the root of a session and not here.
    init(checking fields: FieldReader) throws(WireProblem) {
        self.init(
            emailAddress: try fields.text("emailAddress"), mobileNumber: try fields.text("mobileNumber"),
            firstName: try fields.text("firstName"), lastName: try fields.text("lastName"),
            billingAddress: try AddressObject(checking: fields.object("billingAddress")),
            shippingAddress: try AddressObject(checking: fields.object("shippingAddress")), taxId: try fields.text("taxId"),
            nationalDocumentId: try fields.text("nationalDocumentId"))
    }
}

extension AddressObject {
    /// Reads what a merchant or an SDK sends, strictly; nil where there is none.
    init?(checking fields: FieldReader?) throws(WireProblem) {
        guard let fields else { return nil }
        self.init(
            firstName: try fields.text("firstName"), lastName: try fields.text("lastName"),
            addressLine1: try fields.text("addressLine1"), addressLine2: try fields.text("addressLine2"), city: try fields.text("city"),
            state: try fields.text("state"), countryCode: try fields.letters("countryCode", count: 2),
            postalCode: try fields.text("postalCode"))
    }
}
