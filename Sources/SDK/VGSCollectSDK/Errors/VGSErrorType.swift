/// What went wrong before or after the network; the raw value is the code that a ``VGSResponse`` carries.
public enum VGSErrorType: Int, Sendable {
    /// A required field is empty, a required-valid field is not valid, or the extra data is not JSON.
    case inputDataIsNotValid = 1001
    /// A file send without a file.
    case inputFileNotFound = 1101
    /// The file is empty or of no known type.
    case inputFileTypeIsNotSupported = 1102
    /// The file is too large.
    case inputFileSizeExceedsTheLimit = 1103
    /// The picker's source is missing.
    case sourceNotAvailable = 1150
    /// An empty access token.
    case invalidAccessToken = 1300
    /// The answer is not an HTTP answer.
    case unexpectedResponseType = 1400
    /// The answer's body is not what was expected.
    case unexpectedResponseDataFormat = 1401
    /// There is no usable URL: the vault id, the environment, the host name or the route id is wrong.
    case invalidConfigurationURL = 1480
}
