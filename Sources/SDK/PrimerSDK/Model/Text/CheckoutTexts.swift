import CofferFoundation

/// The texts of a checkout in one language.
///
/// A language without a table of its own, or a table without the key, falls back to English.
struct CheckoutTexts: Sendable {
    /// The name of the table in each `.lproj`.
    static let table = "PrimerCheckout"

    /// Tags of the languages that have a table.
    static var languages: [String] { Bundle.module.localizations.filter { $0 != "Base" } }

    /// Tag of the language whose table is read, such as `en` or `es-AR`.
    let language: String

    /// Chooses the table.
    /// - Parameter localeCode: The language wanted, such as `de-AT`; the language alone serves where the region has no table.
    init(localeCode: String) {
        language = Self.choose(localeCode, from: Self.languages)
        table = Self.tables.table(of: language)
    }

    /// The texts of the settings' language.
    init(_ localeData: PrimerLocaleData) { self.init(localeCode: localeData.localeCode) }

    /// A text without gaps, or a template as it stands.
    subscript(_ text: CheckoutText) -> String { table[text] ?? text.rawValue }

    /// A template with its gaps filled.
    func filled(_ text: CheckoutText, _ values: String...) -> String { TextTemplate(self[text]).filled(values) }

    /// The language of a list that serves a locale best: itself, or itself with its last parts left out; English where none does.
    ///
    /// By hand, because Foundation's own choice on Linux takes another language where English is asked for.
    static func choose(_ localeCode: String, from available: [String]) -> String {
        var parts = localeCode.split { $0 == "-" || $0 == "_" }
        while !parts.isEmpty {
            let tag = parts.joined(separator: "-").lowercased()
            if let found = available.first(where: { $0.lowercased() == tag }) { return found }
            parts.removeLast()
        }
        return fallback
    }

    private let table: [CheckoutText: String]

    private static let tables = TextTables()
    private static let fallback = "en"
    private static let absent = "\u{0}"

    /// Reads all texts of a language; what it lacks is English.
    fileprivate static func read(_ language: String) -> [CheckoutText: String] {
        let folders = [language, fallback].compactMap { Bundle.module.path(forResource: $0, ofType: "lproj").flatMap(Bundle.init(path:)) }
        return CheckoutText.allCases.reduce(into: [:]) { texts, text in
            let found = folders.lazy.map { $0.localizedString(forKey: text.rawValue, value: absent, table: table) }
            texts[text] = found.first { $0 != absent }
        }
    }
}

/// The tables of the languages that were asked for, each read once. `lock` guards `known`.
private final class TextTables: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: [CheckoutText: String]] = [:]

    func table(of language: String) -> [CheckoutText: String] {
        lock.withLock {
            if let table = known[language] { return table }
            let table = CheckoutTexts.read(language)
            known[language] = table
            return table
        }
    }
}
