import CofferCardRules
import UIKit

extension FieldType {
    /// The mask of a field without one of its own. A card number and a security code take their brand's at the first event.
    var defaultFormatPattern: String {
        switch self {
        case .none, .cardHolderName: ""
        case .cardNumber: "#### #### #### ####"
        case .expDate: "##/##"
        case .date: "##-##-####"
        case .cvc: "####"
        case .ssn: "###-##-####"
        }
    }

    /// What stands at the literal places of the submitted text; empty for "the raw text".
    var defaultDivider: String {
        switch self {
        case .none, .cardNumber, .cvc, .cardHolderName: ""
        case .expDate, .date: "/"
        case .ssn: "-"
        }
    }

    /// The rules of a field without rules of its own.
    var defaultRules: VGSValidationRuleSet {
        switch self {
        case .none:
            VGSValidationRuleSet()
        case .cardNumber:
            VGSValidationRuleSet(rules: [VGSValidationRulePaymentCard(error: VGSValidationErrorType.cardNumber.rawValue)])
        case .expDate:
            VGSValidationRuleSet(rules: [
                Self.patternRule(DefaultPattern.expDate),
                VGSValidationRuleCardExpirationDate(dateFormat: .shortYear, error: VGSValidationErrorType.expDate.rawValue),
            ])
        case .date:
            VGSValidationRuleSet(rules: [
                Self.patternRule(DefaultPattern.date),
                VGSValidationRuleDateRange(dateFormat: .mmddyyyy, error: VGSValidationErrorType.date.rawValue),
            ])
        case .cvc:
            Self.cvcRules(lengths: CofferCardRules.CardBrand.unknown.securityCodeLengths)
        case .cardHolderName:
            VGSValidationRuleSet(rules: [Self.patternRule(DefaultPattern.cardHolderName)])
        case .ssn:
            VGSValidationRuleSet(rules: [Self.patternRule(DefaultPattern.ssn)])
        }
    }

    /// The rules of a security code whose brand has these lengths.
    static func cvcRules(lengths: [Int]) -> VGSValidationRuleSet {
        VGSValidationRuleSet(rules: [
            patternRule(DefaultPattern.cvc),
            VGSValidationRuleLengthMatch(lengths: lengths, error: VGSValidationErrorType.lengthMathes.rawValue),
        ])
    }

    private static func patternRule(_ pattern: String) -> VGSValidationRulePattern {
        VGSValidationRulePattern(pattern: pattern, error: VGSValidationErrorType.pattern.rawValue)
    }

    /// The keyboard of a field without one of its own.
    var defaultKeyboardType: UIKeyboardType {
        switch self {
        case .none, .cardHolderName: .alphabet
        case .cardNumber, .expDate, .date, .cvc, .ssn: .asciiCapableNumberPad
        }
    }

    /// The content type of a field without one of its own, as far as iOS 15 knows it.
    var defaultTextContentType: UITextContentType? {
        switch self {
        case .cardNumber: .creditCardNumber
        case .cardHolderName: .name
        case .none, .expDate, .date, .cvc, .ssn: nil
        }
    }
}
