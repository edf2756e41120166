import CofferCardRules

/// The public text of each brand's regular expression. Detection itself uses the card rules' prefix tables as long as these are unchanged.
enum BrandRegex {
    static func text(of brand: CofferCardRules.CardBrand) -> String {
        switch brand {
        case .elo:
            #"^(4011(78|79)|43(1274|8935)|45(1416|7393|763(1|2))|50(4175|6699|67[0-7][0-9]|9000)|627780|63(6297|6368)|650(03([^4])|04([0-9])|05(0|1)|4(0[5-9]|3[0-9]|8[5-9]|9[0-9])|5([0-2][0-9]|3[0-8])|9([2-6][0-9]|7[0-8])|541|700|720|901)|651652|655000|655021)\d*$"#
        case .visaElectron: #"^4(026|17500|405|508|844|91[37])\d*$"#
        case .maestro: #"^(5018|5020|5038|6304|6390[0-9]{2}|67[0-9]{4})\d*$"#
        case .forbrugsforeningen: #"^600\d*$"#
        case .dankort: #"^5019\d*$"#
        case .visa: #"^4\d*$"#
        case .mastercard: #"^(5[1-5][0-9]{4})\d*$|^(222[1-9]|22[3-9]|2[3-6]\d{2}|27[0-1]\d|2720)([0-9]{2})\d*$"#
        case .amex: #"^3[47]\d*$"#
        case .hipercard: #"^(384100|384140|384160|606282|637095|637568|60(?!11))\d*$"#
        case .dinersClub: #"^3(?:[689]|(?:0[059]+))\d*$"#
        case .discover: #"^(6011|65|64[4-9]|622)\d*$"#
        case .unionpay: #"^62\d*$"#
        case .jcb: #"^(2131|1800|35)\d*$"#
        case .unknown: DefaultPattern.digitsOnly
        }
    }
}
