public import CofferFoundation

extension PrimerError: LocalizedError, CustomNSError {
    /// The error's id, ``plainDescription`` and the id for support.
    public var errorDescription: String? { ErrorText.full(errorId: errorId, plainDescription ?? "", diagnosticsId: diagnosticsId) }

    /// `PrimerSDK.PrimerError`.
    public static var errorDomain: String { "PrimerSDK.PrimerError" }

    /// When this was read (`createdAt`, ISO 8601 in UTC), `diagnosticsId`, the error itself (`exposedError`), and the description.
    public var errorUserInfo: [String: Any] {
        ErrorText.userInfo(of: self, diagnosticsId: diagnosticsId, description: errorDescription)
    }
}

extension PrimerError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// As ``errorDescription``.
    public var description: String { errorDescription ?? errorId }
    /// As ``errorDescription``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no value.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
