extension OrderObject {
    /// Reads what a merchant sends, strictly.
    init(checking fields: FieldReader) throws(WireProblem) {
        self.init()
        if let items = try fields.objects("lineItems", countMax: WireLimits.lineItemsMax) {
            var lines: [LineItemObject] = []
            for item in items { lines.append(try LineItemObject(checking: item)) }
            lineItems = lines
        }
        countryCode = try fields.letters("countryCode", count: 2)
        if let entries = try fields.objects("fees", countMax: WireLimits.feesMax) {
            var read: [FeeObject] = []
            for entry in entries {
                read.append(
                    FeeObject(
                        amount: try entry.requiredAmount("amount"), type: try entry.text("type"), description: try entry.text("description")
                    ))
            }
            fees = read
        }
        if let fields = try fields.object("shipping") {
            shipping = ShippingObject(
                amount: try fields.amount("amount"), methodId: try fields.text("methodId"), methodName: try fields.text("methodName"),
                methodDescription: try fields.text("methodDescription"))
        }
    }
}

extension LineItemObject {
    /// Reads what a merchant sends, strictly; a line must have an amount and must not add up to less than nothing.
    init(checking fields: FieldReader) throws(WireProblem) {
        self.init(
            itemId: try fields.text("itemId"), name: try fields.text("name"), description: try fields.text("description"),
            amount: try fields.requiredAmount("amount"), quantity: try fields.integer("quantity", in: 1...WireLimits.quantityMax),
            discountAmount: try fields.amount("discountAmount"), taxAmount: try fields.amount("taxAmount"),
            taxCode: try fields.text("taxCode"), productType: try fields.choice("productType", of: ProductType.self),
            productData: try fields.object("productData").map { RawJSON($0.value) })
        if total == nil { throw WireProblem(path: fields.path, reason: .outOfRange(minimum: 0, maximum: WireLimits.amountMax)) }
    }
}
