import CofferWire
import Testing

struct JSONRow: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    let problem: JSONProblem?

    init(_ name: String, _ text: String, _ problem: JSONProblem? = nil) {
        self.init(name, bytes: Array(text.utf8), problem)
    }

    init(_ name: String, bytes: [UInt8], _ problem: JSONProblem? = nil) {
        self.name = name
        self.bytes = bytes
        self.problem = problem
    }

    var testDescription: String { name }
}

private func quoted(_ bytes: UInt8...) -> [UInt8] { [0x22] + bytes + [0x22] }

private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
}

/// An object with so many members; the last key is the given one.
private func wide(_ count: Int, lastKey: String) -> String {
    let members = (0..<count - 1).map { "\"k\($0)\":\($0)" } + ["\"\(lastKey)\":1"]
    return "{\(members.joined(separator: ","))}"
}

@Suite struct JSONDocumentTests {
    static let accepted: [JSONRow] = [
        JSONRow("object", #"{"a":1,"b":[true,false,null]}"#),
        JSONRow("empty containers", #"{"a":{},"b":[]}"#),
        JSONRow("white space everywhere", " \t\r\n{ \"a\" : [ 1 , 2 ] } \n"),
        JSONRow("bare string", #""a""#),
        JSONRow("bare number", "-0.5e+10"),
        JSONRow("zero", "0"),
        JSONRow("bare word", "null"),
        JSONRow("every escape", #""\"\\\/\b\f\n\r\t\u00e9""#),
        JSONRow("surrogate pair", #""\uD83D\uDE00""#),
        JSONRow("two bytes", bytes: quoted(0xC3, 0xA9)),
        JSONRow("three bytes", bytes: quoted(0xED, 0x9F, 0xBF)),
        JSONRow("four bytes", bytes: quoted(0xF4, 0x8F, 0xBF, 0xBF)),
        JSONRow("same key in two objects", #"{"a":{"k":1},"b":{"k":1}}"#),
        JSONRow("same key at two depths", #"{"a":{"a":{"a":1}}}"#),
        JSONRow("keys that differ in case", #"{"a":1,"A":2}"#),
        JSONRow("depth at the limit", nested(32)),
        JSONRow("forty different keys", wide(40, lastKey: "last")),
        JSONRow("empty key", #"{"":1}"#),
        JSONRow("delete character", bytes: quoted(0x7F)),
    ]

    static let refused: [JSONRow] = [
        JSONRow("nothing", "", .empty),
        JSONRow("only white space", " \n", .empty),
        JSONRow("byte order mark", "\u{FEFF}{}", .byteOrderMark),
        JSONRow("open object", "{", .unexpectedEnd(offset: 1)),
        JSONRow("open array", "[1", .unexpectedEnd(offset: 2)),
        JSONRow("open string", "\"ab", .unexpectedEnd(offset: 3)),
        JSONRow("cut word", "tru", .unexpectedEnd(offset: 3)),
        JSONRow("cut escape", #""\"#, .unexpectedEnd(offset: 2)),
        JSONRow("cut unicode escape", #""\u00"#, .unexpectedEnd(offset: 5)),
        JSONRow("key without value", #"{"a":"#, .unexpectedEnd(offset: 5)),
        JSONRow("comma at the end of an array", "[1,]", .unexpectedByte(offset: 3)),
        JSONRow("comma at the end of an object", #"{"a":1,}"#, .unexpectedByte(offset: 7)),
        JSONRow("comma first", "[,1]", .unexpectedByte(offset: 1)),
        JSONRow("two commas", "[1,,2]", .unexpectedByte(offset: 3)),
        JSONRow("no comma", "[1 2]", .unexpectedByte(offset: 3)),
        JSONRow("no colon", #"{"a" 1}"#, .unexpectedByte(offset: 5)),
        JSONRow("bare key", "{a:1}", .unexpectedByte(offset: 1)),
        JSONRow("number as key", "{1:1}", .unexpectedByte(offset: 1)),
        JSONRow("wrong closer for an array", "[1}", .unexpectedByte(offset: 2)),
        JSONRow("wrong closer for an object", #"{"a":1]"#, .unexpectedByte(offset: 6)),
        JSONRow("single quotes", "'a'", .unexpectedByte(offset: 0)),
        JSONRow("comment", "/**/1", .unexpectedByte(offset: 0)),
        JSONRow("not a number", "NaN", .unexpectedByte(offset: 0)),
        JSONRow("capital word", "True", .unexpectedByte(offset: 0)),
        JSONRow("misspelt word", "nulp", .unexpectedByte(offset: 3)),
        JSONRow("plus sign", "+1", .unexpectedByte(offset: 0)),
        JSONRow("leading zero", "01", .invalidNumber(offset: 0)),
        JSONRow("minus alone", "[-]", .invalidNumber(offset: 1)),
        JSONRow("point without digits", "1.", .invalidNumber(offset: 0)),
        JSONRow("exponent without digits", "1e", .invalidNumber(offset: 0)),
        JSONRow("exponent with sign alone", "1e+", .invalidNumber(offset: 0)),
        JSONRow("point first", ".5", .unexpectedByte(offset: 0)),
        JSONRow("full-width digit", "\u{FF11}", .unexpectedByte(offset: 0)),
        JSONRow("unknown escape", #""\x""#, .invalidEscape(offset: 1)),
        JSONRow("letters in a unicode escape", #""\u00zz""#, .invalidEscape(offset: 1)),
        JSONRow("lone high surrogate", #""\uD83D""#, .loneSurrogate(offset: 1)),
        JSONRow("lone low surrogate", #""\uDE00""#, .loneSurrogate(offset: 1)),
        JSONRow("high surrogate twice", #""\uD83D\uD83D""#, .loneSurrogate(offset: 1)),
        JSONRow("high surrogate before text", #""\uD83Dabcdefgh""#, .loneSurrogate(offset: 1)),
        JSONRow("control character", bytes: quoted(0x1F), .controlCharacter(offset: 1)),
        JSONRow("line break in a string", bytes: quoted(0x0A), .controlCharacter(offset: 1)),
        JSONRow("continuation byte alone", bytes: quoted(0x80), .invalidUTF8(offset: 1)),
        JSONRow("overlong two bytes", bytes: quoted(0xC0, 0xAF), .invalidUTF8(offset: 1)),
        JSONRow("overlong three bytes", bytes: quoted(0xE0, 0x80, 0x80), .invalidUTF8(offset: 1)),
        JSONRow("encoded surrogate", bytes: quoted(0xED, 0xA0, 0x80), .invalidUTF8(offset: 1)),
        JSONRow("overlong four bytes", bytes: quoted(0xF0, 0x80, 0x80, 0x80), .invalidUTF8(offset: 1)),
        JSONRow("beyond Unicode", bytes: quoted(0xF4, 0x90, 0x80, 0x80), .invalidUTF8(offset: 1)),
        JSONRow("cut three bytes", bytes: [0x22, 0xE2, 0x82], .invalidUTF8(offset: 1)),
        JSONRow("third byte wrong", bytes: quoted(0xE2, 0x82, 0x41), .invalidUTF8(offset: 1)),
        JSONRow("bad byte outside strings", bytes: [0xFF], .unexpectedByte(offset: 0)),
        JSONRow("second value", "1 2", .trailingBytes(offset: 2)),
        JSONRow("closer too many", "{}}", .trailingBytes(offset: 2)),
        JSONRow("zero byte after the value", bytes: [0x31, 0x00], .trailingBytes(offset: 1)),
        JSONRow("same key twice", #"{"a":1,"a":2}"#, .duplicateKey(offset: 7)),
        JSONRow("same key once escaped", #"{"a":1,"\u0061":2}"#, .duplicateKey(offset: 7)),
        JSONRow("same key both escaped", #"{"\u0061":1,"\u0061":2}"#, .duplicateKey(offset: 12)),
        JSONRow("same key in an inner object", #"{"card":{"cvv":"1","x":[],"cvv":"2"}}"#, .duplicateKey(offset: 26)),
        JSONRow("empty key twice", #"{"":1,"":2}"#, .duplicateKey(offset: 6)),
        JSONRow("same key among forty", wide(40, lastKey: "k7"), .duplicateKey(offset: wide(40, lastKey: "k7").utf8.count - 7)),
        JSONRow(
            "same key among forty, escaped", wide(40, lastKey: #"\u006b7"#),
            .duplicateKey(offset: wide(40, lastKey: #"\u006b7"#).utf8.count - 12)),
        JSONRow("one level too deep", nested(33), .tooDeep(offset: 32, maximum: 32)),
        JSONRow("a hundred thousand levels", String(repeating: "[", count: 100_000), .tooDeep(offset: 32, maximum: 32)),
    ]

    @Test(arguments: accepted)
    func `a text of strict JSON is read`(_ row: JSONRow) throws {
        let document = try JSONDocument(row.bytes)
        #expect(document.bytes == row.bytes)
        #expect(document.root.sourceRange.upperBound <= row.bytes.count)
    }

    @Test(arguments: refused)
    func `anything else is refused with its reason and offset`(_ row: JSONRow) throws {
        let problem = try #require(row.problem)
        #expect(throws: problem) { try JSONDocument(row.bytes) }
    }

    @Test func `a text at the length limit is read and one byte more is refused`() throws {
        let limit = WireLimits.jsonBytesMax
        var bytes = [UInt8](repeating: 0x20, count: limit)
        bytes[0] = UInt8(ascii: "1")
        #expect(try JSONDocument(bytes).root.int64 == 1)
        bytes.append(0x20)
        #expect(throws: JSONProblem.tooLong(count: limit + 1, maximum: limit)) { try JSONDocument(bytes) }
    }

    @Test func `sixteen and seventeen keys find the same duplicate`() {
        for count in [16, 17] {
            let text = wide(count, lastKey: "k0")
            #expect(throws: JSONProblem.duplicateKey(offset: text.utf8.count - 7)) { try JSONDocument(text: text) }
        }
    }

    @Test func `no text form of a document or a value shows its content`() throws {
        let document = try JSONDocument(text: #"{"card":{"cardNumber":"4111111111111111"}}"#)
        let value = try #require(document["card", "cardNumber"])
        for subject in [document as Any, value as Any, document.root as Any] {
            var dumped = ""
            dump(subject, to: &dumped)
            for text in [String(describing: subject), String(reflecting: subject), "\(subject)", dumped] {
                #expect(!text.contains("4111"))
                #expect(!text.contains("cardNumber"))
            }
        }
    }

    @Test func `every problem has its own code and shows only offsets`() {
        let problems: [JSONProblem] = [
            .empty, .unexpectedEnd(offset: 1), .unexpectedByte(offset: 1), .invalidNumber(offset: 1), .invalidEscape(offset: 1),
            .loneSurrogate(offset: 1), .invalidUTF8(offset: 1), .controlCharacter(offset: 1), .duplicateKey(offset: 1),
            .tooDeep(offset: 1, maximum: 2), .trailingBytes(offset: 1), .byteOrderMark, .tooLong(count: 2, maximum: 1),
        ]
        #expect(Set(problems.map(\.code)).count == problems.count)
        #expect(problems.allSatisfy { $0.code.hasPrefix("json.") })
    }
}
