import CofferFoundation

/// How errors that merchants see put their parts together.
enum ErrorText {
    /// Id, sentence and the id for support.
    static func full(errorId: String, _ text: String, diagnosticsId: String) -> String {
        "[\(errorId)] \(text) (diagnosticsId: \(diagnosticsId))"
    }

    /// The dictionary of an error.
    static func userInfo(of error: any Error, diagnosticsId: String, description: String?) -> [String: Any] {
        var info: [String: Any] = [
            "createdAt": Date().formatted(.iso8601), "diagnosticsId": diagnosticsId, "exposedError": error,
        ]
        info[NSLocalizedDescriptionKey] = description
        return info
    }
}
