internal import CofferWire

/// Members that no rule names are ignored, unless a card number stands in them (D14).
enum UnknownMember {
    /// The longest name that is shown back to the caller, in bytes.
    private static let shownNameBytesMax = 64

    /// Refuses a member whose name or value holds a card number.
    /// - Throws: 667 with the member's name where that is made of letters only, else with a fixed one.
    static func check(_ key: JSONValue, _ value: JSONValue) throws(CaasRefusal) {
        guard CardNumberSearch.holds(key) || CardNumberSearch.holds(value) else { return }
        throw .invalid(shownName(key) ?? "(unknown member)")
    }

    private static func shownName(_ key: JSONValue) -> String? {
        guard let name = key.string, name.utf8.count <= shownNameBytesMax,
            name.utf8.allSatisfy({ $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") })
        else { return nil }
        return name.isEmpty ? nil : name
    }
}
