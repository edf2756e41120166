import CofferFoundation

/// The strings of bundles, read once per language. `lock` guards `tables`.
final class StringsTable: @unchecked Sendable {
    private struct Name: Hashable {
        let bundle: String
        let table: String
        let locale: String
    }

    private static let shared = StringsTable()
    private let lock = NSLock()
    private var tables: [Name: [String: String]] = [:]

    /// The words under a key in a language, else in the bundle's own language.
    static func text(_ key: String, table: String, bundle: Bundle, locale: Locale) -> String? {
        let name = Name(bundle: bundle.bundlePath, table: table, locale: locale.identifier)
        if let known = shared.lock.withLock({ shared.tables[name] }) { return known[key] }
        let read = read(table, bundle: bundle, locale: locale)
        shared.lock.withLock { shared.tables[name] = read }
        return read[key]
    }

    /// The bundle's own language first, then the wished one from the general to the particular: `pt`, `pt-BR`. The last one wins.
    private static func read(_ table: String, bundle: Bundle, locale: Locale) -> [String: String] {
        let parts = locale.identifier.prefix { $0 != "@" }.split { "_-".contains($0) }.map(String.init)
        let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        let languages = [own] + parts.indices.map { parts[...$0].joined(separator: "-") }
        return languages.reduce(into: [:]) { result, language in
            // The package manager writes the names of folders in small letters.
            for name in [language.lowercased(), language] {
                let path = "\(bundle.resourcePath ?? bundle.bundlePath)/\(name).lproj/\(table).strings"
                let list = FileManager.default.contents(atPath: path).flatMap {
                    try? PropertyListSerialization.propertyList(from: $0, format: nil)
                }
                result.merge(list as? [String: String] ?? [:]) { $1 }
            }
        }
    }
}
