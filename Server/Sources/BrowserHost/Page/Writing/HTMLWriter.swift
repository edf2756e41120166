/// Writes HTML. All HTML of a page goes through here, and nothing that is given as text or as an attribute's value can end as anything else.
///
/// Text and values are escaped the same way, always: `&`, `<`, `>` and both quotes become references, and so does the carriage return, which a
/// parser would change. Control characters other than tab and line feed become U+FFFD, as a parser makes of U+0000. Names of elements and
/// attributes are those of ``HTMLTag`` and ``HTMLAttribute``. None of the elements holds raw text, so escaping means the same in all of them.
struct HTMLWriter {
    /// What was written.
    private(set) var html = ""

    /// Begins an element; attributes stand in the order of their names, `id` first.
    mutating func open(_ tag: HTMLTag, _ attributes: HTMLAttributes = [:]) {
        html += "<"
        html += tag.rawValue
        if let id = attributes[.id] { write(.id, id) }
        for (name, value) in attributes.sorted(by: { $0.key < $1.key }) where name != .id { write(name, value) }
        html += ">"
    }

    /// Ends an element that ``open(_:_:)`` began; nothing for one that has no end.
    mutating func close(_ tag: HTMLTag) {
        guard tag != .input, tag != .hr else { return }
        html += "</"
        html += tag.rawValue
        html += ">"
    }

    /// Writes an element with nothing but text in it.
    mutating func element(_ tag: HTMLTag, _ attributes: HTMLAttributes = [:], text: String = "") {
        open(tag, attributes)
        write(text)
        close(tag)
    }

    /// Writes text.
    mutating func write(_ text: String) { Self.escape(text, into: &html) }

    private mutating func write(_ name: HTMLAttribute, _ value: String) {
        html += " "
        html += name.rawValue
        html += "=\""
        Self.escape(value, into: &html)
        html += "\""
    }

    private static func escape(_ text: String, into html: inout String) {
        guard text.utf8.contains(where: needsCare) else { return html += text }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\"": html += "&quot;"
            case "'": html += "&#39;"
            case "\r": html += "&#13;"
            case "\t", "\n": html.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": html += "\u{FFFD}"
            default: html.unicodeScalars.append(scalar)
            }
        }
    }

    /// Whether a byte can be of a character that is not written as it is; 0xC2 begins the upper control characters.
    private static func needsCare(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
            || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }
}
