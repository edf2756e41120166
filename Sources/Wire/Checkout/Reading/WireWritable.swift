/// What writes itself as one JSON value.
protocol WireWritable {
    func write(to writer: inout JSONWriter)
}

extension JSONWriter {
    /// Writes a member unless it is nil.
    mutating func member(ifPresent key: String, _ value: (some WireWritable)?) {
        guard let value else { return }
        self.key(key)
        value.write(to: &self)
    }

    /// Writes an array of values.
    mutating func member(_ key: String, _ values: [some WireWritable]) {
        self.key(key)
        beginArray()
        for value in values { value.write(to: &self) }
        endArray()
    }

    /// Writes an array of values unless it is nil.
    mutating func member(ifPresent key: String, _ values: [some WireWritable]?) {
        if let values { member(key, values) }
    }

    /// Writes an array of strings unless it is nil.
    mutating func member(ifPresent key: String, texts: [String]?) {
        guard let texts else { return }
        self.key(key)
        beginArray()
        for text in texts { string(text) }
        endArray()
    }
}
