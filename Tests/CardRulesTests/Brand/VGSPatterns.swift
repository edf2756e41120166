import CofferCardRules
import CofferFoundation

/// VGS Collect 1.18's default brand patterns in its detection order, run by ICU: the oracle for our prefix table.
struct VGSPatterns {
    static let all: [(brand: CardBrand, pattern: String)] = [
        (
            .elo,
            #"^(4011(78|79)|43(1274|8935)|45(1416|7393|763(1|2))|50(4175|6699|67[0-7][0-9]|9000)|627780|63(6297|6368)"#
                + #"|650(03([^4])|04([0-9])|05(0|1)|4(0[5-9]|3[0-9]|8[5-9]|9[0-9])|5([0-2][0-9]|3[0-8])|9([2-6][0-9]|7[0-8])"#
                + #"|541|700|720|901)|651652|655000|655021)\d*$"#
        ),
        (.visaElectron, #"^4(026|17500|405|508|844|91[37])\d*$"#),
        (.maestro, #"^(5018|5020|5038|6304|6390[0-9]{2}|67[0-9]{4})\d*$"#),
        (.forbrugsforeningen, #"^600\d*$"#),
        (.dankort, #"^5019\d*$"#),
        (.visa, #"^4\d*$"#),
        (.mastercard, #"^(5[1-5][0-9]{4})\d*$|^(222[1-9]|22[3-9]|2[3-6]\d{2}|27[0-1]\d|2720)([0-9]{2})\d*$"#),
        (.amex, #"^3[47]\d*$"#),
        (.hipercard, #"^(384100|384140|384160|606282|637095|637568|60(?!11))\d*$"#),
        (.dinersClub, #"^3(?:[689]|(?:0[059]+))\d*$"#),
        (.discover, #"^(6011|65|64[4-9]|622)\d*$"#),
        (.unionpay, #"^62\d*$"#),
        (.jcb, #"^(2131|1800|35)\d*$"#),
    ]

    /// Six-digit leads at which some pattern begins or ends, read off the patterns by hand.
    static let edges = [
        180000, 180099, 213100, 213199, 222100, 222999, 223000, 229999, 230000, 269999, 270000, 271999, 272000, 272099, 300000, 300999,
        305000, 305999, 309000, 309999, 340000, 349999, 350000, 359999, 360000, 369999, 370000, 379999, 380000, 384100, 384140, 384160,
        399999, 400000, 401178, 401179, 402600, 402699, 417500, 431274, 438935, 440500, 440599, 450800, 450899, 451416, 457393, 457631,
        457632, 484400, 484499, 491300, 491399, 491700, 491799, 499999, 501800, 501899, 501900, 501999, 502000, 502099, 503800, 503899,
        504175, 506699, 506700, 506779, 509000, 510000, 559999, 600000, 600999, 601099, 601100, 601199, 601200, 606282, 609999, 620000,
        622000, 622999, 627780, 629999, 630400, 630499, 636297, 636368, 637095, 637568, 639000, 639099, 644000, 649999, 650000, 650030,
        650033, 650034, 650035, 650039, 650040, 650049, 650050, 650051, 650405, 650409, 650430, 650439, 650485, 650489, 650490, 650499,
        650500, 650529, 650530, 650538, 650541, 650700, 650720, 650901, 650920, 650969, 650970, 650978, 651652, 655000, 655021, 659999,
        670000, 679999,
    ]

    private let compiled: [(brand: CardBrand, regex: NSRegularExpression)]

    init(options: NSRegularExpression.Options = []) throws {
        compiled = try VGSPatterns.all.map { ($0.brand, try NSRegularExpression(pattern: $0.pattern, options: options)) }
    }

    /// The first brand whose pattern matches the whole text.
    func brand(of text: String) -> CardBrand {
        let whole = NSRange(location: 0, length: text.utf16.count)
        return compiled.first { $0.regex.firstMatch(in: text, range: whole)?.range == whole }?.brand ?? .unknown
    }

    /// The brand of every line of a text whose lines all have `width` digits.
    func brands(ofLinesIn text: String, width: Int) -> [CardBrand] {
        let length = text.utf16.count
        var brands = [CardBrand](repeating: .unknown, count: length / (width + 1))
        for (brand, regex) in compiled {
            for match in regex.matches(in: text, range: NSRange(location: 0, length: length)) where match.range.length == width {
                let line = match.range.location / (width + 1)
                if brands[line] == .unknown { brands[line] = brand }
            }
        }
        return brands
    }
}
