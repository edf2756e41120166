extension KeyedDecodingContainer {
    /// A member, or nil when it is absent, null or of another type.
    func lenient<Value: Decodable>(_ key: Key) -> Value? {
        do { return try decodeIfPresent(Value.self, forKey: key) } catch { return nil }
    }
}
