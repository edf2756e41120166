import CofferWire

extension Scrubber {
    /// An answer's body.
    struct Body: Equatable, Sendable {
        /// The scrubbed text, nil for an empty body.
        var text: String?
        /// Whether the body is JSON.
        var isJSON: Bool
    }

    /// A body, scrubbed value by value where it is JSON and as text where it is not.
    func scrub(body: [UInt8]) -> Body {
        if body.isEmpty { return Body(text: nil, isJSON: false) }
        if let document = try? JSONDocument(body) {
            return Body(text: String(decoding: scrub(document, level: 0), as: UTF8.self), isJSON: true)
        }
        return Body(text: scrub(text: String(decoding: body, as: UTF8.self)), isJSON: false)
    }

    /// A refusal, scrubbed member by member. A code keeps its text when it is one of the table or has the shape of a code and is no card
    /// number: codes are the service's words.
    func scrub(_ response: CaasErrorObject) -> CaasErrorResponse {
        CaasErrorResponse(
            timestamp: response.timestamp.map(scrub(text:)),
            httpStatus: response.httpStatus.flatMap { (100...599).contains($0) ? $0 : nil },
            path: response.path.map(scrub(text:)),
            errorData: response.errorData.map { entry in
                CaasErrorResponse.Entry(
                    errorCode: isServiceCode(entry.errorCode) ? entry.errorCode : scrub(text: entry.errorCode),
                    message: entry.message.map(scrub(text:)))
            },
            message: response.message.map(scrub(text:)),
            retry: response.retry.map(scrub(text:)))
    }

    private func isServiceCode(_ code: String) -> Bool {
        CaasErrorCode(wire: code) != nil || (CaasCodeShape.matches(code) && !holdsCardNumber(code))
    }

    /// The document's bytes with what must go replaced in place; everything else stays byte for byte.
    private func scrub(_ document: JSONDocument, level: Int) -> [UInt8] {
        var replacements: [(range: Range<Int>, json: [UInt8])] = []
        collect(document.root, key: nil, level: level, into: &replacements)
        replacements += piecesOfNumbers(in: document.root).map { piece in
            (piece.sourceRange, Array((piece.kind == .number ? "0" : "\"\(Self.mark)\"").utf8))
        }
        replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
        var result: [UInt8] = []
        var position = 0
        // A value may stand in the list twice.
        for replacement in replacements where replacement.range.lowerBound >= position {
            result += document.bytes[position..<replacement.range.lowerBound]
            result += replacement.json
            position = replacement.range.upperBound
        }
        return result + document.bytes[position...]
    }

    /// Walks in the order of the text. The depth is bounded by the document's own limit.
    private func collect(_ value: JSONValue, key: String?, level: Int, into replacements: inout [(range: Range<Int>, json: [UInt8])]) {
        switch value.kind {
        case .object:
            for member in value.members {
                let name = member.key.string ?? ""
                replace(member.key, text: name, key: nil, level: level, into: &replacements)
                collect(member.value, key: name, level: level, into: &replacements)
            }
        case .array:
            for element in value.elements { collect(element, key: key, level: level, into: &replacements) }
        case .string:
            replace(value, text: value.string ?? "", key: key, level: level, into: &replacements)
        case .number:
            if mustRemove(number: value.numberText ?? "", value: value.int64, key: key) {
                replacements.append((value.sourceRange, [UInt8(ascii: "0")]))
            }
        case .bool, .null: break
        }
    }

    private func replace(
        _ value: JSONValue, text: String, key: String?, level: Int, into replacements: inout [(range: Range<Int>, json: [UInt8])]
    ) {
        let scrubbed = innerJSON(text, level: level) ?? scrub(string: text, key: key)
        if scrubbed == text { return }
        var writer = JSONWriter(capacity: scrubbed.utf8.count + 2)
        writer.string(scrubbed)
        replacements.append((value.sourceRange, writer.bytes))
    }

    /// The scrubbed text of a string that holds JSON itself; nil when it does not.
    private func innerJSON(_ text: String, level: Int) -> String? {
        guard level < VaultLimits.innerJSONMax, let first = text.utf8.first(where: { $0 > 0x20 }),
            first == UInt8(ascii: "{") || first == UInt8(ascii: "["), let document = try? JSONDocument(text: text)
        else { return nil }
        return String(decoding: scrub(document, level: level + 1), as: UTF8.self)
    }
}
