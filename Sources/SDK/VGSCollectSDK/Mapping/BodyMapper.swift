import CofferFoundation

/// Makes a request's JSON object from the fields' entries and the extra data.
enum BodyMapper {
    /// The body as an object for `JSONSerialization`. Fields win over extra data; objects merge, everything else is replaced.
    static func object(
        entries: [FieldEntry], extraData: [String: Any]?, policy: VGSCollectFieldNameMappingPolicy
    ) throws(BodyProblem) -> [String: Any] {
        let target = extraData ?? [:]
        try check(target)
        return switch policy {
        case .flatJSON: entries.reduce(into: target) { $0[$1.name] = $1.value }
        case .nestedJSON: merge(try tree(entries, readsArrays: false), over: target, mergesArrays: false)
        case .nestedJSONWithArrayMerge: merge(try tree(entries, readsArrays: true), over: target, mergesArrays: true)
        case .nestedJSONWithArrayOverwrite: merge(try tree(entries, readsArrays: true), over: target, mergesArrays: false)
        }
    }

    // MARK: The fields alone

    /// Entries are applied in order. Without arrays a later one replaces what is in its way; with arrays it is dropped.
    private static func tree(_ entries: [FieldEntry], readsArrays: Bool) throws(BodyProblem) -> [String: FieldTree] {
        var root = FieldTree.object([:])
        for entry in entries {
            let path = try FieldPath(entry.name, readsArrays: readsArrays)
            guard !path.steps.isEmpty else { continue }
            root = FieldTree.inserting(entry.value, at: path.steps[...], into: root, replacing: !readsArrays) ?? root
        }
        guard case .object(let members) = root else { return [:] }
        return members
    }

    // MARK: Extra data

    private static func check(_ extraData: [String: Any]) throws(BodyProblem) {
        guard depth(of: extraData, atMost: Limits.jsonDepthMax) else { throw .tooDeep }
        guard JSONSerialization.isValidJSONObject(extraData) else { throw .extraDataIsNotJSON }
    }

    private static func depth(of value: Any, atMost limit: Int) -> Bool {
        if let members = value as? [String: Any] { return limit > 0 && members.values.allSatisfy { depth(of: $0, atMost: limit - 1) } }
        if let places = value as? [Any] { return limit > 0 && places.allSatisfy { depth(of: $0, atMost: limit - 1) } }
        return true
    }

    // MARK: Merging

    private static func merge(_ source: [String: FieldTree], over target: [String: Any], mergesArrays: Bool) -> [String: Any] {
        var result = target
        for (key, node) in source { result[key] = merge(node, over: target[key], mergesArrays: mergesArrays) }
        return result
    }

    private static func merge(_ source: FieldTree, over target: Any?, mergesArrays: Bool) -> Any {
        switch source {
        case .text(let text): text
        case .object(let members): merge(members, over: target as? [String: Any] ?? [:], mergesArrays: mergesArrays)
        case .array(let places): merge(places, over: mergesArrays ? target as? [Any] ?? [] : [])
        }
    }

    /// Objects meet the object at their index or replace what is there; texts go to the end; a null only fills up.
    private static func merge(_ source: [FieldTree?], over target: [Any]) -> [Any] {
        var result = target
        for (index, node) in source.enumerated() {
            switch node {
            case nil:
                if result.count <= index { result.append(NSNull()) }
            case .object(let members)? where index < target.count:
                result[index] = merge(members, over: target[index] as? [String: Any] ?? [:], mergesArrays: true)
            case let node?:
                result.append(merge(node, over: nil, mergesArrays: true))
            }
        }
        return result
    }
}
