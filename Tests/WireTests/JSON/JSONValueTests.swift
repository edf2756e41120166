import CofferWire
import Testing

@Suite struct JSONValueTests {
    let document: JSONDocument

    init() throws {
        document = try JSONDocument(
            text: #"""
                {"accountId": 12345, "card": {"cardNumber": "4111111111111111", "month": "02", "cv\u0076": "123"},
                 "tags": ["a", {"b": [1, 2]}, []], "on": true, "off": false, "none": null, "text": "a\"\\\/\b\f\n\r\tz",
                 "smile": "\ud83d\ude00 \u00e9 é", "empty": "", "big": 9223372036854775807, "small": -9223372036854775808,
                 "over": 9223372036854775808, "under": -9223372036854775809, "real": 1.50, "power": 1e3}
                """#)
    }

    @Test func `a path of keys finds a value`() {
        #expect(document["card", "cardNumber"]?.string == "4111111111111111")
        #expect(document["card"]?["month"]?.string == "02")
        #expect(document["card", "cvv"]?.string == "123")
    }

    @Test(arguments: [
        ["nothing"], ["card", "nothing"], ["accountId", "x"], ["tags", "a"], ["none", "x"], ["Card"], ["car"], ["card "], [""],
    ])
    func `a path that leads nowhere finds nothing`(_ path: [String]) {
        var value: JSONValue? = document.root
        for key in path { value = value?[key] }
        #expect(value == nil)
    }

    @Test func `a value answers only as its own kind`() throws {
        let number = try #require(document["accountId"])
        #expect(number.kind == .number)
        #expect(number.int64 == 12345)
        #expect(number.numberText == "12345")
        #expect(number.string == nil)
        #expect(number.bool == nil)
        #expect(number.members.isEmpty)
        #expect(number.elements.isEmpty)
        let text = try #require(document["card", "month"])
        #expect(text.kind == .string)
        #expect(text.int64 == nil)
        #expect(text.numberText == nil)
        #expect(document["on"]?.bool == true)
        #expect(document["off"]?.bool == false)
        #expect(document["none"]?.isNull == true)
        #expect(document["none"]?.bool == nil)
        #expect(document["on"]?.isNull == false)
        #expect(document.root.kind == .object)
        #expect(document["tags"]?.kind == .array)
    }

    @Test func `escapes are resolved`() {
        #expect(document["text"]?.string == "a\"\\/\u{8}\u{C}\n\r\tz")
        #expect(document["smile"]?.string == "\u{1F600} é é")
        #expect(document["empty"]?.string?.isEmpty == true)
        #expect(document["card", "cvv"]?.stringBytes == [0x31, 0x32, 0x33])
    }

    @Test(arguments: [
        ("big", "9223372036854775807", Int64.max), ("small", "-9223372036854775808", Int64.min), ("over", "9223372036854775808", nil),
        ("under", "-9223372036854775809", nil), ("real", "1.50", nil), ("power", "1e3", nil),
    ])
    func `a number keeps its text and is an integer only when it fits`(_ key: String, _ text: String, _ value: Int64?) {
        #expect(document[key]?.numberText == text)
        #expect(document[key]?.int64 == value)
    }

    @Test func `members and elements come in the order of the text`() throws {
        #expect(document["card"]?.members.map { $0.key.string } == ["cardNumber", "month", "cvv"])
        #expect(document["card"]?.members.map { $0.value.string } == ["4111111111111111", "02", "123"])
        let tags = try #require(document["tags"]?.elements)
        #expect(tags.count == 3)
        #expect(tags[0].string == "a")
        #expect(tags[1]["b"]?.elements.map(\.int64) == [1, 2])
        #expect(tags[2].elements.isEmpty)
    }

    @Test func `a source range covers the value with its quotes and brackets`() throws {
        let month = try #require(document["card", "month"])
        #expect(String(decoding: document.bytes[month.sourceRange], as: UTF8.self) == "\"02\"")
        let tags = try #require(document["tags"])
        #expect(String(decoding: document.bytes[tags.sourceRange], as: UTF8.self) == #"["a", {"b": [1, 2]}, []]"#)
        #expect(document.root.sourceRange == 0..<document.bytes.count)
    }
}
