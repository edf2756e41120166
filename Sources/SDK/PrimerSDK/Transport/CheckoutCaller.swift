import CofferFoundation
import CofferWire

/// Makes calls: headers, limits, reading of answers. Silent in every text form, for it holds the access token.
struct CheckoutCaller: Sendable {
    /// The world outside.
    let world: CheckoutWorld
    /// The value of `Primer-Client-Token`.
    let accessToken: String
    /// The API's version.
    let apiVersion: String
    /// One id for all calls of a session.
    let checkoutId: String

    /// Reads answers of calls that carry no security code.
    var reader: AnswerReader { AnswerReader(now: world.now, uuid: world.uuid) }

    /// Sends one request.
    /// - Parameters:
    ///   - token: Another token than the session's, for a call whose address came with it.
    ///   - idempotencyKey: Makes a repetition of this call the same payment.
    func send(
        _ method: String, _ url: URL, body: [UInt8]? = nil, seconds: Double = CheckoutLimits.callSeconds, token: String? = nil,
        idempotencyKey: String? = nil
    ) async -> CallAnswer {
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: seconds)
        request.httpMethod = method
        request.httpShouldHandleCookies = false
        request.httpBody = body.map { Data($0) }
        let requestId = world.uuid().replacingOccurrences(of: "-", with: "")
        CheckoutHeaders.put(
            on: &request, accessToken: token ?? accessToken, apiVersion: apiVersion, checkoutId: checkoutId, requestId: requestId)
        if let idempotencyKey { request.setValue(idempotencyKey, forHTTPHeaderField: "X-Idempotency-Key") }
        return await world.send(request)
    }

    /// Fetches the configuration, again and again where that can heal what went wrong (``RetrySchedule``).
    func configuration(at endpoint: Endpoint) async throws(CallFailure) -> ConfigurationObject {
        guard let url = endpoint.adding(query: "withDisplayMetadata", "true") else {
            throw CallFailure(problem: .notSent, diagnosticsId: world.uuid())
        }
        var schedule = RetrySchedule()
        while true {
            do throws(CallFailure) {
                return try reader.read(await send("GET", url)) { try? ConfigurationObject($0) }
            } catch {
                guard let delay = schedule.delaySeconds(after: error.problem, chance: world.chance()) else {
                    guard RetrySchedule.canHeal(error.problem) else { throw error }
                    throw CallFailure(problem: .retriesExhausted(triesCount: schedule.retriesCount + 1), diagnosticsId: error.diagnosticsId)
                }
                await world.pause(delay)
                if Task.isCancelled { throw CallFailure(problem: .cancelled, diagnosticsId: error.diagnosticsId) }
            }
        }
    }
}

extension CheckoutCaller: WireSilent {}
