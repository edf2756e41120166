import CofferFoundation
import Testing

@testable import PrimerSDK

@Suite struct CardNetworkTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var testDescription: String { raw }
        let network: CardNetwork
        let raw: String
        let display: String
        var label: String?
        var length: Int?
        var lengths: [Int] = []
        var gaps: [Int] = [4, 8, 12]
    }

    /// The sheet's table of networks.
    static let rows: [Row] = [
        Row(network: .amex, raw: "AMEX", display: "American Express", label: "CID", length: 4, lengths: [15], gaps: [4, 10]),
        Row(network: .bancontact, raw: "BANCONTACT", display: "Bancontact"),
        Row(network: .cartesBancaires, raw: "CARTES_BANCAIRES", display: "Cartes Bancaires"),
        Row(network: .diners, raw: "DINERS_CLUB", display: "Diners", label: "CVV", length: 3, lengths: [14, 16, 19], gaps: [4, 10]),
        Row(network: .discover, raw: "DISCOVER", display: "Discover", label: "CID", length: 3, lengths: [16, 19]),
        Row(network: .eftpos, raw: "EFTPOS", display: "EFTPOS"),
        Row(network: .elo, raw: "ELO", display: "Elo", label: "CVE", length: 3, lengths: [16]),
        Row(network: .hiper, raw: "HIPER", display: "Hiper", label: "CVC", length: 3, lengths: [16]),
        Row(network: .hipercard, raw: "HIPERCARD", display: "Hiper", label: "CVC", length: 3, lengths: [16]),
        Row(network: .jcb, raw: "JCB", display: "JCB", label: "CVV", length: 3, lengths: [16, 17, 18, 19]),
        Row(network: .maestro, raw: "MAESTRO", display: "Maestro", label: "CVC", length: 3, lengths: [16, 17, 18, 19]),
        Row(network: .mastercard, raw: "MASTERCARD", display: "Mastercard", label: "CVC", length: 3, lengths: [16]),
        Row(network: .mir, raw: "MIR", display: "Mir", label: "CVP2", length: 3, lengths: [16, 17, 18, 19]),
        Row(network: .visa, raw: "VISA", display: "Visa", label: "CVV", length: 3, lengths: [16, 18, 19]),
        Row(network: .unionpay, raw: "UNIONPAY", display: "UnionPay", label: "CVN", length: 3, lengths: [14, 15, 16, 17, 18, 19]),
        Row(network: .unknown, raw: "OTHER", display: "Unknown"),
    ]

    @Test(arguments: rows)
    func `a network has the sheet's raw value, name and traits`(_ row: Row) {
        #expect(row.network.rawValue == row.raw)
        #expect(row.network.displayName == row.display)
        let traits = row.network.traits
        #expect(traits?.cvvLabel == row.label && traits?.cvvLength == row.length)
        guard let traits else { return #expect(row.length == nil) }
        #expect(traits.panLengths == row.lengths && traits.gapPattern == row.gaps)
        #expect(traits.cardNetwork == row.network && traits.displayName == row.display)
    }

    @Test func `these are all, and the one table agrees`() {
        #expect(Self.rows.map(\.network) == CardNetwork.allCases)
        #expect(CardNetwork.allCases.allSatisfy { $0.rules.rawValue == $0.rawValue })
    }

    @Test(arguments: CardNetwork.allCases)
    func `each has a picture`(_ network: CardNetwork) { #expect(network.icon != nil) }

    struct NameRow: CustomTestStringConvertible, Sendable {
        var testDescription: String { text.isEmpty ? "empty" : text }
        let text: String
        let network: CardNetwork

        init(_ text: String, _ network: CardNetwork) {
            self.text = text
            self.network = network
        }
    }

    static let names: [NameRow] =
        rows.map { NameRow($0.raw, $0.network) }
        + rows.filter { $0.network != .hipercard }.map { NameRow($0.display, $0.network) }
        + [
            NameRow("Amex", .amex), NameRow("amex", .amex), NameRow("american express", .amex), NameRow("AMERICAN_EXPRESS", .amex),
            NameRow("American-Express", .amex), NameRow(" Visa ", .visa), NameRow("vIsA", .visa), NameRow("DINERS", .diners),
            NameRow("DINERSCLUB", .diners), NameRow("Diners Club", .diners), NameRow("Diners Club International", .diners),
            NameRow("CARTESBANCAIRES", .cartesBancaires), NameRow("Carte Bancaire", .cartesBancaires), NameRow("CB", .cartesBancaires),
            NameRow("Union Pay", .unionpay), NameRow("China UnionPay", .unionpay), NameRow("Master Card", .mastercard),
            NameRow("", .unknown), NameRow("Visa Electron", .unknown), NameRow("Card", .unknown), NameRow("VISA1", .unknown),
            NameRow("ＶＩＳＡ", .unknown), NameRow("viѕa", .unknown), NameRow("Dankort", .unknown), NameRow("4242424242424242", .unknown),
        ]

    @Test(arguments: names)
    func `a network is read by raw value, name or alias in any case`(_ row: NameRow) {
        #expect(CardNetwork(reading: row.text) == row.network)
    }

    struct ChoiceRow: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let network: String?
        let bin: String?
        let result: CardNetwork
        let codeLength: Int

        init(_ name: String, _ network: String?, _ bin: String?, _ result: CardNetwork, _ codeLength: Int) {
            testDescription = name
            self.network = network
            self.bin = bin
            self.result = result
            self.codeLength = codeLength
        }
    }

    @Test(arguments: [
        ChoiceRow("display name, and AMEX by its first digits", "American Express", "AMEX", .amex, 4),
        ChoiceRow("display name alone", "American Express", nil, .amex, 4),
        ChoiceRow("first digits alone", nil, "AMEX", .amex, 4),
        ChoiceRow("first digits win", "Visa", "MASTERCARD", .mastercard, 3),
        ChoiceRow("first digits say other", "Amex", "OTHER", .amex, 4),
        ChoiceRow("first digits say something new", "Amex", "NEW_NETWORK", .amex, 4),
        ChoiceRow("first digits are empty", "Visa", "", .visa, 3),
        ChoiceRow("co-badged", "Visa", "CARTES_BANCAIRES", .cartesBancaires, 3),
        ChoiceRow("neither known", "Card", "OTHER", .unknown, 3),
        ChoiceRow("neither there", nil, nil, .unknown, 3),
    ])
    func `one rule finds the network for name, field and check`(_ row: ChoiceRow) throws {
        let data = InstrumentContent(network: row.network, binData: row.bin.map { BinData(network: $0) })
        #expect(CardNetwork(of: data) == row.result)
        #expect(VaultedMethodText(savedMethod("m", data), CheckoutTexts(localeCode: "en")).brand == row.result.displayName)
        let rule = SecurityCodeRule(CardNetwork(of: data))
        #expect(rule.fieldLength == row.codeLength)
        let code = String(repeating: "1", count: row.codeLength)
        #expect(rule.judgeTyping(code) == .valid)
        #expect(throws: Never.self) { try rule.check(code) }
    }

    @Test func `a network goes through JSON by its raw value`() throws {
        #expect(try JSONDecoder().decode([CardNetwork].self, from: Data(#"["AMEX","OTHER"]"#.utf8)) == [.amex, .unknown])
        #expect(try String(decoding: JSONEncoder().encode([CardNetwork.diners]), as: UTF8.self) == #"["DINERS_CLUB"]"#)
    }
}
