extension KeyedDecodingContainer {
    /// A member, or nil when it is absent, null or of another type.
    func lenient<Value: Decodable>(_ key: Key) -> Value? {
        do { return try decodeIfPresent(Value.self, forKey: key) } catch { return nil }
    }
}

/// The entries of an array that can be decoded, the others dropped alone.
struct LenientList<Entry: Decodable>: Decodable {
    private struct Skipped: Decodable {
        init(from decoder: any Decoder) throws {}
    }

    let entries: [Entry]

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        var entries: [Entry] = []
        while !values.isAtEnd {
            do { entries.append(try values.decode(Entry.self)) } catch { _ = try values.decode(Skipped.self) }
        }
        self.entries = entries
    }
}
