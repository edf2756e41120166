internal import CofferWire

/// Reads the members of a request leniently where the sheet says so (coinme.md §1.4) and strictly elsewhere.
enum JSONMember {
    /// An optional text: null and `""` are absent.
    static func text(_ value: JSONValue, _ field: String) throws(CaasRefusal) -> String? {
        if value.isNull { return nil }
        guard let text = value.string else { throw .invalid(field) }
        return text.isEmpty ? nil : text
    }

    /// An identifier: a text, or an integer that is taken as its decimal digits.
    static func identifier(_ value: JSONValue, _ field: String) throws(CaasRefusal) -> String? {
        if value.kind == .number {
            guard let number = value.int64 else { throw .invalid(field) }
            return String(number)
        }
        return try text(value, field)
    }

    /// Two names of one member: either may be absent, and they must not differ.
    static func same(_ one: String?, _ other: String?, _ field: String) throws(CaasRefusal) -> String? {
        guard let one, let other else { return one ?? other }
        guard one == other else { throw .invalid(field) }
        return one
    }
}
