/// Why a text is no usable client token. No case carries a part of the token.
public enum ClientTokenProblem: Error, Equatable, Sendable {
    /// The text has more bytes than we look at.
    case tooLong(count: Int, maximum: Int)
    /// There are fewer than two parts between dots.
    case tooFewParts(count: Int)
    /// The second part is not base64.
    case notBase64
    /// The second part is not the JSON that we accept.
    case json(JSONProblem)
    /// The second part is JSON and no object.
    case notAnObject
    /// A member that is read strictly has the wrong type.
    case wrongType(field: String)
    /// There is no access token.
    case noAccessToken
    /// The token has expired.
    case expired

    /// A stable name of the case, for logs and answers.
    public var code: String {
        switch self {
        case .tooLong: "client-token.too-long"
        case .tooFewParts: "client-token.too-few-parts"
        case .notBase64: "client-token.not-base64"
        case .json(let problem): problem.code
        case .notAnObject: "client-token.not-an-object"
        case .wrongType: "client-token.wrong-type"
        case .noAccessToken: "client-token.no-access-token"
        case .expired: "client-token.expired"
        }
    }
}
