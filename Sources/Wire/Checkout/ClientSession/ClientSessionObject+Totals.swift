extension ClientSessionObject {
    /// The type of a fee that pays for the choice of a payment method.
    public static let surchargeFeeType = "SURCHARGE"

    /// What the customer pays, minor units: `amount`, else the lines, the other fees and shipping added up; a surcharge comes on top of
    /// either. nil when there is neither an amount nor a line.
    ///
    /// A line is its amount times its quantity, less its discount, plus its tax.
    public var totalAmount: Int64? {
        guard let merchantAmount else { return nil }
        let (total, overflow) = merchantAmount.addingReportingOverflow(surchargeAmount)
        return overflow || total > WireLimits.amountMax ? nil : total
    }

    /// ``totalAmount`` without surcharges.
    public var merchantAmount: Int64? { amount ?? sumOfLines }

    /// The tax of all lines, nil when none has one.
    public var taxAmount: Int64? {
        let taxes = order?.lineItems?.compactMap(\.taxAmount) ?? []
        return taxes.isEmpty ? nil : Self.sum(taxes)
    }

    /// Whether the security code of a saved card must be entered again to pay.
    public var capturesVaultedCardCvv: Bool {
        paymentMethod?.options?.contains { $0.type == "PAYMENT_CARD" && $0.captureVaultedCardCvv == true } ?? false
    }

    private var surchargeAmount: Int64 {
        Self.sum((order?.fees ?? []).filter { $0.type == Self.surchargeFeeType }.map(\.amount)) ?? 0
    }

    private var sumOfLines: Int64? {
        guard let lines = order?.lineItems, !lines.isEmpty else { return nil }
        var parts: [Int64] = []
        for line in lines {
            guard let total = line.total else { return nil }
            parts.append(total)
        }
        parts += (order?.fees ?? []).filter { $0.type != Self.surchargeFeeType }.map(\.amount)
        parts.append(order?.shipping?.amount ?? 0)
        return Self.sum(parts)
    }

    /// nil above ``WireLimits/amountMax``.
    private static func sum(_ amounts: [Int64]) -> Int64? {
        var sum: Int64 = 0
        for amount in amounts {
            let (next, overflow) = sum.addingReportingOverflow(amount)
            if overflow || next > WireLimits.amountMax { return nil }
            sum = next
        }
        return sum
    }

    /// Refuses a session whose parts add up to more than an amount can be.
    func checkTotals(_ fields: FieldReader) throws(WireProblem) {
        let problem = WireProblem(path: fields.path("order"), reason: .outOfRange(minimum: 0, maximum: WireLimits.amountMax))
        if amount == nil, order?.lineItems?.isEmpty == false, sumOfLines == nil { throw problem }
        if merchantAmount != nil, totalAmount == nil { throw problem }
        if Self.sum((order?.fees ?? []).map(\.amount)) == nil { throw problem }
    }
}
