/// Why a text is not the JSON that we accept: RFC 8259 without duplicate keys, lone surrogates or a byte order mark.
///
/// Cases carry byte offsets and counts only, never a byte of the text.
public enum JSONProblem: Error, Equatable, Sendable {
    /// There is nothing but white space.
    case empty
    /// The text ends before its value does; the offset is the text's length.
    case unexpectedEnd(offset: Int)
    /// The byte at this offset cannot stand there.
    case unexpectedByte(offset: Int)
    /// The number that starts at this offset breaks the number grammar.
    case invalidNumber(offset: Int)
    /// The backslash at this offset starts no escape that JSON knows.
    case invalidEscape(offset: Int)
    /// The `\u` escape at this offset is half of a surrogate pair.
    case loneSurrogate(offset: Int)
    /// The bytes at this offset are not UTF-8.
    case invalidUTF8(offset: Int)
    /// A string holds a bare control character at this offset.
    case controlCharacter(offset: Int)
    /// The key at this offset, its escapes resolved, stands in the same object before.
    case duplicateKey(offset: Int)
    /// The container that opens at this offset is nested deeper than allowed.
    case tooDeep(offset: Int, maximum: Int)
    /// After the value, something other than white space stands at this offset.
    case trailingBytes(offset: Int)
    /// The text begins with a byte order mark.
    case byteOrderMark
    /// The text is longer than we look at.
    case tooLong(count: Int, maximum: Int)

    /// A stable name of the case, for logs and answers.
    public var code: String {
        switch self {
        case .empty: "json.empty"
        case .unexpectedEnd: "json.unexpected-end"
        case .unexpectedByte: "json.unexpected-byte"
        case .invalidNumber: "json.invalid-number"
        case .invalidEscape: "json.invalid-escape"
        case .loneSurrogate: "json.lone-surrogate"
        case .invalidUTF8: "json.invalid-utf8"
        case .controlCharacter: "json.control-character"
        case .duplicateKey: "json.duplicate-key"
        case .tooDeep: "json.too-deep"
        case .trailingBytes: "json.trailing-bytes"
        case .byteOrderMark: "json.byte-order-mark"
        case .tooLong: "json.too-long"
        }
    }
}
