import CofferFoundation
import CofferWire

/// The calls of a session that is ready. Silent in every text form.
struct CheckoutClient: Sendable {
    /// Makes the calls.
    let caller: CheckoutCaller
    /// The base of the calls that see cards.
    let pci: Endpoint

    /// Fetches the customer's saved instruments, in the service's order. Entries that cannot be read are left out.
    func list() async throws(CallFailure) -> InstrumentList {
        try caller.reader.read(await call("GET", "payment-instruments")) { try? InstrumentList($0) }
    }

    /// Deletes a saved instrument. Any JSON object, an empty body and 204 say that it is gone.
    func delete(id: String) async throws(CallFailure) {
        try caller.reader.read(await call("DELETE", "payment-instruments", id, "vault"), emptyValue: ()) { $0.kind == .object ? () : nil }
    }

    /// Exchanges a saved instrument for a token that pays once.
    /// - Parameter code: The security code, sent in the body only and kept nowhere.
    func exchange(id: String, code: SecretText?) async throws(CallFailure) -> String {
        var body: [UInt8]?
        if let code {
            var writer = JSONWriter(capacity: 32)
            ExchangeRequest(cvv: code).write(to: &writer)
            body = writer.bytes
        }
        return try Self.token(of: await call("POST", "payment-instruments", id, "exchange", body: body), caller.reader)
    }

    /// Creates a payment.
    func createPayment(token: String, idempotencyKey: String) async throws(CallFailure) -> PaymentResponseObject {
        var writer = JSONWriter()
        CreatePaymentRequest(paymentMethodToken: token).write(to: &writer)
        let answer = await call(
            "POST", "payments", body: writer.bytes, seconds: CheckoutLimits.paymentCallSeconds, idempotencyKey: idempotencyKey)
        return try caller.reader.read(answer) { try? PaymentResponseObject($0) }
    }

    /// Resumes a payment whose action is done.
    func resumePayment(id: String, resumeToken: String) async throws(CallFailure) -> PaymentResponseObject {
        var writer = JSONWriter()
        ResumeRequest(resumeToken: resumeToken).write(to: &writer)
        let answer = await call("POST", "payments", id, "resume", body: writer.bytes, seconds: CheckoutLimits.paymentCallSeconds)
        return try caller.reader.read(answer) { try? PaymentResponseObject($0) }
    }

    /// Asks how an action stands.
    /// - Parameter token: The access token that came with the address.
    func poll(_ status: Endpoint, token: String) async throws(CallFailure) -> PollObject {
        try caller.reader.read(await caller.send("GET", status.url, token: token)) { try? PollObject($0) }
    }

    /// Calls a route under ``pci``.
    func call(
        _ method: String, _ segments: String..., body: [UInt8]? = nil, seconds: Double = CheckoutLimits.callSeconds,
        idempotencyKey: String? = nil
    ) async -> CallAnswer {
        guard let url = pci.appending(segments) else { return CallAnswer(.notSent) }
        return await caller.send(method, url, body: body, seconds: seconds, idempotencyKey: idempotencyKey)
    }
}

extension CheckoutClient: WireSilent {}
