/// The JSON that the fields alone come to.
indirect enum FieldTree: Equatable {
    case text(String)
    case object([String: FieldTree])
    /// A nil place is a JSON null.
    case array([FieldTree?])

    /// Puts a text at a path. Where the containers on the way are of another kind, `replacing` decides who gives way.
    ///
    /// - Parameter replacing: True puts the new text in the place of the old value (the last one wins), false drops the new text.
    static func inserting(_ text: String, at steps: ArraySlice<FieldPath.Step>, into old: FieldTree?, replacing: Bool) -> FieldTree? {
        guard let step = steps.first else { return .text(text) }
        let rest = steps.dropFirst()
        switch (step, old) {
        case (.key(let key), .object(var members)?):
            if let new = inserting(text, at: rest, into: members[key], replacing: replacing) { members[key] = new }
            return .object(members)
        case (.index(let index), .array(var places)?):
            while places.count <= index { places.append(nil) }
            places[index] = inserting(text, at: rest, into: places[index], replacing: replacing)
            return .array(places)
        case (_, let old?) where !replacing:
            return old
        case (.key(let key), _):
            return inserting(text, at: rest, into: nil, replacing: replacing).map { .object([key: $0]) }
        case (.index(let index), _):
            var places = [FieldTree?](repeating: nil, count: index + 1)
            places[index] = inserting(text, at: rest, into: nil, replacing: replacing)
            return .array(places)
        }
    }
}
