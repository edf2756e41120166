/// What configures an expiry.
@MainActor
public protocol VGSExpDateConfigurationProtocol {
    /// Where the text comes from.
    var inputSource: VGSTextFieldInputSource { get set }
    /// The format that is typed.
    var inputDateFormat: VGSCardExpDateFormat? { get set }
    /// The format that is submitted.
    var outputDateFormat: VGSCardExpDateFormat? { get set }
}
