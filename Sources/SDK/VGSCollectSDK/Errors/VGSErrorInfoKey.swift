// The constants keep upstream's names letter for letter; each key's value is its own name.

/// The kind of the keys below.
public typealias VGSErrorInfoKey = String

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``VGSError``.
public let VGSCollectSDKErrorDomain = "vgscollect.sdk"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Input data is not valid.
public let VGSSDKErrorInputDataIsNotValid: VGSErrorInfoKey = "VGSSDKErrorInputDataIsNotValid"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// In the extra info: names of the required fields that are empty.
public let VGSSDKErrorInputDataRequired: VGSErrorInfoKey = "VGSSDKErrorInputDataRequired"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// In the extra info: names of the fields that had to be valid and are not.
public let VGSSDKErrorInputDataRequiredValid: VGSErrorInfoKey = "VGSSDKErrorInputDataRequiredValid"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No file to send.
public let VGSSDKErrorFileNotFound: VGSErrorInfoKey = "VGSSDKErrorFileNotFound"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The file's type is not supported.
public let VGSSDKErrorFileTypeNotSupported: VGSErrorInfoKey = "VGSSDKErrorFileTypeNotSupported"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The file is too large.
public let VGSSDKErrorFileSizeExceedsTheLimit: VGSErrorInfoKey = "VGSSDKErrorFileSizeExceedsTheLimit"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picker's source is not available.
public let VGSSDKErrorSourceNotAvailable: VGSErrorInfoKey = "VGSSDKErrorSourceNotAvailable"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The access token is not valid.
public let VGSSDKErrorInvalidAccessToken: VGSErrorInfoKey = "VGSSDKErrorInvalidAccessToken"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The answer's format was not expected.
public let VGSSDKErrorUnexpectedResponseDataFormat: VGSErrorInfoKey = "VGSSDKErrorUnexpectedResponseDataFormat"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The collector's configuration is wrong.
public let VGSSDKErrorWrongConfiguration: VGSErrorInfoKey = "VGSSDKErrorWrongConfiguration"
