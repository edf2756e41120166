internal import CofferRendered
internal import CofferWire

/// Reads the bodies of a page's requests, strictly: the right members and no others, each of the right type and within its limits.
struct BodyReader {
    let limits: HostLimits

    /// `{"dark":bool,"locale":"en-US"}`
    func surroundings(_ bytes: [UInt8]) throws(RequestProblem) -> PageSurroundings {
        let root = try document(bytes)
        guard root.kind == .object, root.members.count == 2, let dark = root["dark"], let locale = root["locale"] else { throw .wrongShape }
        return try surroundings(dark, locale)
    }

    /// `{"from":F,"events":[…]}`
    func batch(_ bytes: [UInt8]) throws(RequestProblem) -> EventBatch {
        let root = try document(bytes)
        guard root.kind == .object, root.members.count == 2, let from = root["from"], let list = root["events"], list.kind == .array else {
            throw .wrongShape
        }
        let elements = list.elements
        guard !elements.isEmpty else { throw .wrongShape }
        if elements.count > limits.eventsPerPostMax { throw .tooMuch }
        let first = try number(from, from: 1)
        guard Int64(first) <= HostLimits.numberMax - Int64(elements.count) else { throw .wrongShape }
        var events: [ClientEvent] = []
        for element in elements { events.append(try event(element)) }
        return EventBatch(first: first, events: events)
    }

    private func document(_ bytes: [UInt8]) throws(RequestProblem) -> JSONValue {
        do throws(JSONProblem) { return try JSONDocument(bytes, depthMax: limits.bodyDepthMax).root } catch { throw .notJSON(error) }
    }

    // MARK: Events

    private func event(_ value: JSONValue) throws(RequestProblem) -> ClientEvent {
        let parts = value.elements
        guard let name = parts.first?.string else { throw .wrongShape }
        if name == "surround" {
            guard parts.count == 3 else { throw .wrongShape }
            return .surround(try surroundings(parts[1], parts[2]))
        }
        guard parts.count >= 2 else { throw .wrongShape }
        let node = NodeID(rawValue: try number(parts[1], from: 1))
        switch (name, parts.count) {
        case ("tap", 2): return .tap(node)
        case ("dismiss", 2): return .dismiss(node)
        case ("submit", 2): return .submit(node)
        case ("focus", 2): return .focus(node)
        case ("blur", 2): return .blur(node)
        case ("toggle", 3):
            guard let isOn = parts[2].bool else { throw .wrongShape }
            return .toggle(node, isOn)
        case ("select", 4): return .select(node, try range(parts[2], parts[3]))
        case ("select", 5): return .select(node, try range(parts[2], parts[3]), of: try text(parts[4]))
        case ("edit", 6): return .edit(node, try range(parts[2], parts[3]), text: try text(parts[4]), whole: try text(parts[5]))
        default: throw .wrongShape
        }
    }

    /// Without a fraction or an exponent, however whole the value.
    private func number(_ value: JSONValue, from least: Int64) throws(RequestProblem) -> Int {
        guard let number = value.int64, number >= least, number <= HostLimits.numberMax else { throw .wrongShape }
        return Int(number)
    }

    private func range(_ first: JSONValue, _ last: JSONValue) throws(RequestProblem) -> Range<Int> {
        let (first, last) = (try number(first, from: 0), try number(last, from: 0))
        guard first <= last, last <= limits.textUnitsMax else { throw .wrongShape }
        return first..<last
    }

    private func text(_ value: JSONValue) throws(RequestProblem) -> String {
        guard let text = value.string else { throw .wrongShape }
        if text.utf16.count > limits.textUnitsMax { throw .tooMuch }
        return text
    }

    private func surroundings(_ dark: JSONValue, _ locale: JSONValue) throws(RequestProblem) -> PageSurroundings {
        guard let isDark = dark.bool, let locale = locale.string, locale.utf8.count <= limits.localeBytesMax else { throw .wrongShape }
        let pieces = locale.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isTag = pieces.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(Self.isLetterOrDigit) }
        guard isTag, let language = pieces.first, language.count >= 2, language.allSatisfy({ $0 >= UInt8(ascii: "A") }) else {
            throw .wrongShape
        }
        return PageSurroundings(isDark: isDark, locale: locale)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
    }
}
