import CofferFoundation
import CofferWire

/// Reads a file of `Fixtures/` beside this one.
enum Fixture {
    static func text(_ name: String) throws -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return try String(contentsOf: folder.appendingPathComponent("Fixtures/\(name)"), encoding: .utf8)
    }

    /// The JSON of a file of the checkout face on one line, as our writer writes it.
    static func checkout(_ name: String) throws -> String {
        try text("Checkout/\(name).json").replacing("\n", with: "")
    }

    static func root(_ json: String) throws -> JSONValue { try JSONDocument(text: json).root }

    /// What a writer wrote.
    static func written(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
