extension CardBrand {
    /// The name VGS shows for the brand (`stringValue` there), such as `American Express`; `Unknown` for ``unknown``.
    public var displayName: String {
        switch self {
        case .elo: "ELO"
        case .visaElectron: "Visa Electron"
        case .maestro: "Maestro"
        case .forbrugsforeningen: "Forbrugsforeningen"
        case .dankort: "Dankort"
        case .visa: "Visa"
        case .mastercard: "Mastercard"
        case .amex: "American Express"
        case .hipercard: "HiperCard"
        case .dinersClub: "Diners Club"
        case .discover: "Discover"
        case .unionpay: "UnionPay"
        case .jcb: "JCB"
        case .unknown: "Unknown"
        }
    }

    /// The digit counts a full number of the brand may have, ascending.
    public var numberLengths: [Int] {
        (CardLimits.numberDigitsMin...CardLimits.numberDigitsMax).filter(acceptsNumberLength)
    }

    /// Whether a full number of the brand may have `count` digits; the same rule as ``numberLengths``, without making an array.
    public func acceptsNumberLength(_ count: Int) -> Bool {
        switch self {
        case .elo, .visaElectron, .forbrugsforeningen, .dankort, .mastercard: count == 16
        case .maestro: count >= 12 && count <= 19
        case .visa: count == 13 || count == 16 || count == 19
        case .amex: count == 15
        case .hipercard: count >= 14 && count <= 19
        case .dinersClub: count == 14 || (count >= 16 && count <= 19)
        case .discover, .unionpay, .jcb, .unknown: count >= 16 && count <= 19
        }
    }

    /// The digit counts the brand's security code may have, ascending: 4 for American Express, 3 or 4 for ``unknown``, else 3.
    public var securityCodeLengths: [Int] {
        switch self {
        case .amex: [4]
        case .unknown: [3, 4]
        default: [3]
        }
    }

    /// Whether the brand's security code may have `count` digits; the same rule as ``securityCodeLengths``.
    public func acceptsSecurityCodeLength(_ count: Int) -> Bool {
        switch self {
        case .amex: count == 4
        case .unknown: count == 3 || count == 4
        default: count == 3
        }
    }

    /// Whether the brand's numbers carry a Luhn check digit; only UnionPay's need not.
    public var checksLuhn: Bool { self != .unionpay }

    /// The pattern a number of the brand is shown in, see ``Mask``. It caps the digits that can be typed.
    public var pattern: String {
        switch self {
        case .elo, .forbrugsforeningen, .dankort, .mastercard: "#### #### #### ####"
        case .amex: "#### ###### #####"
        case .dinersClub: "#### ###### #########"
        case .visaElectron, .maestro, .visa, .hipercard, .discover, .unionpay, .jcb, .unknown: "#### #### #### #### ###"
        }
    }

    /// The pattern of the brand's security code: as many `#` as its longest code has digits.
    public var securityCodePattern: String {
        switch self {
        case .amex, .unknown: "####"
        default: "###"
        }
    }

    /// How many leading digits of a valid number with `count` digits VGS reports as its BIN; 0 means none.
    ///
    /// Visa, Visa Electron, Maestro and Mastercard: 8 from 16 digits on, else none. Every other brand: 6.
    public func binLength(ofNumberWith count: Int) -> Int {
        switch self {
        case .visa, .visaElectron, .maestro, .mastercard: count >= 16 ? 8 : 0
        default: min(6, count)
        }
    }

    /// The mask made of ``pattern``.
    public var mask: Mask { Mask(pattern) }

    /// The mask made of ``securityCodePattern``.
    public var securityCodeMask: Mask { Mask(securityCodePattern) }
}
