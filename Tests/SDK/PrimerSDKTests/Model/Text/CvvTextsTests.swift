import Testing

@testable import PrimerSDK

@Suite struct CvvTextsTests {
    @Test(arguments: [
        (CardNetwork.amex as CardNetwork?, "0000", "Enter 4 digit security code"), (.visa, "000", "Enter 3 digit security code"),
        (.unknown, "000", "Enter 3 digit security code"), (nil, "000", "Enter 3 digit security code"),
    ])
    func `the field's texts follow the network's length`(_ network: CardNetwork?, _ placeholder: String, _ hint: String) {
        let texts = CvvTexts(SecurityCodeRule(network), CheckoutTexts(localeCode: "en"))
        #expect(texts.placeholder == placeholder && texts.spokenHint == hint)
        #expect(texts.hint == "Input the card CVV" && texts.spokenLabel == "CVV input field")
        #expect(texts.invalid == "Please enter a valid CVV.")
    }
}
