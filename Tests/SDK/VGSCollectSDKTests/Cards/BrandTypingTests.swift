import Testing

@testable import VGSCollectSDK

@MainActor
@Suite(.serialized)
struct BrandTypingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let typed: String
        let brands: [VGSPaymentCards.CardBrand]
        var testDescription: String { typed }
    }

    /// The brand after each digit, as the fact sheet's section 2.1 tells it.
    nonisolated static let rows = [
        Row(typed: "510510", brands: [.unknown, .unknown, .unknown, .unknown, .unknown, .mastercard]),
        Row(typed: "6011", brands: [.unknown, .hipercard, .hipercard, .discover]),
        Row(typed: "600", brands: [.unknown, .hipercard, .forbrugsforeningen]),
        Row(typed: "622", brands: [.unknown, .unionpay, .discover]),
        Row(typed: "627780", brands: [.unknown, .unionpay, .unionpay, .unionpay, .unionpay, .elo]),
        Row(typed: "300", brands: [.unknown, .unknown, .dinersClub]),
        Row(typed: "301", brands: [.unknown, .unknown, .unknown]),
        Row(typed: "384100", brands: [.unknown, .dinersClub, .dinersClub, .dinersClub, .dinersClub, .hipercard]),
        Row(typed: "4026", brands: [.visa, .visa, .visa, .visaElectron]),
        Row(typed: "417500", brands: [.visa, .visa, .visa, .visa, .visa, .visaElectron]),
        Row(typed: "378", brands: [.unknown, .amex, .amex]),
        Row(typed: "9", brands: [.unknown]),
    ]

    @Test(arguments: rows)
    func `a brand shows at the digit that decides it`(_ row: Row) {
        let form = Form()
        let typist = Typist(form.field("card.cardNumber", .cardNumber))
        var brands: [VGSPaymentCards.CardBrand] = []
        for digit in row.typed {
            typist.type(String(digit))
            brands.append((typist.field.state as! VGSCardState).cardBrand)
        }
        #expect(brands == row.brands)
    }
}
