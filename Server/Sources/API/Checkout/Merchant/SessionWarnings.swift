internal import CofferWire

/// What of a client session was accepted and may still be a mistake (primer.md §5.1).
enum SessionWarnings {
    /// The warnings, in the order of the session's members.
    static func of(_ session: ClientSessionObject) -> [ClientSessionResponse.Warning] {
        var warnings: [ClientSessionResponse.Warning] = []
        if session.currencyCode == nil { warnings.append(missing("currencyCode", "CURRENCY_CODE", "to pay")) }
        if session.totalAmount == nil { warnings.append(missing("amount or order.lineItems", "AMOUNT", "to pay")) }
        if session.customerId == nil { warnings.append(missing("customerId", "CUSTOMER_ID", "to save and list payment instruments")) }
        return warnings
    }

    private static func missing(_ member: String, _ code: String, _ purpose: String) -> ClientSessionResponse.Warning {
        ClientSessionResponse.Warning(type: "MISSING", code: "MISSING_\(code)", message: "There is no \(member); it is needed \(purpose).")
    }
}
