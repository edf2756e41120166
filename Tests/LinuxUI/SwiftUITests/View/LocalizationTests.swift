import SwiftUI
import Testing

/// Strings files of a bundle that the test writes.
@MainActor
struct LocalizationTests {
    private func bundle(_ tables: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString).bundle")
        for (language, text) in tables {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place.appendingPathComponent("Localizable.strings"))
        }
        return try #require(Bundle(url: folder))
    }

    @Test(arguments: [
        ("de", "3 von 12 Karten: a%b"), ("de_CH", "3 von 12 Karten: a%b"), ("en", "12 cards, 3 chosen: a%b"),
        ("fr", "12 cards, 3 chosen: a%b"),
    ])
    func `words come in the environment's language, values at the places that it names`(_ language: String, _ words: String) throws {
        let bundle = try bundle([
            "en": #""%lld of %lld: %@" = "%2$lld cards, %1$lld chosen: %3$@";"#,
            "de": #""%lld of %lld: %@" = "%lld von %lld Karten: %@";"#,
        ])
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        let text = Text("\(3) of \(12): \("a%b")", bundle: bundle).environment(\.locale, Locale(identifier: language))
        #expect(Stage(text).words == [words])
    }

    @Test func `a key that no table has is shown as it is`() throws {
        let bundle = try bundle(["en": #""a" = "b";"#])
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        #expect(Stage(Text("missing \(1)", bundle: bundle)).words == ["missing 1"])
    }

    @Test(arguments: ["100%", "50% off", "%", "%@ %@ %9$@ %q", "%%"])
    func `percent signs that name no value do no harm`(_ key: String) {
        #expect(Stage(Text(LocalizedStringKey(key))).words.count == 1)
    }
}
