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

    private static func read(_ table: String, bundle: Bundle, locale: Locale) -> [String: String] {
        let wish = locale.identifier.replacingOccurrences(of: "_", with: "-")
        let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        let wanted = Bundle.preferredLocalizations(from: bundle.localizations, forPreferences: [wish])
        return ([own] + wanted.reversed()).reduce(into: [:]) { result, localization in
            guard let path = bundle.path(forResource: table, ofType: "strings", inDirectory: nil, forLocalization: localization),
                let data = FileManager.default.contents(atPath: path),
                let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: String]
            else { return }
            result.merge(list) { $1 }
        }
    }
}
