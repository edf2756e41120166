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
    init(localeCode: String) { language = Self.choose(localeCode, from: Self.languages) }

    /// The texts of the settings' language.
    init(_ localeData: PrimerLocaleData) { self.init(localeCode: localeData.localeCode) }

    /// A text without gaps, or a template as it stands.
    subscript(_ text: CheckoutText) -> String {
        let key = text.rawValue
        for language in [language, Self.fallback] {
            guard let folder = Self.folder(of: language) else { continue }
            let found = folder.localizedString(forKey: key, value: Self.absent, table: Self.table)
            if found != Self.absent { return found }
        }
        return key
    }

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

    private static let fallback = "en"
    private static let absent = "\u{0}"

    private static func folder(of language: String) -> Bundle? {
        Bundle.module.path(forResource: language, ofType: "lproj").flatMap(Bundle.init(path:))
    }
}
