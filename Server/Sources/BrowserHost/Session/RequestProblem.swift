internal import CofferWire

/// What is wrong with the body of a request. Nothing of its content is kept.
enum RequestProblem: Error, Equatable {
    /// It is not JSON.
    case notJSON(JSONProblem)
    /// It is JSON of another shape.
    case wrongShape
    /// It has too many events, or a text is too long.
    case tooMuch

    /// The status of the answer.
    var status: Int {
        switch self {
        case .notJSON, .wrongShape: 400
        case .tooMuch: 413
        }
    }
}
