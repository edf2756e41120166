import CofferFoundation

/// How errors that merchants see put their parts together.
enum ErrorText {
    /// The dictionary's key of the error itself.
    static let exposedErrorKey = "exposedError"

    /// Id, sentence and the id for support.
    static func full(errorId: String, _ text: String, diagnosticsId: String) -> String {
        "[\(errorId)] \(text) (diagnosticsId: \(diagnosticsId))"
    }

    /// The dictionary of an error.
    static func userInfo(of error: any Error, diagnosticsId: String, description: String?) -> [String: Any] {
        var info: [String: Any] = [
            "createdAt": Date().formatted(.iso8601), "diagnosticsId": diagnosticsId, exposedErrorKey: error,
        ]
        info[NSLocalizedDescriptionKey] = description
        return info
    }
}
