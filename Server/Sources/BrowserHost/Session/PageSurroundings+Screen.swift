internal import CofferFoundation
internal import CofferScreen

extension PageSurroundings {
    /// The same for a screen.
    @MainActor
    func surroundings(outbox: Outbox) -> Surroundings {
        Surroundings(
            isDark: isDark, isRightToLeft: isRightToLeft, locale: Locale(identifier: identifier),
            openURL: { [weak outbox] url in outbox?.open(url) ?? false })
    }

    /// Whether the locale's language, in the script that it names if any, is written from right to left.
    var isRightToLeft: Bool {
        let parts: [Substring] = locale.split(separator: "-")
        if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
            return Self.rightToLeftScripts.contains(script.lowercased())
        }
        return Locale(identifier: identifier).language.characterDirection == .rightToLeft
    }

    /// By their four letters (ISO 15924), for Foundation looks at the language alone.
    private static let rightToLeftScripts: Set<String> = ["adlm", "arab", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"]

    private var identifier: String { locale.replacingOccurrences(of: "-", with: "_") }
}
