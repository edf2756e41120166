internal import CofferFoundation

/// One argument of a request's query.
public enum HTTPQueryValue: Sendable, Equatable {
    /// It is not there.
    case absent
    /// It is there once, percent-decoded.
    case value(String)
    /// It is there more than once, or is not percent-encoded UTF-8: nothing is guessed.
    case unclear

    init(percentEncoded text: HTTPText) {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(text.bytes.count)
        var index = 0
        while index < text.bytes.count {
            let byte = text.bytes[index]
            if byte == UInt8(ascii: "%") {
                guard index + 2 < text.bytes.count, let high = Self.hex(text.bytes[index + 1]), let low = Self.hex(text.bytes[index + 2])
                else {
                    self = .unclear
                    return
                }
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(byte)
                index += 1
            }
        }
        guard let string = String(validating: decoded, as: UTF8.self) else {
            self = .unclear
            return
        }
        self = .value(string)
    }

    private static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
