import CofferWire
import Testing

@Suite struct JSONWriterTests {
    @Test func `commas stand between members and elements and nowhere else`() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("a", "x")
        writer.key("b")
        writer.beginArray()
        writer.int(1)
        writer.beginObject()
        writer.endObject()
        writer.beginArray()
        writer.endArray()
        writer.null()
        writer.endArray()
        writer.member("c", true)
        writer.member("d", 7)
        writer.member(ifPresent: "e", String?.none)
        writer.member(ifPresent: "f", Int64?.none)
        writer.member(ifPresent: "g", "y")
        writer.key("h")
        writer.raw(Array("[2]".utf8))
        writer.endObject()
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"a":"x","b":[1,{},[],null],"c":true,"d":7,"g":"y","h":[2]}"#)
    }

    @Test(arguments: [
        ("plain", "abc", #""abc""#), ("empty", "", #""""#), ("quote", "a\"b", #""a\"b""#), ("backslash", "\\", #""\\""#),
        ("named controls", "\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#), ("other controls", "\u{0}\u{B}\u{1F}", #""\u0000\u000b\u001f""#),
        ("beyond ASCII", "é\u{1F600}", "\"é\u{1F600}\""), ("slash and delete", "/\u{7F}", "\"/\u{7F}\""),
    ])
    func `text is escaped as JSON asks and read back the same`(_ name: String, _ text: String, _ json: String) throws {
        var writer = JSONWriter()
        writer.string(text)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == json)
        #expect(try JSONDocument(writer.bytes).root.string == text)
        var fromBytes = JSONWriter()
        fromBytes.string(utf8: Array(text.utf8))
        #expect(fromBytes.bytes == writer.bytes)
        var fromMemory = JSONWriter()
        Array(text.utf8).withUnsafeBytes { fromMemory.string(utf8: $0) }
        #expect(fromMemory.bytes == writer.bytes)
    }

    /// Lengths and places on both sides of the eight bytes that are looked at together.
    @Test(arguments: [0, 1, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 600])
    func `an escape is found at every place of a text, and a writer grows as it needs`(_ length: Int) throws {
        let bytes = Array("\"\\\u{0}\u{1F}\u{20}\u{21}\u{23}\u{5B}\u{5D}\u{7F}".utf8)
        for place in 0...min(length, 40) {
            for byte in bytes {
                var text = [UInt8](repeating: UInt8(ascii: "x"), count: length)
                text.insert(byte, at: place)
                var writer = JSONWriter(capacity: 0)
                writer.string(String(decoding: text, as: UTF8.self))
                let isEscaped = byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
                #expect(writer.bytes.count == length + (isEscaped ? (byte < 0x20 ? 8 : 4) : 3))
                #expect(try JSONDocument(writer.bytes).root.string == String(decoding: text, as: UTF8.self))
            }
        }
    }

    @Test func `pieces of the program's own JSON join with what the writer writes`() {
        var writer = JSONWriter(capacity: 0)
        writer.beginArray()
        for number in 1...2 {
            writer.literal(#"{"a":"#)
            writer.int(Int64(number))
            writer.literal(#","b":{"c":"#)
            writer.string("\"")
            writer.literal(#"},"d":["x"]"#)
            writer.member("e", true)
            writer.literal("")
            writer.literal("}")
        }
        writer.literal("null")
        writer.endArray()
        let object = #","b":{"c":"\""},"d":["x"],"e":true}"#
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #"[{"a":1\#(object),{"a":2\#(object),null]"#)
    }

    @Test(arguments: [(0, 2, "00"), (7, 2, "07"), (12, 2, "12"), (2031, 4, "2031"), (31, 4, "0031"), (12_031, 4, "2031")])
    func `digits have zeros in front and no more places than asked for`(_ value: Int, _ count: Int, _ text: String) {
        var writer = JSONWriter(capacity: 0)
        writer.beginArray()
        writer.digits(value, count: count)
        writer.digits(value, count: count)
        writer.endArray()
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "[\"\(text)\",\"\(text)\"]")
    }

    @Test(arguments: [
        ("424242", "*" as Unicode.Scalar, 6, "4242", "424242******4242"), ("", "*", 0, "", ""), ("", "x", 3, "", "xxx"),
        ("ab", "-", 0, "c", "abc"),
        ("\"", "*", 2, "\\", "\"**\\"), ("é", "*", 1, "\n", "é*\n"), ("a", "\"", 2, "b", "a\"\"b"),
        ("a", "\u{0}", 9, "", "a" + String(repeating: "\u{0}", count: 9)),
    ])
    func `a string is made of a beginning, what fills, and an end`(
        _ beginning: String, _ filling: Unicode.Scalar, _ count: Int, _ end: String, _ text: String
    ) throws {
        var writer = JSONWriter(capacity: 0)
        writer.beginArray()
        for _ in 0..<2 { writer.string(beginning, filling, count: count, end) }
        writer.null()
        writer.endArray()
        let elements = try JSONDocument(writer.bytes).root.elements
        #expect(elements.map(\.string) == [text, text, nil])
    }

    @Test func `a writer gives what it wrote and starts over`() {
        var writer = JSONWriter()
        for text in ["a", "b"] {
            writer.beginArray()
            writer.string(text)
            writer.endArray()
            #expect(String(decoding: writer.finish(), as: UTF8.self) == "[\"\(text)\"]")
            #expect(writer.count == 0 && writer.bytes.isEmpty)
        }
        #expect(writer.finish().isEmpty)
    }

    @Test func `keys are escaped too`() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("a\"", 1)
        writer.endObject()
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"a\"":1}"#)
    }

    @Test func `bytes that are not text are replaced`() throws {
        var writer = JSONWriter()
        writer.string(utf8: [0x61, 0xFF])
        #expect(try JSONDocument(writer.bytes).root.string == "a\u{FFFD}")
        var fromMemory = JSONWriter()
        ([0x61, 0xFF] as [UInt8]).withUnsafeBytes { fromMemory.string(utf8: $0) }
        #expect(fromMemory.bytes == writer.bytes)
    }

    @Test(arguments: [0, 1, -1, 10, 1_714_560_970_123, Int64.max, Int64.min])
    func `an integer is written in decimal`(_ value: Int64) {
        var writer = JSONWriter()
        writer.int(value)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == String(value))
    }

    @Test func `no text form of a writer shows what was written`() {
        var writer = JSONWriter()
        writer.string("4111111111111111")
        var dumped = ""
        dump(writer, to: &dumped)
        for text in [String(describing: writer), String(reflecting: writer), dumped] { #expect(!text.contains("4111")) }
    }

    @Test(arguments: ["\"", "\\", "\n", "\u{1F}", "\u{0}", "é", "\u{7F}", "!", " ", "[", "]", "#"])
    func `a byte to escape is found wherever it stands`(_ special: String) throws {
        for length in 0...40 {
            for place in 0...length {
                let text = String(repeating: "~", count: place) + special + String(repeating: "\u{20}", count: length - place)
                var writer = JSONWriter(capacity: 0)
                writer.string(text)
                #expect(try JSONDocument(writer.bytes).root.string == text)
            }
        }
    }

    @Test func `a writer grows as far as it must`() throws {
        var writer = JSONWriter(capacity: 0)
        let text = String(repeating: "\u{1}", count: 1000)
        writer.beginArray()
        for _ in 0..<20 { writer.string(text) }
        for _ in 0..<2000 { writer.int(.min) }
        writer.raw([UInt8](repeating: UInt8(ascii: "1"), count: 50_000))
        for _ in 0..<2000 { writer.bool(false) }
        writer.endArray()
        let elements = try JSONDocument(writer.bytes).root.elements
        #expect(writer.count == writer.bytes.count && elements.count == 4021)
        #expect(elements[19].string == text && elements[2019].int64 == .min && elements[4020].bool == false)
    }
}
