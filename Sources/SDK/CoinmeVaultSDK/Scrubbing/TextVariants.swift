import CofferFoundation

/// The ways in which a server may write a text that it received.
enum TextVariants {
    /// The text itself and its encodings, without repetitions; letters are compared without regard to case by the search itself.
    static func all(of form: String) -> [[UInt8]] {
        let unescaped = [form, form.precomposedStringWithCanonicalMapping, form.decomposedStringWithCanonicalMapping]
        // The search compares ASCII letters without case; others need both spellings.
        let cased = unescaped + unescaped.flatMap { [$0.lowercased(), $0.uppercased()] }
        let written = cased + cased.flatMap { [percentEncoded($0), formEncoded($0), jsonEscaped($0), slashEscaped($0), htmlEscaped($0)] }
        var seen: Set<String> = []
        var variants: [[UInt8]] = []
        for text in written + [base64(form)] where !text.isEmpty && seen.insert(text).inserted { variants.append(Array(text.utf8)) }
        return variants
    }

    private static func percentEncoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
    }

    private static func formEncoded(_ text: String) -> String { percentEncoded(text).replacingOccurrences(of: "%20", with: "+") }

    private static func slashEscaped(_ text: String) -> String { text.replacingOccurrences(of: "/", with: "\\/") }

    /// Quotes and backslashes escaped and everything beyond ASCII as `\u` escapes.
    private static func jsonEscaped(_ text: String) -> String {
        text.utf16.map { unit in
            switch unit {
            case 0x22: "\\\""
            case 0x5C: "\\\\"
            case 0x20..<0x7F: String(UnicodeScalar(UInt8(unit)))
            default: "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count) + String(unit, radix: 16)
            }
        }.joined()
    }

    private static func htmlEscaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            default: String(character)
            }
        }.joined()
    }

    /// Without the padding at the end, so that it is found with and without.
    private static func base64(_ text: String) -> String {
        String(Data(text.utf8).base64EncodedString().prefix { $0 != "=" })
    }

    private static let unreserved = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
