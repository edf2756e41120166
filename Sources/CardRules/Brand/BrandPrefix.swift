/// One row of the prefix table: numbers that begin with `low` through `high` belong to `brand`.
struct BrandPrefix {
    /// The brand the row speaks for.
    let brand: CardBrand
    /// First and last six-digit lead the row covers.
    let low: UInt32
    let high: UInt32
    /// How many digits must be typed before the row may match.
    let digits: Int

    /// A row for one prefix of up to six digits.
    init(_ brand: CardBrand, _ prefix: UInt32) {
        self.init(brand, prefix...prefix)
    }

    /// A row for all prefixes from the lower to the upper bound, both of as many digits.
    init(_ brand: CardBrand, _ prefixes: ClosedRange<UInt32>) {
        var (low, high, digits) = (prefixes.lowerBound, prefixes.upperBound, 6)
        while low < 100_000 {
            (low, high, digits) = (low * 10, high * 10 + 9, digits - 1)
        }
        self.init(brand, leads: low...high, afterDigits: digits)
    }

    /// A row for six-digit leads that already matches after fewer digits; those not typed yet count as zeros.
    init(_ brand: CardBrand, leads: ClosedRange<UInt32>, afterDigits digits: Int) {
        self.brand = brand
        self.low = leads.lowerBound
        self.high = leads.upperBound
        self.digits = digits
    }
}

extension BrandPrefix {
    /// The prefixes of all brands in the order VGS tries them: the first row that matches decides.
    ///
    /// Each row restates a branch of VGS Collect 1.18's default patterns; `CardBrandDetectionTests` holds the two side by side.
    static let table: [BrandPrefix] = [
        BrandPrefix(.elo, 401_178...401_179),
        BrandPrefix(.elo, 431_274),
        BrandPrefix(.elo, 438_935),
        BrandPrefix(.elo, 451_416),
        BrandPrefix(.elo, 457_393),
        BrandPrefix(.elo, 457_631...457_632),
        BrandPrefix(.elo, 504_175),
        BrandPrefix(.elo, 506_699...506_779),
        BrandPrefix(.elo, 509_000),
        BrandPrefix(.elo, 627_780),
        BrandPrefix(.elo, 636_297),
        BrandPrefix(.elo, 636_368),
        BrandPrefix(.elo, 650_030...650_033),
        BrandPrefix(.elo, 650_035...650_051),
        BrandPrefix(.elo, 650_405...650_409),
        BrandPrefix(.elo, 650_430...650_439),
        BrandPrefix(.elo, 650_485...650_538),
        BrandPrefix(.elo, 650_541),
        BrandPrefix(.elo, 650_700),
        BrandPrefix(.elo, 650_720),
        BrandPrefix(.elo, 650_901),
        BrandPrefix(.elo, 650_920...650_978),
        BrandPrefix(.elo, 651_652),
        BrandPrefix(.elo, 655_000),
        BrandPrefix(.elo, 655_021),

        BrandPrefix(.visaElectron, 4026),
        BrandPrefix(.visaElectron, 417_500),
        BrandPrefix(.visaElectron, 4405),
        BrandPrefix(.visaElectron, 4508),
        BrandPrefix(.visaElectron, 4844),
        BrandPrefix(.visaElectron, 4913),
        BrandPrefix(.visaElectron, 4917),

        BrandPrefix(.maestro, 5018),
        BrandPrefix(.maestro, 5020),
        BrandPrefix(.maestro, 5038),
        BrandPrefix(.maestro, 6304),
        BrandPrefix(.maestro, 639_000...639_099),
        BrandPrefix(.maestro, 670_000...679_999),

        BrandPrefix(.forbrugsforeningen, 600),

        BrandPrefix(.dankort, 5019),

        BrandPrefix(.visa, 4),

        BrandPrefix(.mastercard, 510_000...559_999),
        BrandPrefix(.mastercard, 222_100...222_999),
        BrandPrefix(.mastercard, 22_300...22_999),
        BrandPrefix(.mastercard, 230_000...272_099),

        BrandPrefix(.amex, 34),
        BrandPrefix(.amex, 37),

        BrandPrefix(.hipercard, 384_100),
        BrandPrefix(.hipercard, 384_140),
        BrandPrefix(.hipercard, 384_160),
        BrandPrefix(.hipercard, 606_282),
        BrandPrefix(.hipercard, 637_095),
        BrandPrefix(.hipercard, 637_568),
        // 60 unless 11 follows, from the second digit on.
        BrandPrefix(.hipercard, leads: 600_000...601_099, afterDigits: 2),
        BrandPrefix(.hipercard, leads: 601_200...609_999, afterDigits: 2),

        BrandPrefix(.dinersClub, 36),
        BrandPrefix(.dinersClub, 38...39),
        BrandPrefix(.dinersClub, 300),
        BrandPrefix(.dinersClub, 305),
        BrandPrefix(.dinersClub, 309),

        BrandPrefix(.discover, 6011),
        BrandPrefix(.discover, 65),
        BrandPrefix(.discover, 644...649),
        BrandPrefix(.discover, 622),

        BrandPrefix(.unionpay, 62),

        BrandPrefix(.jcb, 2131),
        BrandPrefix(.jcb, 1800),
        BrandPrefix(.jcb, 35),
    ]

    /// The same rows, those of one first digit side by side, so that a look-up reads only these.
    static let byFirstDigit: [[BrandPrefix]] = (UInt32(0)...9).map { first in
        table.filter { $0.low / 100_000 == first }
    }
}
