import CofferFoundation
import CofferWire
import Testing

/// `InstrumentData` is public in the SDK as `Codable`; both roads must agree.
@Suite struct InstrumentDataCodableTests {
    private static let fixtures = ["instruments", "instruments-broken"]

    private static func dataObjects(_ name: String) throws -> [String] {
        try Fixture.root(Fixture.checkout(name))["data"]?.elements.compactMap { entry in
            entry["paymentInstrumentData"].map { String(decoding: RawJSON($0).bytes, as: UTF8.self) }
        } ?? []
    }

    @Test(arguments: fixtures)
    func `the decoder reads what our reader reads`(_ name: String) throws {
        let objects = try Self.dataObjects(name)
        #expect(!objects.isEmpty)
        for json in objects {
            let decoded = try JSONDecoder().decode(InstrumentData.self, from: Data(json.utf8))
            #expect(try InstrumentData(Fixture.root(json)) == decoded)
        }
    }

    @Test(arguments: fixtures)
    func `the encoder writes the wire's keys and no others`(_ name: String) throws {
        for json in try Self.dataObjects(name) {
            let data = try #require(try InstrumentData(Fixture.root(json)))
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let own = try JSONSerialization.jsonObject(with: Data(Fixture.written(data.write).utf8))
            let sorted = try JSONSerialization.data(withJSONObject: own, options: [.sortedKeys, .withoutEscapingSlashes])
            #expect(String(decoding: try encoder.encode(data), as: UTF8.self) == String(decoding: sorted, as: UTF8.self))
        }
    }

    @Test(arguments: ["[]", "\"text\"", "7", "null", "true"])
    func `neither road reads what is no object`(_ json: String) throws {
        #expect(try InstrumentData(Fixture.root(json)) == nil)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(InstrumentData.self, from: Data(json.utf8)) }
    }

    @Test(arguments: ["PAYMENT_CARD", "LATER"])
    func `an instrument type is decoded as it is read`(_ name: String) throws {
        let decoded = try JSONDecoder().decode([InstrumentType].self, from: Data("[\"\(name)\"]".utf8))
        #expect(decoded == [InstrumentType(wire: name)])
    }
}
