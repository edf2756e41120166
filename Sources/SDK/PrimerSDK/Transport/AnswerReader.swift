import CofferFoundation
import CofferWire

/// Takes answers of the service apart (primer.md §3.7).
struct AnswerReader: Sendable {
    /// What a `Retry-After` date is compared with.
    let now: @Sendable () -> Date
    /// Makes ids for support where the service gives none.
    let uuid: @Sendable () -> String
    /// Whether texts of the service are shown in errors. Off where a security code was sent: a service could repeat it.
    var trustsTexts = true

    /// Reads an answer.
    ///
    /// 200–299 with an error body is a refusal like any other; with a body that `body` cannot read it is undecodable. 401 is unauthorized,
    /// 400 and 402–599 are refusals with or without a body, any other status is undecodable.
    /// - Parameters:
    ///   - emptyValue: What no body at all, or 204, stands for; nil where there must be a body.
    ///   - body: Reads the JSON of an answer that is no refusal; nil for what it cannot read.
    func read<Value>(_ answer: CallAnswer, emptyValue: Value? = nil, body read: (JSONValue) -> Value?) throws(CallFailure) -> Value {
        let whole: CallAnswer.Whole
        switch answer.result {
        case .failure(let problem): throw CallFailure(problem: problem, diagnosticsId: uuid())
        case .success(let value): whole = value
        }
        let json = (try? JSONDocument(whole.body))?.root
        let refusal = json.flatMap(CheckoutErrorObject.init(_:))
        let diagnosticsId = diagnosticsId(of: refusal)
        switch whole.status {
        case 401:
            throw CallFailure(problem: .unauthorized, diagnosticsId: diagnosticsId)
        case let status where (400...599).contains(status) || (refusal != nil && (200...299).contains(status)):
            let retryAfter = whole.retryAfter.flatMap { RetryAfter.seconds($0, now: now()) }
            let problem = CallProblem.server(status: status, errorId: errorId(of: refusal), retryAfterSeconds: retryAfter)
            throw CallFailure(problem: problem, diagnosticsId: diagnosticsId)
        case 200...299:
            if whole.body.isEmpty || whole.status == 204, let emptyValue { return emptyValue }
            if let value = json.flatMap(read) { return value }
            fallthrough
        default:
            throw CallFailure(problem: .undecodable(status: whole.status), diagnosticsId: uuid())
        }
    }

    private func errorId(of refusal: CheckoutErrorObject?) -> String? {
        guard trustsTexts, let id = refusal?.errorId, id.utf8.count <= 64, !id.isEmpty, id.utf8.allSatisfy(Self.isNameByte) else {
            return nil
        }
        return id
    }

    private func diagnosticsId(of refusal: CheckoutErrorObject?) -> String {
        guard let id = refusal?.diagnosticsId, !id.isEmpty, id.utf8.count <= 64, id.utf8.allSatisfy(Self.isNameByte),
            trustsTexts || UUID(uuidString: id) != nil
        else { return uuid() }
        return id
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
