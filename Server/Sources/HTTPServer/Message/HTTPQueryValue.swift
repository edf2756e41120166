internal import CofferFoundation

/// One argument of a request's query.
public enum HTTPQueryValue: Sendable, Equatable {
    /// It is not there.
    case absent
    /// It is there once, percent-decoded.
    case value(String)
    /// It is there more than once, or is not percent-encoded UTF-8: nothing is guessed.
    case unclear

    /// `+` has become a space already: libmicrohttpd sees to that.
    init(percentEncoded text: HTTPText) {
        if text.isPlainASCII {
            self = .value(text.string)
            return
        }
        self = PercentEncoding.decoded(text.bytes, plusIsSpace: false).map(HTTPQueryValue.value) ?? .unclear
    }
}
