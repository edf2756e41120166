import CofferCardRules
import Testing

@testable import VGSCollectSDK

/// The models are process-wide: every test here changes and restores them without a suspension in between.
@MainActor
struct CardModelTests {
    @Test
    func `each default model has the fact sheet's figures`() {
        let lengths: [[Int]] = [
            [16], [16], Array(12...19), [16], [16], [13, 16, 19], [16], [15], Array(14...19), [14, 16, 17, 18, 19], Array(16...19),
            Array(16...19), Array(16...19),
        ]
        let models = [
            VGSPaymentCards.elo, VGSPaymentCards.visaElectron, VGSPaymentCards.maestro, VGSPaymentCards.forbrugsforeningen,
            VGSPaymentCards.dankort, VGSPaymentCards.visa, VGSPaymentCards.masterCard, VGSPaymentCards.amex, VGSPaymentCards.hipercard,
            VGSPaymentCards.dinersClub, VGSPaymentCards.discover, VGSPaymentCards.unionpay, VGSPaymentCards.jcb,
        ]
        #expect(models.map(\.cardNumberLengths) == lengths)
        #expect(models.map(\.cvcLengths) == lengths.indices.map { $0 == 7 ? [4] : [3] })
        #expect(models.filter { $0.checkSumAlgorithm == nil }.map(\.name) == ["UnionPay"])
        #expect(VGSPaymentCards.unknown.cvcLengths == [3, 4])
        #expect(VGSPaymentCards.unknown.cardNumberLengths == [16, 17, 18, 19])
        #expect(models.map(\.name).joined(separator: ",").hasPrefix("ELO,Visa Electron,Maestro,Forbrugsforeningen,Dankort,Visa,Mastercard"))
    }

    @Test
    func `a changed model counts at the next read`() {
        let old = VGSPaymentCards.visa
        defer { VGSPaymentCards.visa = old }
        let field = Form().field("n", .cardNumber)
        field.setText("4222222222222")
        #expect(field.state.isValid)
        VGSPaymentCards.visa.cardNumberLengths = [16]
        #expect(!field.state.isValid)
        #expect(VGSPaymentCards.CardBrand.visa.cardLengths == [16])
    }

    @Test
    func `a custom brand is looked for before the known ones`() {
        defer { VGSPaymentCards.cutomPaymentCardModels = [] }
        VGSPaymentCards.cutomPaymentCardModels = [
            VGSCustomPaymentCardModel(
                name: "Canteen", regex: #"^4111\d*$"#, formatPattern: "######## ########", cardNumberLengths: [16], cvcLengths: [5],
                checkSumAlgorithm: nil, brandIcon: nil)
        ]
        let field = Form().field("n", .cardNumber)
        field.setText("4111111111111112")
        #expect((field.state as? VGSCardState)?.cardBrand == .custom(brandName: "Canteen"))
        #expect(field.shownText == "41111111 11111112")
        #expect(field.state.isValid)
        #expect(VGSPaymentCards.CardBrand.custom(brandName: "Canteen").cvcFormatPattern == "#####")
        #expect(VGSPaymentCards.CardBrand.custom(brandName: "Canteen").stringValue == "Canteen")
    }

    @Test
    func `a brand that is not available is not found`() {
        defer { VGSPaymentCards.validCardBrands = nil }
        VGSPaymentCards.validCardBrands = [VGSPaymentCards.amex]
        #expect(VGSPaymentCards.detectCardBrandFromAvailableCards(input: "4242424242424242") == .unknown)
        #expect(VGSPaymentCards.detectCardBrandFromAvailableCards(input: "378282246310005") == .amex)
        #expect(VGSPaymentCards.CardBrand.visa.stringValue == "Unknown")
        VGSPaymentCards.validCardBrands = []
        #expect(VGSPaymentCards.detectCardBrandFromAvailableCards(input: "378282246310005") == .unknown)
    }

    @Test
    func `the public patterns find the same brands as the prefix tables`() {
        defer { VGSPaymentCards.validCardBrands = nil }
        let known = CofferCardRules.CardBrand.allCases.filter { $0 != .unknown }.map { VGSPaymentCardModel($0) }
        for typed in BrandTypingTests.rows.map(\.typed) + [
            "650034", "650035", "2221", "222100", "272099", "60116", "1800", "5018", "4011781",
        ] {
            for count in 1...typed.count {
                let text = String(typed.prefix(count))
                VGSPaymentCards.validCardBrands = nil
                let byTables = VGSPaymentCards.detectCardBrandFromAvailableCards(input: text)
                VGSPaymentCards.validCardBrands = known
                #expect(VGSPaymentCards.detectCardBrandFromAvailableCards(input: text) == byTables, "\(text)")
            }
        }
    }

    @Test
    func `an unknown brand passes only when the rule says so`() {
        let strict = VGSValidationRuleSet(rules: [VGSValidationRulePaymentCard(error: "no")])
        let lax = VGSValidationRuleSet(rules: [VGSValidationRulePaymentCard(error: "no", validateUnknownCardBrand: true)])
        let today = CalendarDay(year: 2026, month: 6, day: 15)
        #expect(strict.errors(for: "9000000000000001", today: today) == ["no"])
        #expect(lax.errors(for: "9000000000000001", today: today) == [])
        #expect(lax.errors(for: "9000000000000002", today: today) == ["no"])
        #expect(lax.errors(for: "900000000000001", today: today) == ["no"])
    }
}
