import CofferFoundation
import Testing
import DemoVault

@testable import TerminalDemo

@Suite struct SecrecySearchTests {
    static let number = "4242424242424242"

    /// A way in which a program may write a card.
    struct Leak: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let form: String

        init(_ name: String, _ bytes: [UInt8], _ form: String) { (testDescription, self.bytes, self.form) = (name, bytes, form) }
        init(_ name: String, _ text: String, _ form: String) { self.init(name, Array(text.utf8), form) }
    }

    static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

    @Test(arguments: [
        Leak("digits", "a4242424242424242b", "digits"),
        Leak("a partner's own grouping", "4242 4242 4242 4242", "grouped digits"),
        Leak("hyphens", "4242-4242-4242-4242", "grouped digits"),
        Leak("a mask that hides the last four only", "424242424242****", "digits without the last four"),
        Leak("base64 at the start", base64("4242424242424242"), "base64"),
        Leak("base64 one byte in", base64("x4242424242424242"), "base64"),
        Leak("base64 two bytes in", base64("{\"n\":\"..4242424242424242\"}"), "base64"),
        Leak("hexadecimal", "34323432343234323432343234323432", "hexadecimal of the text"),
        Leak("UTF-16", Array("4242424242424242".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, "UTF-16"),
        Leak("packed decimal", Array(repeating: 0x42, count: 8), "packed decimal"),
        Leak("one byte per digit", Array(repeating: [4, 2], count: 8).flatMap { $0 }, "one byte per digit"),
        Leak("a big-endian integer", withUnsafeBytes(of: UInt64(4_242_424_242_424_242).bigEndian) { Array($0) }, "binary integer"),
        Leak("a little-endian integer", withUnsafeBytes(of: UInt64(4_242_424_242_424_242).littleEndian) { Array($0) }, "binary integer"),
        Leak("a code in JSON", "{\"cvv\":\"737\"}", "security code by name"),
        Leak("a code in JSON with a space", "{\"cvc\": 737}", "security code by name"),
        Leak("a code in JSON in a string", "\"{\\\"cvv\\\":\\\"737\\\"}\"", "security code by name"),
        Leak("a code in a form", "a=1&cvv=737&b=2", "security code by name"),
        Leak("a code in SQL", "set cvc='737'", "security code by name"),
        Leak("a code in base64 of JSON", base64("{\"card\":{\"cvv\":\"737\"}}"), "security code in base64"),
    ])
    func `a card written down is found`(_ leak: Leak) {
        let padded = Data([UInt8](repeating: 0xA5, count: 100) + leak.bytes + [UInt8](repeating: 0x5A, count: 100))
        #expect(SecrecySearch(number: Self.number, code: "737").forms(in: padded).contains(leak.form))
    }

    @Test(arguments: [
        "424242******4242", "4242", "\"code\":\"430-400-313-908\"", "7371737", "\"cvv\":\"738\"", "1737000000000", "",
    ])
    func `what may be kept is not taken for a card`(_ text: String) {
        #expect(SecrecySearch(number: Self.number, code: "737").forms(in: Data(text.utf8)).isEmpty)
    }

    @Test func `a mask that hides the first six only is found, first six beside last four are not`() {
        let search = SecrecySearch(number: "4012888888881881", code: "737")
        #expect(search.forms(in: Data("******8888881881".utf8)) == ["digits without the first six"])
        #expect(search.forms(in: Data("4012881881".utf8)).isEmpty)
        #expect(SecrecySearch(number: Self.number, code: "737").forms(in: Data("4242424242".utf8)).isEmpty)
    }

    @Test func `fifteen digits are found as packed decimal padded on either side`() {
        let search = SecrecySearch(number: "378282246310005", code: "7373")
        #expect(search.forms(in: Data([0x03, 0x78, 0x28, 0x22, 0x46, 0x31, 0x00, 0x05])).contains("packed decimal"))
        #expect(search.forms(in: Data([0x37, 0x82, 0x82, 0x24, 0x63, 0x10, 0x00, 0x5F])).contains("packed decimal"))
    }

    @Test func `a folder without files is not called clean`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("secrecy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: DemoProblem.unreadableFile) { try SecrecySearch(number: Self.number, code: "737").search(folder) }
        try Data("x \(Self.number)".utf8).write(to: folder.appendingPathComponent("a.db"))
        let report = try SecrecySearch(number: Self.number, code: "737").search(folder)
        #expect(report.files == 1)
        #expect(report.bytes == 18)
        #expect(report.found.contains("digits"))
    }
}
