/// Writes JSON texts. All JSON of patches goes through here.
enum JSONText {
    /// A text between quotes. `<` is escaped, so that it could stand in a script element too, and so are U+2028 and U+2029.
    static func string(_ text: String) -> String {
        var json = "\""
        json.reserveCapacity(text.utf8.count + 2)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": json += "\\\""
            case "\\": json += "\\\\"
            case "\n": json += "\\n"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "<", "\u{2028}", "\u{2029}": json += escaped(scalar)
            default: json.unicodeScalars.append(scalar)
            }
        }
        return json + "\""
    }

    /// A list of values that are JSON already.
    static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

    /// An object of values that are JSON already.
    static func object(_ members: [(name: String, value: String)]) -> String {
        "{" + members.map { string($0.name) + ":" + $0.value }.joined(separator: ",") + "}"
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
