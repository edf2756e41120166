/// Reads the members of one object strictly and knows where it is, so that a problem names its place. Null and absent are the same.
struct FieldReader {
    let value: JSONValue
    let path: String

    /// - Throws: ``WireProblem`` when the value is no object.
    init(_ value: JSONValue, path: String = "") throws(WireProblem) {
        guard value.kind == .object else { throw WireProblem(path: path, reason: .wrongType(expected: .object)) }
        self.value = value
        self.path = path
    }

    /// Reads a whole body.
    static func body(_ bytes: [UInt8]) throws(WireProblem) -> FieldReader {
        let document: JSONDocument
        do throws(JSONProblem) { document = try JSONDocument(bytes) } catch { throw WireProblem(path: "", reason: .json(error)) }
        return try FieldReader(document.root)
    }

    func path(_ key: String) -> String { path.isEmpty ? key : path + "." + key }

    func problem(_ key: String, _ reason: WireProblem.Reason) -> WireProblem { WireProblem(path: path(key), reason: reason) }

    func present(_ key: String) -> JSONValue? {
        guard let member = value[key], !member.isNull else { return nil }
        return member
    }

    /// A text; an empty one counts as absent, as on the CAAS face.
    func text(_ key: String, bytesMax: Int = WireLimits.sessionTextBytesMax) throws(WireProblem) -> String? {
        guard let member = present(key) else { return nil }
        guard let text = member.string else { throw problem(key, .wrongType(expected: .string)) }
        if text.utf8.count > bytesMax { throw problem(key, .tooLong(maximum: bytesMax)) }
        return text.isEmpty ? nil : text
    }

    func requiredText(_ key: String, bytesMax: Int = WireLimits.sessionTextBytesMax) throws(WireProblem) -> String {
        guard let text = try text(key, bytesMax: bytesMax) else { throw problem(key, .missing) }
        return text
    }

    /// So many capital ASCII letters: a currency (ISO 4217) has three, a country (ISO 3166-1) two.
    func letters(_ key: String, count: Int) throws(WireProblem) -> String? {
        guard let text = try text(key) else { return nil }
        guard text.utf8.count == count, text.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else { throw problem(key, .malformed) }
        return text
    }

    /// A secret text, which stays in the document; an empty one counts as absent.
    func secret(_ key: String) throws(WireProblem) -> SecretText? {
        guard let member = present(key) else { return nil }
        guard let secret = SecretText(member) else { throw problem(key, .wrongType(expected: .string)) }
        return secret.count == 0 ? nil : secret
    }

    /// One of the values of an enumeration.
    func choice<Choice: RawRepresentable<String>>(_ key: String, of: Choice.Type) throws(WireProblem) -> Choice? {
        guard let text = try text(key) else { return nil }
        guard let choice = Choice(rawValue: text) else { throw problem(key, .unknownValue) }
        return choice
    }

    func bool(_ key: String) throws(WireProblem) -> Bool? {
        guard let member = present(key) else { return nil }
        guard let bool = member.bool else { throw problem(key, .wrongType(expected: .boolean)) }
        return bool
    }

    func integer(_ key: String, in range: ClosedRange<Int64>) throws(WireProblem) -> Int64? {
        guard let member = present(key) else { return nil }
        guard let integer = member.int64 else {
            let isWhole = member.numberText.map { $0.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) } } ?? false
            throw problem(
                key, isWhole ? .outOfRange(minimum: range.lowerBound, maximum: range.upperBound) : .wrongType(expected: .integer))
        }
        guard range.contains(integer) else {
            throw problem(key, .outOfRange(minimum: range.lowerBound, maximum: range.upperBound))
        }
        return integer
    }

    /// An amount in minor units.
    func amount(_ key: String) throws(WireProblem) -> Int64? { try integer(key, in: 0...WireLimits.amountMax) }

    func requiredAmount(_ key: String) throws(WireProblem) -> Int64 {
        guard let amount = try amount(key) else { throw problem(key, .missing) }
        return amount
    }

    func object(_ key: String) throws(WireProblem) -> FieldReader? {
        guard let member = present(key) else { return nil }
        return try FieldReader(member, path: path(key))
    }

    func requiredObject(_ key: String) throws(WireProblem) -> FieldReader {
        guard let object = try object(key) else { throw problem(key, .missing) }
        return object
    }

    func elements(_ key: String, countMax: Int) throws(WireProblem) -> [JSONValue]? {
        guard let member = present(key) else { return nil }
        guard member.kind == .array else { throw problem(key, .wrongType(expected: .array)) }
        let elements = member.elements
        if elements.count > countMax { throw problem(key, .tooMany(maximum: countMax)) }
        return elements
    }

    func objects(_ key: String, countMax: Int) throws(WireProblem) -> [FieldReader]? {
        guard let elements = try elements(key, countMax: countMax) else { return nil }
        var readers: [FieldReader] = []
        for (index, element) in elements.enumerated() { readers.append(try FieldReader(element, path: "\(path(key))[\(index)]")) }
        return readers
    }

    func texts(_ key: String, countMax: Int) throws(WireProblem) -> [String]? {
        guard let elements = try elements(key, countMax: countMax) else { return nil }
        var texts: [String] = []
        for (index, element) in elements.enumerated() {
            let place = "\(key)[\(index)]"
            guard let text = element.string else { throw problem(place, .wrongType(expected: .string)) }
            if text.utf8.count > WireLimits.sessionTextBytesMax {
                throw problem(place, .tooLong(maximum: WireLimits.sessionTextBytesMax))
            }
            texts.append(text)
        }
        return texts
    }

    /// The entries of a required array that can be read, the others dropped alone.
    func lenientList<Entry: WireReadable>(_ key: String, of: Entry.Type) throws(WireProblem) -> [Entry] {
        guard let member = present(key) else { throw problem(key, .missing) }
        guard let entries = Entry.list(member) else { throw problem(key, .wrongType(expected: .array)) }
        return entries
    }
}
