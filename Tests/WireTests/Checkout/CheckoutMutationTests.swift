import CofferFoundation
import CofferWire
import Testing

/// Every value of every fixture is replaced by every other kind of value: no reader may fall over, and what one accepts it writes and reads
/// back the same.
@Suite struct CheckoutMutationTests {
    private static let replacements = ["null", "-1", "12.5", "1e3", "\"\"", "\"x\"", "[]", "{}", #"["x",7]"#, #"{"amount":5}"#]

    private typealias Reader = @Sendable (JSONValue) throws -> Void

    /// Reads leniently; nil is an answer like any other.
    private static func lenient<Value: Equatable & Sendable>(
        _ read: @escaping @Sendable (JSONValue) -> Value?, _ write: @escaping @Sendable (Value, inout JSONWriter) -> Void
    ) -> Reader {
        { value in
            guard let accepted = read(value) else { return }
            let again = try Fixture.root(Fixture.written { write(accepted, &$0) })
            #expect(read(again) == accepted)
        }
    }

    /// Reads strictly; a problem is an answer like any other.
    private static func strict<Value: Equatable & Sendable>(
        _ read: @escaping @Sendable (JSONValue) throws -> Value, _ write: @escaping @Sendable (Value, inout JSONWriter) -> Void
    ) -> Reader {
        lenient({ value in try? read(value) }, write)
    }

    private static let readers: [(fixture: String, read: Reader)] = [
        ("client-token-every-member", strict({ try ClientTokenPayload($0) }, { $0.write(to: &$1) })),
        ("configuration", strict({ try ConfigurationObject($0) }, { $0.write(to: &$1) })),
        ("instruments", strict({ try InstrumentList($0) }, { $0.write(to: &$1) })),
        ("instruments-broken", strict({ try InstrumentList($0) }, { $0.write(to: &$1) })),
        ("merchant-instruments", strict({ try MerchantInstrumentList($0) }, { $0.write(to: &$1) })),
        ("payment-action", strict({ try PaymentResponseObject($0) }, { $0.write(to: &$1) })),
        ("merchant-payment", lenient({ MerchantPaymentObject($0) }, { $0.write(to: &$1) })),
        ("error-objects", lenient({ CheckoutErrorObject($0) }, { $0.write(to: &$1) })),
        ("client-session", strict({ try ClientSessionObject($0) }, { $0.write(to: &$1) })),
    ]

    private static func ranges(of value: JSONValue) -> [Range<Int>] {
        [value.sourceRange] + (value.elements + value.members.map(\.value)).flatMap(ranges)
    }

    /// The fixture once for every place and replacement.
    private static func mutants(of name: String) throws -> [JSONValue] {
        try mutants(of: try JSONDocument(text: try Fixture.checkout(name)))
    }

    private static func mutants(of document: JSONDocument) throws -> [JSONValue] {
        try ranges(of: document.root).flatMap { range in
            try replacements.map { replacement in
                var bytes = document.bytes
                bytes.replaceSubrange(range, with: replacement.utf8)
                return try JSONDocument(bytes).root
            }
        }
    }

    @Test(arguments: readers.indices)
    func `what is read of a damaged body is written and read back the same`(_ index: Int) throws {
        let (name, read) = Self.readers[index]
        let mutants = try Self.mutants(of: name)
        #expect(mutants.count > 50)
        for mutant in mutants { try read(mutant) }
    }

    @Test func `every change that a session takes leaves a session that can be read`() throws {
        let session = try ClientSessionObject(Fixture.root(Fixture.checkout("client-session")))
        for patch in try Self.mutants(of: "client-session") {
            guard let changed = try? session.merging(patch: patch) else { continue }
            #expect(try ClientSessionObject(json: changed.jsonBytes) == changed)
            #expect(try ClientSessionView(Fixture.root(Fixture.written(changed.view().write))) == changed.view())
            #expect(changed.paymentMethod?.options == session.paymentMethod?.options)
        }
    }

    @Test func `the decoder reads damaged instrument data as our reader does`() throws {
        for name in ["instruments", "instruments-broken"] {
            for entry in try Fixture.root(Fixture.checkout(name))["data"]?.elements ?? [] {
                guard let data = entry["paymentInstrumentData"] else { continue }
                for mutant in try Self.mutants(of: JSONDocument(RawJSON(data).bytes)) {
                    let json = Data(RawJSON(mutant).bytes)
                    // Foundation takes an integer that is written with an exponent, we do not.
                    guard !json.contains(Data("1e3".utf8)) else { continue }
                    #expect((try? JSONDecoder().decode(InstrumentData.self, from: json)) == InstrumentData(mutant))
                }
            }
        }
    }
}

extension Data {
    fileprivate func contains(_ other: Data) -> Bool { range(of: other) != nil }
}
