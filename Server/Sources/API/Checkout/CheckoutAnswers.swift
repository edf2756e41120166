internal import CofferCrypto
internal import CofferHTTPServer
internal import CofferWire

/// Writes the answers of the checkout face.
struct CheckoutAnswers: Sendable {
    private static let diagnosticsBytes = 16
    let random: RandomBytes

    /// 200 with JSON.
    func success(
        capacity: Int = 1024, fields: [HTTPResponse.Field] = [], _ body: (inout JSONWriter) -> Void
    ) -> HTTPResponse {
        var writer = JSONWriter(capacity: capacity)
        body(&writer)
        return HTTPResponse(status: 200, contentType: "application/json", fields: fields, body: writer.bytes)
    }

    /// `{}`, where there is nothing to say: apps of upstream's SDK do not take an empty body (primer.md §3.3).
    static let done = HTTPResponse(status: 200, contentType: "application/json", body: Array("{}".utf8))

    /// An error body as the half's clients read it (primer.md §3.7 and §5.4): objects in `validationErrors` for merchants, strings for apps,
    /// which drop the whole body otherwise.
    func failure(_ refusal: CheckoutRefusal, _ half: CheckoutHalf) -> HTTPResponse {
        var fields: [HTTPResponse.Field] = []
        if let allowed = refusal.allowed { fields.append(HTTPResponse.Field("Allow", allowed)) }
        switch refusal.id {
        case .idempotencyKeyInFlight, .unavailable: fields.append(HTTPResponse.Field("Retry-After", "1"))
        default: break
        }
        guard half != .page else { return SandboxPage.failure(refusal.id, fields: fields) }
        var details = refusal.details
        if half == .sdk {
            details = details.map { detail in
                CheckoutErrorObject.Detail(text: detail.path.map { "\($0): \(detail.text)" } ?? detail.text)
            }
        }
        var writer = JSONWriter()
        CheckoutErrorObject(
            errorId: refusal.id.rawValue, text: refusal.id.sentence, diagnosticsId: diagnosticsId(), validationErrors: details
        ).write(to: &writer)
        return HTTPResponse(status: refusal.id.status, contentType: "application/json", fields: fields, body: writer.bytes)
    }

    /// What support asks for: chance, and nothing of the request.
    private func diagnosticsId() -> String {
        do throws(CryptoError) { return Base64URL.encode(try random.bytes(Self.diagnosticsBytes)) } catch { return "unavailable" }
    }
}
