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

    /// Whether the locale's language is written from right to left.
    var isRightToLeft: Bool { Locale(identifier: identifier).language.characterDirection == .rightToLeft }

    private var identifier: String { locale.replacingOccurrences(of: "-", with: "_") }
}
