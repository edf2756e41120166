import CofferFoundation
import Testing

@testable import VGSCollectSDK

struct BodyMapperTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let policy: VGSCollectFieldNameMappingPolicy
        let fields: [(String, String)]
        var extra = "{}"
        let body: String
        var testDescription: String { name }
    }

    static let rows = [
        Row(
            name: "flat: dots and brackets are part of the key", policy: .flatJSON, fields: [("a.b", "1"), ("c[0]", "2"), ("", "3")],
            body: #"{"":"3","a.b":"1","c[0]":"2"}"#),
        Row(
            name: "flat: fields win at the top", policy: .flatJSON, fields: [("a", "1")], extra: #"{"a":{"k":1},"b":2}"#,
            body: #"{"a":"1","b":2}"#),
        Row(
            name: "nested: the fact sheet's example", policy: .nestedJSON,
            fields: [("card.cardNumber", "4"), ("card.month", "08"), ("card.year", "2031"), ("billingAddress.city", "X")],
            extra: #"{"card":{"nickname":"x","month":"99"},"billingAddress":"n/a","tags":["a"]}"#,
            body: #"{"billingAddress":{"city":"X"},"card":{"cardNumber":"4","month":"08","nickname":"x","year":"2031"},"tags":["a"]}"#),
        Row(
            name: "nested: empty segments vanish", policy: .nestedJSON, fields: [("a..b.", "1"), ("...", "2"), ("", "3")],
            body: #"{"a":{"b":"1"}}"#),
        Row(name: "nested: brackets are plain", policy: .nestedJSON, fields: [("a[0].b", "1")], body: #"{"a[0]":{"b":"1"}}"#),
        Row(name: "nested: the same name twice", policy: .nestedJSON, fields: [("a", "1"), ("a", "2")], body: #"{"a":"2"}"#),
        Row(name: "nested: an object after a text", policy: .nestedJSON, fields: [("m", "1"), ("m.k", "2")], body: #"{"m":{"k":"2"}}"#),
        Row(name: "nested: a text after an object", policy: .nestedJSON, fields: [("m.k", "2"), ("m", "1")], body: #"{"m":"1"}"#),
        Row(
            name: "nested: arrays are values", policy: .nestedJSON, fields: [("a.b", "1")], extra: #"{"a":[1,2],"c":[{"d":1}]}"#,
            body: #"{"a":{"b":"1"},"c":[{"d":1}]}"#),
        Row(name: "nested: an empty text is sent", policy: .nestedJSON, fields: [("a", "")], body: #"{"a":""}"#),
        Row(
            name: "merge: object meets text in an array", policy: .nestedJSONWithArrayMerge, fields: [("a.b[1].c", "1")],
            extra: #"{"a":{"b":[{"x":9}],"k":1}}"#, body: #"{"a":{"b":[{"x":9},{"c":"1"}],"k":1}}"#),
        Row(
            name: "overwrite: object meets text in an array", policy: .nestedJSONWithArrayOverwrite, fields: [("a.b[1].c", "1")],
            extra: #"{"a":{"b":[{"x":9}],"k":1}}"#, body: #"{"a":{"b":[null,{"c":"1"}],"k":1}}"#),
        Row(
            name: "merge: an array replaces an object", policy: .nestedJSONWithArrayMerge, fields: [("a[0].c", "1")],
            extra: #"{"a":{"z":1}}"#, body: #"{"a":[{"c":"1"}]}"#),
        Row(
            name: "overwrite: an array replaces an object", policy: .nestedJSONWithArrayOverwrite, fields: [("a[0].c", "1")],
            extra: #"{"a":{"z":1}}"#, body: #"{"a":[{"c":"1"}]}"#),
        Row(
            name: "merge: texts are appended", policy: .nestedJSONWithArrayMerge, fields: [("l[0]", "p"), ("l[1]", "q")],
            extra: #"{"l":[1]}"#, body: #"{"l":[1,"p","q"]}"#),
        Row(
            name: "overwrite: texts replace", policy: .nestedJSONWithArrayOverwrite, fields: [("l[0]", "p"), ("l[1]", "q")],
            extra: #"{"l":[1]}"#, body: #"{"l":["p","q"]}"#),
        Row(
            name: "merge: a null meets a value", policy: .nestedJSONWithArrayMerge, fields: [("l[1]", "q")], extra: #"{"l":[1]}"#,
            body: #"{"l":[1,"q"]}"#),
        Row(
            name: "overwrite: a null fills up", policy: .nestedJSONWithArrayOverwrite, fields: [("l[1]", "q")], extra: #"{"l":[1]}"#,
            body: #"{"l":[null,"q"]}"#),
        Row(
            name: "merge: objects at one index", policy: .nestedJSONWithArrayMerge, fields: [("l[0].n", "q")],
            extra: #"{"l":[{"n":"x","m":"y"}]}"#, body: #"{"l":[{"m":"y","n":"q"}]}"#),
        Row(
            name: "overwrite: objects at one index", policy: .nestedJSONWithArrayOverwrite, fields: [("l[0].n", "q")],
            extra: #"{"l":[{"n":"x","m":"y"}]}"#, body: #"{"l":[{"n":"q"}]}"#),
        Row(
            name: "merge: holes are null", policy: .nestedJSONWithArrayMerge, fields: [("a.b[0].c", "1"), ("a.b[2].d", "2")],
            body: #"{"a":{"b":[{"c":"1"},null,{"d":"2"}]}}"#),
        Row(
            name: "arrays: one index a segment, the rest is ignored", policy: .nestedJSONWithArrayOverwrite, fields: [("x[2][5]tail", "1")],
            body: #"{"x":[null,null,"1"]}"#),
        Row(
            name: "arrays: a number after a key is an index", policy: .nestedJSONWithArrayOverwrite, fields: [("a.0.b", "1"), ("0", "2")],
            body: #"{"0":"2","a":[{"b":"1"}]}"#),
        Row(
            name: "arrays: a segment that begins with a bracket", policy: .nestedJSONWithArrayOverwrite, fields: [("[1]", "1")],
            body: #"{"":[null,"1"]}"#),
        Row(
            name: "arrays: no number in the brackets", policy: .nestedJSONWithArrayOverwrite, fields: [("a[x]", "1"), ("b[x][0]", "2")],
            body: #"{"a":"1","b":["2"]}"#),
        Row(
            name: "arrays: a text in the way", policy: .nestedJSONWithArrayOverwrite, fields: [("a", "1"), ("a.b", "2"), ("a[0]", "3")],
            body: #"{"a":"1"}"#),
        Row(
            name: "arrays: an array where a key is needed", policy: .nestedJSONWithArrayOverwrite, fields: [("a[0]", "1"), ("a.b", "2")],
            body: #"{"a":["1"]}"#),
    ]

    @Test(arguments: rows)
    func `field names become JSON`(_ row: Row) throws {
        let extra = try JSONSerialization.jsonObject(with: Data(row.extra.utf8)) as? [String: Any]
        let object = try BodyMapper.object(
            entries: row.fields.map { FieldEntry(name: $0.0, value: $0.1) }, extraData: extra, policy: row.policy)
        #expect(CannedWire.text(object) == row.body)
    }

    @Test
    func `a name nests as deep as the limit and no deeper`() throws {
        let deepest = FieldEntry(name: Array(repeating: "a", count: Limits.jsonDepthMax - 1).joined(separator: "."), value: "1")
        let tooDeep = FieldEntry(name: deepest.name + ".a", value: "1")
        _ = try BodyMapper.object(entries: [deepest], extraData: nil, policy: .nestedJSON)
        #expect(throws: BodyProblem.tooDeep) { try BodyMapper.object(entries: [tooDeep], extraData: nil, policy: .nestedJSON) }
    }

    @Test
    func `an index may be as large as the limit and no larger`() throws {
        let largest = FieldEntry(name: "a[\(Limits.arrayIndexMax)]", value: "1")
        _ = try BodyMapper.object(entries: [largest], extraData: nil, policy: .nestedJSONWithArrayMerge)
        for name in ["a[\(Limits.arrayIndexMax + 1)]", "a.99999999999999999999999"] {
            #expect(throws: BodyProblem.indexTooLarge) {
                try BodyMapper.object(entries: [FieldEntry(name: name, value: "1")], extraData: nil, policy: .nestedJSONWithArrayMerge)
            }
        }
    }

    @Test
    func `extra data nests as deep as the limit and no deeper`() throws {
        func nested(_ depth: Int) -> [String: Any] {
            var value: [String: Any] = [:]
            for _ in 1..<depth { value = ["a": value] }
            return value
        }
        _ = try BodyMapper.object(entries: [], extraData: nested(Limits.jsonDepthMax), policy: .nestedJSON)
        for depth in [Limits.jsonDepthMax + 1, 1000] {
            #expect(throws: BodyProblem.tooDeep) { try BodyMapper.object(entries: [], extraData: nested(depth), policy: .nestedJSON) }
        }
    }
}
