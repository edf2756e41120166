public import CofferFoundation

extension PrimerValidationError: LocalizedError, CustomNSError {
    /// The error's id and ``plainDescription``; of errors that are not a field's message also the id for support.
    public var errorDescription: String? {
        let text = plainDescription ?? ""
        return isFieldMessage ? "[\(errorId)] \(text)" : ErrorText.full(errorId: errorId, text, diagnosticsId: diagnosticsId)
    }

    /// Nothing more is known than ``plainDescription`` tells.
    public var recoverySuggestion: String? { nil }

    /// `PrimerSDK.PrimerValidationError`.
    public static var errorDomain: String { "PrimerSDK.PrimerValidationError" }

    /// When this was read (`createdAt`, ISO 8601 in UTC), `diagnosticsId`, the error itself (`exposedError`), and the description.
    public var errorUserInfo: [String: Any] {
        ErrorText.userInfo(of: self, diagnosticsId: diagnosticsId, description: errorDescription)
    }
}
