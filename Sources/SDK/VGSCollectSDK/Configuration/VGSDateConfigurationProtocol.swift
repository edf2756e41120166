/// What configures a date.
@MainActor
public protocol VGSDateConfigurationProtocol {
    /// Where the text comes from.
    var inputSource: VGSTextFieldInputSource { get set }
    /// The format that is typed.
    var inputDateFormat: VGSDateFormat? { get set }
    /// The format that is submitted.
    var outputDateFormat: VGSDateFormat? { get set }
}
