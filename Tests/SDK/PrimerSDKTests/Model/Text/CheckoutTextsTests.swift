import CofferFoundation
import Testing

@testable import PrimerSDK

@Suite struct CheckoutTextsTests {
    static let english: [CheckoutText: String] = [
        .sectionTitle: "Saved payment methods", .showAll: "Show all", .showOther: "Show other ways to pay",
        .manageTitle: "All saved payment methods", .manageEdit: "Edit", .manageDone: "Done",
        .deleteMessage: "Are you sure you want to delete this payment method?", .deleteConfirm: "Delete", .deleteCancel: "Cancel",
        .defaultPayPal: "PayPal account", .defaultBank: "Bank account", .defaultKlarna: "Klarna", .defaultCardholder: "Cardholder",
        .directDebitSuffix: "Direct Debit", .maskedFormat: "•••• %1$@", .expiresFormat: "Expires %1$@/%2$@",
        .cardDetailsFormat: "%1$@ ending in %2$@", .cvvTitle: "Enter CVV", .cvvHint: "Input the card CVV",
        .cvvErrorInvalid: "Please enter a valid CVV.", .cvvPlaceholderDigit: "0", .pay: "Pay", .payAmount: "Pay %1$@",
        .surchargeUnknown: "Additional fees may apply", .surchargeNone: "No additional fee",
        .spokenShowAll: "Show all saved payment methods", .spokenDelete: "Delete this payment method",
        .spokenCvvLabel: "CVV input field", .spokenCvvHint: "Enter %1$d digit security code",
    ]

    @Test(arguments: english)
    func `a text reads as the sheet prints it`(_ text: CheckoutText, _ english: String) {
        #expect(CheckoutTexts(localeCode: "en")[text] == english)
    }

    @Test(arguments: CheckoutText.allCases)
    func `every key has a text`(_ text: CheckoutText) {
        let found = CheckoutTexts(localeCode: "en")[text]
        #expect(found != text.rawValue && !found.isEmpty)
    }

    /// A translation whose gaps differ from English would show the wrong value, or none.
    @Test func `the gaps of every bundle are the English ones`() throws {
        let languages = CheckoutTexts.languages
        #expect(languages.contains("en"))
        let english = CheckoutTexts(localeCode: "en")
        for language in languages {
            let texts = CheckoutTexts(localeCode: language)
            #expect(texts.language == language)
            for key in CheckoutText.allCases {
                let gaps = Set(TextTemplate(texts[key]).gaps.map { "\($0.position)\($0.specifier)" })
                #expect(gaps == Set(TextTemplate(english[key]).gaps.map { "\($0.position)\($0.specifier)" }), "\(language) \(key.rawValue)")
            }
        }
    }

    @Test(arguments: ["en", "en-US", "en-GB", "xx", "", "tlh-QQ", "../en", "EN"])
    func `a language without a table falls back to English`(_ code: String) {
        let texts = CheckoutTexts(localeCode: code)
        #expect(texts.language == "en")
        #expect(texts[.pay] == "Pay")
    }

    @Test(arguments: [
        ("en", "en"), ("en-US", "en"), ("de", "de"), ("de-AT", "de"), ("es-AR", "es-AR"), ("es_ar", "es-AR"), ("es-MX", "es"),
        ("zh-Hans-CN", "en"), ("fr", "en"), ("", "en"), ("-", "en"),
    ])
    func `a region without a table is served by its language, and a language without one by English`(_ code: String, _ chosen: String) {
        #expect(CheckoutTexts.choose(code, from: ["de", "en", "es", "es-AR"]) == chosen)
    }

    @Test func `texts follow the settings' language`() {
        #expect(
            CheckoutTexts(PrimerSettings(localeData: PrimerLocaleData(languageCode: "en", regionCode: "IE")).localeData).language == "en")
    }

    @Test func `gaps are filled`() {
        let texts = CheckoutTexts(localeCode: "en")
        #expect(texts.filled(.payAmount, "$12.99") == "Pay $12.99")
        #expect(texts.filled(.cardDetailsFormat, "Visa", "4242") == "Visa ending in 4242")
        #expect(texts.filled(.maskedFormat, "4242").unicodeScalars.prefix(5).map(\.value) == [0x2022, 0x2022, 0x2022, 0x2022, 0x20])
    }
}
