import CofferCardRules
import Testing

struct PrimerNetworkTests {
    static let map: [Row<CardBrand, PrimerNetwork>] = [
        Row("ELO", .elo, .elo),
        Row("Visa Electron is VISA", .visaElectron, .visa),
        Row("Maestro", .maestro, .maestro),
        Row("Forbrugsforeningen is OTHER", .forbrugsforeningen, .unknown),
        Row("Dankort is OTHER", .dankort, .unknown),
        Row("Visa", .visa, .visa),
        Row("Mastercard", .mastercard, .mastercard),
        Row("American Express", .amex, .amex),
        Row("HiperCard", .hipercard, .hipercard),
        Row("Diners Club", .dinersClub, .diners),
        Row("Discover", .discover, .discover),
        Row("UnionPay", .unionpay, .unionpay),
        Row("JCB", .jcb, .jcb),
        Row("Unknown is OTHER", .unknown, .unknown),
    ]

    @Test func `the map has every brand of VGS`() {
        #expect(PrimerNetworkTests.map.map(\.input) == CardBrand.allCases)
    }

    @Test(arguments: map)
    func `a brand of VGS has one network of Primer`(_ row: Row<CardBrand, PrimerNetwork>) {
        #expect(row.input.primerNetwork == row.output)
    }

    static let table: [Row<PrimerNetwork, String>] = [
        Row("AMEX", .amex, "American Express 15 4,10 CID4"),
        Row("BANCONTACT", .bancontact, "Bancontact"),
        Row("CARTES_BANCAIRES", .cartesBancaires, "Cartes Bancaires"),
        Row("DINERS_CLUB", .diners, "Diners 14,16,19 4,10 CVV3"),
        Row("DISCOVER", .discover, "Discover 16,19 4,8,12 CID3"),
        Row("EFTPOS", .eftpos, "EFTPOS"),
        Row("ELO", .elo, "Elo 16 4,8,12 CVE3"),
        Row("HIPER", .hiper, "Hiper 16 4,8,12 CVC3"),
        Row("HIPERCARD", .hipercard, "Hiper 16 4,8,12 CVC3"),
        Row("JCB", .jcb, "JCB 16,17,18,19 4,8,12 CVV3"),
        Row("MAESTRO", .maestro, "Maestro 16,17,18,19 4,8,12 CVC3"),
        Row("MASTERCARD", .mastercard, "Mastercard 16 4,8,12 CVC3"),
        Row("MIR", .mir, "Mir 16,17,18,19 4,8,12 CVP23"),
        Row("VISA", .visa, "Visa 16,18,19 4,8,12 CVV3"),
        Row("UNIONPAY", .unionpay, "UnionPay 14,15,16,17,18,19 4,8,12 CVN3"),
        Row("OTHER", .unknown, "Unknown"),
    ]

    @Test func `the table has every network`() {
        #expect(PrimerNetworkTests.table.map(\.input) == PrimerNetwork.allCases)
    }

    @Test(arguments: table)
    func `a network has the name and rules of Primer's table`(_ row: Row<PrimerNetwork, String>) {
        let network = row.input
        var line = network.displayName
        if let rule = network.rule {
            let lengths = rule.numberLengths.map(String.init).joined(separator: ",")
            let gaps = rule.gaps.map(String.init).joined(separator: ",")
            line += " \(lengths) \(gaps) \(rule.securityCodeLabel)\(rule.securityCodeLength)"
        }
        #expect(line == row.output)
        #expect(network.rawValue == row.name)
        #expect(PrimerNetwork(rawValue: row.name) == network)
    }

    @Test(arguments: ["", "Visa", "visa", "AMERICAN EXPRESS", "UNKNOWN"])
    func `a raw value is exact`(_ text: String) {
        #expect(PrimerNetwork(rawValue: text) == nil)
    }
}
