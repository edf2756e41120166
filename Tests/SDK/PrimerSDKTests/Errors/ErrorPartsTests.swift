import Testing

@testable import PrimerSDK

@Suite struct ErrorPartsTests {
    @Test func `fields have the sheet's raw values`() {
        #expect(
            Set(PrimerInputElementType.allCases.map(\.rawValue)) == [
                "CARD_NUMBER", "CVV", "EXPIRY_DATE", "CARDHOLDER_NAME", "FIRST_NAME", "LAST_NAME", "EMAIL", "PHONE_NUMBER",
                "ADDRESS_LINE_1",
                "ADDRESS_LINE_2", "CITY", "STATE", "POSTAL_CODE", "COUNTRY_CODE", "RETAIL_OUTLET", "OTP_CODE", "UNKNOWN",
            ])
    }

    @Test(arguments: zip(PrimerSessionIntent.allCases, ["CHECKOUT", "VAULT"]))
    func `an intent has the service's raw value`(_ intent: PrimerSessionIntent, _ raw: String) { #expect(intent.rawValue == raw) }
}
