internal import CofferCardRules
internal import CofferVault
internal import CofferWire

/// Finds card numbers where none belongs (D14), anywhere in a JSON value.
enum CardNumberSearch {
    /// The longest name of a member that is shown back to the caller, in bytes.
    private static let shownNameBytesMax = 64

    /// Whether a value, or something in it, is or holds a card number.
    static func holds(_ value: JSONValue) -> Bool {
        switch value.kind {
        case .string: value.withStringBytes(holds) ?? false
        case .number: value.numberText.map(PANScan.containsPAN) ?? false
        case .object: value.members.contains { holds($0.key) || holds($0.value) }
        case .array: value.elements.contains(where: holds)
        case .bool, .null: false
        }
    }

    /// Foreign digits alone take a copy as text, which nobody wipes.
    private static func holds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if UUIDForm.matches(bytes) { return false }
        return PANScan.containsPAN(bytes)
            || bytes.contains { $0 >= 0x80 } && CardNumberScan.holds(String(decoding: bytes, as: UTF8.self))
    }

    /// The place of the first card number in a value, with member names joined by dots and positions in brackets; nil where there is none.
    /// - Parameter exception: The path of the one member that is meant to hold a card number.
    static func place(in value: JSONValue, except exception: String? = nil) -> String? { place(value, at: "", except: exception) }

    private static func place(_ value: JSONValue, at path: String, except exception: String?) -> String? {
        switch value.kind {
        case .object:
            for (key, member) in value.members {
                let name = shownName(key)
                if holds(key) { return join(path, "(unknown member)") }
                let place = place(member, at: join(path, name ?? "(unknown member)"), except: exception)
                if let place { return place }
            }
            return nil
        case .array:
            for (index, element) in value.elements.enumerated() {
                if let place = place(element, at: "\(path)[\(index)]", except: exception) { return place }
            }
            return nil
        case .string, .number: return path != exception && holds(value) ? path : nil
        case .bool, .null: return nil
        }
    }

    private static func join(_ path: String, _ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    /// A name that is made of letters and underscores only, so that it can be shown; nil for any other.
    static func shownName(_ key: JSONValue) -> String? {
        guard let name = key.string, name.utf8.count <= shownNameBytesMax,
            name.utf8.allSatisfy({ $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") || $0 == UInt8(ascii: "_") })
        else { return nil }
        return name.isEmpty ? nil : name
    }
}
