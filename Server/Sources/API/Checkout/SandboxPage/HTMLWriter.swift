/// Writes HTML. Everything but the names of elements and attributes goes through one function that escapes.
struct HTMLWriter {
    /// What has been written so far, UTF-8.
    private(set) var bytes: [UInt8] = Array("<!DOCTYPE html>".utf8)

    /// An element with its content.
    mutating func element(
        _ name: StaticString, _ attributes: [(StaticString, String)] = [], _ content: (inout HTMLWriter) -> Void
    ) {
        open(name, attributes)
        content(&self)
        markup("</")
        markup(name)
        markup(">")
    }

    /// An element that holds nothing but text.
    mutating func element(_ name: StaticString, _ attributes: [(StaticString, String)] = [], text: String) {
        element(name, attributes) { $0.text(text) }
    }

    /// An element without an end, such as `meta`.
    mutating func open(_ name: StaticString, _ attributes: [(StaticString, String)] = []) {
        markup("<")
        markup(name)
        for (name, value) in attributes {
            markup(" ")
            markup(name)
            markup("=\"")
            text(value)
            markup("\"")
        }
        markup(">")
    }

    /// Text, between elements or in an attribute: the one place where something is escaped.
    mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): markup("&amp;")
            case UInt8(ascii: "<"): markup("&lt;")
            case UInt8(ascii: ">"): markup("&gt;")
            case UInt8(ascii: "\""): markup("&quot;")
            case UInt8(ascii: "'"): markup("&#39;")
            default: bytes.append(byte)
            }
        }
    }

    private mutating func markup(_ markup: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }
}
