public import CofferFoundation

/// An error of the collector itself. Its texts hold field names and fixed sentences, never a value of a field. Immutable, so it needs no lock.
public final class VGSError: NSError, @unchecked Sendable {
    /// What went wrong; ``code`` is its raw value.
    public let type: VGSErrorType!

    /// An error of a kind with a key and a sentence; without them the user info is empty.
    init(
        _ type: VGSErrorType, key: VGSErrorInfoKey? = nil, text: String = "", requiredFields: [String] = [],
        requiredValidFields: [String] = []
    ) {
        self.type = type
        var userInfo: [String: Any] = [:]
        if let key {
            var extraInfo: [String: Any] = [:]
            if !requiredFields.isEmpty { extraInfo[VGSSDKErrorInputDataRequired] = requiredFields }
            if !requiredValidFields.isEmpty { extraInfo[VGSSDKErrorInputDataRequiredValid] = requiredValidFields }
            userInfo = ["key": key, NSLocalizedDescriptionKey: text, "extraInfo": extraInfo]
        }
        super.init(domain: VGSCollectSDKErrorDomain, code: type.rawValue, userInfo: userInfo)
    }

    /// Archives hold no error of this kind.
    public required init?(coder: NSCoder) { nil }
}
