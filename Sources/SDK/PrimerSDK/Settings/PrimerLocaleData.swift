import CofferFoundation

/// Language and region of texts and amounts.
public struct PrimerLocaleData: Equatable, Sendable {
    /// The language, ISO 639, such as `en`.
    public let languageCode: String
    /// The region, ISO 3166-1 alpha-2, such as `US`; nil when only a language is known.
    public let regionCode: String?
    /// Both, such as `en-US`, or the language alone.
    public let localeCode: String

    /// Makes a locale.
    ///
    /// With a language and no region, the region stays nil. With neither, both are the device's; with a region alone, the language is
    /// the device's.
    public init(languageCode: String? = nil, regionCode: String? = nil) {
        self.init(languageCode: languageCode, regionCode: regionCode, device: Locale.current.identifier)
    }

    /// As the public one, on a device of the given locale.
    /// - Parameter device: An identifier such as `en_US` or `zh-Hans_CN`.
    init(languageCode: String?, regionCode: String?, device: String) {
        let parts = device.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }.map(String.init)
        self.languageCode = languageCode ?? parts.first ?? "en"
        self.regionCode = regionCode ?? (languageCode == nil ? parts.dropFirst().first(where: Self.isRegion) : nil)
        localeCode = [self.languageCode, self.regionCode].compactMap(\.self).joined(separator: "-")
    }

    /// Two letters (ISO 3166-1) or three digits (UN M49); a script has four letters, a variant five or more characters.
    private static func isRegion(_ part: String) -> Bool {
        (part.utf8.count == 2 && part.allSatisfy(\.isLetter)) || (part.utf8.count == 3 && part.allSatisfy(\.isNumber))
    }
}
