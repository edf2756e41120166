internal import CofferHTTPServer
internal import CofferVault
internal import CofferWire

/// Writes the answers of the CAAS face.
struct CaasAnswers: Sendable {
    let settings: APISettings
    let clock: VaultClock

    /// 401 with an empty `text/plain` body and nothing else.
    static let unauthorized = HTTPResponse(status: 401, contentType: "text/plain")

    /// 200 with an envelope.
    func success(fields: [HTTPResponse.Field] = [], _ data: (inout JSONWriter) -> Void) -> HTTPResponse {
        HTTPResponse(status: 200, contentType: "application/json", fields: fields, body: CaasEnvelope.success(capacity: 1024, data))
    }

    /// A refusal of a request to a route.
    /// - Parameter method: The request's method; with the route's template it makes the envelope's `path`.
    func failure(_ refusal: CaasRefusal, method: HTTPMethod, route: CaasRoute) -> HTTPResponse {
        guard case .coded(let code, let statusChoice, let detail) = refusal else { return Self.unauthorized }
        return envelope(code, status: status(code, statusChoice), detail: detail, path: route.template.map { "\(method.name) \($0)" })
    }

    /// An envelope with one entry.
    func envelope(
        _ code: CaasErrorCode, status: Int, detail: String? = nil, path: String? = nil, fields: [HTTPResponse.Field] = []
    ) -> HTTPResponse {
        let message = detail.map { "\(code.message) \($0)" } ?? code.message
        let response = CaasErrorObject(
            timestamp: UTCTimestamp.text(unixMilliseconds: clock.milliseconds()), httpStatus: status, path: path,
            errorData: [CaasErrorObject.Entry(errorCode: code.rawValue, message: message)])
        return HTTPResponse(
            status: status, contentType: "application/json", fields: fields, body: CaasEnvelope.failure(response))
    }

    private func status(_ code: CaasErrorCode, _ choice: CaasRefusal.Status) -> Int {
        switch choice {
        case .fixed(let status): status
        case .business: settings.refusalStatus == .ok ? 200 : code.suggestedStatus
        }
    }

    /// Writes a card as a payment method.
    func write(_ card: StoredCard, to writer: inout JSONWriter) {
        card.write(to: &writer, providerName: settings.providerName, showsStagingNames: settings.showsStagingNames)
    }
}
