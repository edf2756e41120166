import Testing

@testable import PrimerSDK

@Suite struct AmountTextTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let minorUnits: Int
        let currency: String
        let locale: String
        let text: String

        init(_ name: String, _ minorUnits: Int, _ currency: String, _ locale: String, _ text: String) {
            testDescription = name
            self.minorUnits = minorUnits
            self.currency = currency
            self.locale = locale
            self.text = text
        }
    }

    @Test(arguments: [
        Row("dollars", 1299, "USD", "en-US", "$12.99"),
        Row("whole dollars", 1200, "USD", "en-US", "$12.00"),
        Row("cents", 5, "USD", "en-US", "$0.05"),
        Row("nothing", 0, "USD", "en-US", "$0.00"),
        Row("thousands", 123_456_789, "USD", "en-US", "$1,234,567.89"),
        Row("less than nothing", -1299, "USD", "en-US", "-$12.99"),
        Row("no minor units", 1299, "JPY", "en-US", "¥1,299"),
        Row("three digits", 1299, "KWD", "en-US", "KWD\u{a0}1.299"),
        Row("euros in German", 123_456, "EUR", "de-DE", "1.234,56\u{a0}€"),
        Row("billions", 9_007_199_254_741, "USD", "en-US", "$90,071,992,547.41"),
    ])
    func `an amount in minor units is written in its currency`(_ row: Row) {
        #expect(AmountText(currency: Currency(code: row.currency), localeCode: row.locale)(row.minorUnits) == row.text)
    }
}
