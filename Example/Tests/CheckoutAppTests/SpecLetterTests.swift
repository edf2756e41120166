import CofferFoundation
import Testing

/// The specs' screens stand in the app as they are printed.
@Suite struct SpecLetterTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized

    /// The lines of a file without comments before the first import.
    private static func lines(_ path: String) throws -> [String] {
        let text = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
        return Array(text.components(separatedBy: "\n").drop { !$0.hasPrefix("import") })
    }

    @Test func `VGSFieldView is the first spec's`() throws {
        let printed = """
            struct VGSFieldView: UIViewRepresentable {
                let field: VGSTextField
                func makeUIView(context: Context) -> VGSTextField { field }
                func updateUIView(_ uiView: VGSTextField, context: Context) {}
            }

            """
        let lines = try Self.lines("Sources/CheckoutApp/AddCard/VGSFieldView.swift")
        #expect(lines.drop { $0.isEmpty || $0.hasPrefix("import") } == printed.components(separatedBy: "\n")[...])
    }

    @Test func `CheckoutScreen is the second spec's, with a place for its result`() throws {
        let own = try Self.lines("Sources/CheckoutApp/Checkout/CheckoutScreen.swift").filter { !$0.contains("onResult") }
        #expect(try own == Self.lines("../Tests/SDK/PrimerSpecSamples/CheckoutScreen.swift"))
    }

    @Test func `CustomVaultedMethods is the second spec's`() throws {
        let own = try Self.lines("Sources/CheckoutApp/Checkout/CustomVaultedMethods.swift")
        #expect(try own == Self.lines("../Tests/SDK/PrimerSpecSamples/CustomVaultedMethods.swift"))
    }
}
