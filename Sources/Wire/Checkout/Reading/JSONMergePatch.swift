/// Merges one JSON object into another (RFC 7396).
enum JSONMergePatch {
    /// Writes `target` changed by `patch`; keys are compared byte by byte. A patch that is no object replaces the target.
    static func write(_ target: JSONValue?, changedBy patch: JSONValue, to writer: inout JSONWriter) {
        guard patch.kind == .object else {
            writer.raw(Array(patch.storage.bytes[patch.sourceRange]))
            return
        }
        writer.beginObject()
        var kept: Set<[UInt8]> = []
        for (key, value) in target?.members ?? [] {
            guard let name = key.string else { continue }
            kept.insert(Array(name.utf8))
            guard let change = patch[name] else {
                writer.key(name)
                writer.raw(Array(value.storage.bytes[value.sourceRange]))
                continue
            }
            if change.isNull { continue }
            writer.key(name)
            write(value, changedBy: change, to: &writer)
        }
        for (key, value) in patch.members where !value.isNull {
            guard let name = key.string, !kept.contains(Array(name.utf8)) else { continue }
            writer.key(name)
            write(nil, changedBy: value, to: &writer)
        }
        writer.endObject()
    }
}
