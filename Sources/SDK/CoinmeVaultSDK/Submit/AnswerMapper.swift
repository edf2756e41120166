import CofferFoundation
import CofferWire
import VGSCollectSDK

/// Turns a collector's answer into a result or an error, scrubbed of what was sent.
struct AnswerMapper: Sendable {
    /// What was sent; nil when the collector does not say, and then bodies of errors are dropped whole.
    let values: [SubmittedValue]?

    /// The outcome of an answer.
    func outcome(of response: VGSResponse) -> Result<VaultSubmitResult, CoinmeVaultError> {
        switch response {
        case .success(let status, let data, _): success(status, Self.bytes(data))
        case .failure(_, _, _, let error?): .failure(failure(error))
        case .failure(VGSErrorType.unexpectedResponseType.rawValue, _, _, nil): .failure(.unknown(underlying: SubmitFault.notHTTP))
        case .failure(let status, let data, _, nil): .failure(refusal(status, Self.bytes(data)))
        }
    }

    /// The body without the byte order mark that some servers put before JSON.
    private static func bytes(_ data: Data?) -> [UInt8] {
        let bytes = Array(data ?? Data())
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    private func success(_ status: Int, _ body: [UInt8]) -> Result<VaultSubmitResult, CoinmeVaultError> {
        if let document = try? JSONDocument(body), let response = CaasEnvelope.wrappedError(in: document.root) {
            return .failure(.caas(status: status, errorResponse: scrubbed(response)))
        }
        let scrubbed = Scrubber(values ?? [], purpose: .success).scrub(body: body)
        return .success(VaultSubmitResult(status: status, body: scrubbed.text, isJSON: scrubbed.isJSON))
    }

    /// The error of an HTTP status outside 200 through 299.
    private func refusal(_ status: Int, _ body: [UInt8]) -> CoinmeVaultError {
        if status >= 400, let root = try? JSONDocument(body).root,
            let response = CaasEnvelope.wrappedError(in: root) ?? CaasEnvelope.bareError(in: root)
        {
            return .caas(status: status, errorResponse: scrubbed(response))
        }
        return .server(status: status, body: values.flatMap { Scrubber($0, purpose: .error).scrub(body: body).text })
    }

    /// With unknown values nothing of the texts is kept but codes.
    private func scrubbed(_ response: CaasErrorObject) -> CaasErrorResponse {
        if let values { return Scrubber(values, purpose: .error).scrub(response) }
        return Scrubber([], purpose: .error).scrub(
            CaasErrorObject(errorData: response.errorData.map { CaasErrorObject.Entry(errorCode: $0.errorCode) }))
    }

    /// The error of a send that brought no HTTP answer.
    private func failure(_ error: any Error) -> CoinmeVaultError {
        let bare = error as NSError
        if error is URLError || bare.domain == NSURLErrorDomain {
            // Only the code: the user info holds the full URL, and with it maybe the vault id.
            let code = URLError.Code(rawValue: bare.code) as URLError.Code?
            return .network(underlying: URLError(code ?? .unknown))
        }
        if error is CancellationError { return .unknown(underlying: CancellationError()) }
        guard bare.domain == VGSCollectSDKErrorDomain else { return .unknown(underlying: Self.withoutTexts(bare)) }
        switch bare.code {
        case VGSErrorType.inputDataIsNotValid.rawValue:
            let fields = Self.fields(named: bare)
            return fields.isEmpty ? .unknown(underlying: SubmitFault.extraDataIsNotJSON) : .validation(fields: fields)
        case VGSErrorType.invalidConfigurationURL.rawValue:
            return .invalidConfiguration("The collector cannot make a URL of the vault's address.")
        case VGSErrorType.unexpectedResponseType.rawValue:
            return .unknown(underlying: SubmitFault.notHTTP)
        default:
            return .unknown(underlying: Self.withoutTexts(bare))
        }
    }

    /// The fields that stopped the collector, required ones before those that had to be valid.
    private static func fields(named error: NSError) -> [String: [String]] {
        let info = error.userInfo["extraInfo"] as? [String: Any] ?? [:]
        var fields: [String: [String]] = [:]
        for name in info[VGSSDKErrorInputDataRequiredValid] as? [String] ?? [] { fields[name] = ["invalid"] }
        for name in info[VGSSDKErrorInputDataRequired] as? [String] ?? [] { fields[name] = ["required"] }
        return fields
    }

    private static func withoutTexts(_ error: NSError) -> NSError { NSError(domain: error.domain, code: error.code) }
}
