extension JSONValue {
    /// The member of an object with this key, escapes resolved; nil when there is none or the value is no object.
    public subscript(_ key: String) -> JSONValue? {
        guard token.kind == .object else { return nil }
        var key = key
        return key.withUTF8 { wanted in
            storage.bytes.withUnsafeBufferPointer { bytes in
                storage.tape.withUnsafeBufferPointer { tape in
                    var at = index + 1
                    let end = Int(tape[index].next)
                    while at < end {
                        if Self.matches(tape[at], wanted, in: bytes) { return JSONValue(storage: storage, index: at + 1) }
                        at = Int(tape[at + 1].next)
                    }
                    return nil
                }
            }
        }
    }

    /// The members of an object in the order of the text, keys as string values; empty for every other kind.
    public var members: [(key: JSONValue, value: JSONValue)] {
        guard token.kind == .object else { return [] }
        var members: [(key: JSONValue, value: JSONValue)] = []
        var at = index + 1
        while at < Int(token.next) {
            members.append((JSONValue(storage: storage, index: at), JSONValue(storage: storage, index: at + 1)))
            at = Int(storage.tape[at + 1].next)
        }
        return members
    }

    /// The elements of an array in order; empty for every other kind.
    public var elements: [JSONValue] {
        guard token.kind == .array else { return [] }
        var elements: [JSONValue] = []
        var at = index + 1
        while at < Int(token.next) {
            elements.append(JSONValue(storage: storage, index: at))
            at = Int(storage.tape[at].next)
        }
        return elements
    }

    private static func matches(
        _ key: JSONToken, _ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        if key.hasEscape { return JSONText.resolved(bytes, key).elementsEqual(wanted) }
        let start = Int(key.start) + 1
        let count = Int(key.end) - 1 - start
        if count != wanted.count { return false }
        var offset = 0
        while offset < count {
            if bytes[start + offset] != wanted[offset] { return false }
            offset += 1
        }
        return true
    }
}
