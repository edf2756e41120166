import Testing

@testable import PrimerSDK

@Suite struct PrimerLocaleDataTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let language: String?
        let region: String?
        let device: String
        let expected: [String?]

        init(_ name: String, _ language: String?, _ region: String?, on device: String, _ expected: [String?]) {
            testDescription = name
            self.language = language
            self.region = region
            self.device = device
            self.expected = expected
        }
    }

    @Test(arguments: [
        Row("the device's", nil, nil, on: "en_US", ["en", "US", "en-US"]),
        Row("a language leaves the region out", "de", nil, on: "en_US", ["de", nil, "de"]),
        Row("both", "de", "AT", on: "en_US", ["de", "AT", "de-AT"]),
        Row("a region alone", nil, "GB", on: "en_US", ["en", "GB", "en-GB"]),
        Row("a device without a region", nil, nil, on: "fr", ["fr", nil, "fr"]),
        Row("a device with a script", nil, nil, on: "zh-Hans_CN", ["zh", "CN", "zh-CN"]),
        Row("a device with a numbered region", nil, nil, on: "es_419", ["es", "419", "es-419"]),
        Row("a device with settings", nil, nil, on: "en_GB@calendar=buddhist", ["en", "GB", "en-GB"]),
        Row("a device of POSIX", nil, nil, on: "en_US_POSIX", ["en", "US", "en-US"]),
        Row("a device with an encoding", nil, nil, on: "de_DE.UTF-8", ["de", "DE", "de-DE"]),
        Row("a device that says nothing", nil, nil, on: "", ["en", nil, "en"]),
    ])
    func `language and region come from the merchant, then from the device`(_ row: Row) {
        let data = PrimerLocaleData(languageCode: row.language, regionCode: row.region, device: row.device)
        #expect([data.languageCode, data.regionCode, data.localeCode] == row.expected)
    }
}
