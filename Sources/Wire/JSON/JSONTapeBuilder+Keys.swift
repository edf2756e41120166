extension JSONTapeBuilder {
    /// Throws when two keys of this closed object are equal once their escapes are resolved; names the earliest repetition.
    func refuseDuplicateKeys(in container: Int) throws(JSONProblem) {
        let end = Int(tape[container].next)
        var count = 0
        var key = container + 1
        while key < end {
            count += 1
            key = Int(tape[key + 1].next)
        }
        if count < 2 { return }
        if count > WireLimits.pairwiseKeysMax { return try refuseDuplicatesBySorting(in: container, count: count) }
        key = Int(tape[container + 2].next)
        while key < end {
            var earlier = container + 1
            while earlier < key {
                if areEqual(tape[earlier], tape[key]) { throw .duplicateKey(offset: Int(tape[key].start)) }
                earlier = Int(tape[earlier + 1].next)
            }
            key = Int(tape[key + 1].next)
        }
    }

    private func areEqual(_ left: JSONToken, _ right: JSONToken) -> Bool {
        if left.hasEscape || right.hasEscape {
            return JSONText.resolved(bytes, left) == JSONText.resolved(bytes, right)
        }
        let count = left.content.count
        if count != right.content.count { return false }
        var offset = 0
        while offset < count {
            if bytes[Int(left.start) + 1 + offset] != bytes[Int(right.start) + 1 + offset] { return false }
            offset += 1
        }
        return true
    }

    /// Comparisons grow with n log n, and no choice of keys makes it worse.
    private func refuseDuplicatesBySorting(in container: Int, count: Int) throws(JSONProblem) {
        var keys: [(text: [UInt8], start: Int)] = []
        keys.reserveCapacity(count)
        var key = container + 1
        while key < Int(tape[container].next) {
            keys.append((JSONText.resolved(bytes, tape[key]), Int(tape[key].start)))
            key = Int(tape[key + 1].next)
        }
        keys.sort { left, right in
            if left.text == right.text { return left.start < right.start }
            return left.text.lexicographicallyPrecedes(right.text)
        }
        var earliest: Int?
        for (left, right) in zip(keys, keys.dropFirst()) where left.text == right.text {
            earliest = min(earliest ?? right.start, right.start)
        }
        if let earliest { throw .duplicateKey(offset: earliest) }
    }
}
