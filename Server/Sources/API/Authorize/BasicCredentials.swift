internal import CofferCrypto
internal import CofferFoundation
internal import CofferHTTPServer

/// The partner's credentials in an `Authorization: Basic` field (RFC 7617).
struct BasicCredentials {
    /// The partner id.
    let user: String
    /// The client secret.
    let password: SecretBytes

    /// Reads the field's value; nil where it is anything else.
    init?(_ text: HTTPText) {
        guard let encoded = text.dropping(prefixInAnyCase: "Basic "), var data = Data(base64Encoded: Data(encoded.bytes)) else {
            return nil
        }
        defer { data.resetBytes(in: data.startIndex..<data.endIndex) }
        guard let colon = data.firstIndex(of: UInt8(ascii: ":")), let user = String(validating: data[..<colon], as: UTF8.self) else {
            return nil
        }
        self.user = user
        password = SecretBytes(copying: data[(colon + 1)...])
    }
}
