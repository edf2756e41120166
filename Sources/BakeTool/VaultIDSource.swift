/// The Swift source that carries the baked vault ids.
struct VaultIDSource {
    let sandbox: String?
    let live: String?

    /// Takes each id from the environment, or from the text of a properties file where the environment has none or a blank one.
    init(environment: [String: String], properties: String) {
        let file = Self.parse(properties)
        func id(_ name: String) -> String? { Self.text(environment[name]) ?? Self.text(file[name]) }
        sandbox = id("COINME_VAULT_ID_SANDBOX")
        live = id("COINME_VAULT_ID_LIVE")
    }

    /// The file; an id is written scalar by scalar, so no id can break out of its literal.
    var swift: String {
        """
        // Written by the build from environment variables or local.properties.
        enum BakedVaultIDs {
            static let sandbox: String? = \(Self.literal(sandbox))
            static let live: String? = \(Self.literal(live))
        }

        """
    }

    /// `name=value` lines; `#` and `!` begin a comment line, spaces around names and values are cut, the last of equal names counts.
    private static func parse(_ properties: String) -> [String: String] {
        var values: [String: String] = [:]
        for line in properties.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let name = text(String(parts[0])), name.first != "#", name.first != "!" else { continue }
            values[name] = String(parts[1])
        }
        return values
    }

    /// The text without spaces at its ends; nil when nothing is left.
    private static func text(_ text: String?) -> String? {
        guard let text, let first = text.firstIndex(where: { !$0.isWhitespace }), let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return nil }
        return String(text[first...last])
    }

    private static func literal(_ id: String?) -> String {
        guard let id else { return "nil" }
        return "\""
            + id.unicodeScalars.map { scalar in
                "0"..."9" ~= scalar || "a"..."z" ~= scalar || "A"..."Z" ~= scalar
                    ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
            }.joined() + "\""
    }
}
