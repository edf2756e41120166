/// How a saved method is shown and spoken, by the kind of its instrument.
@available(iOS 15.0, *)
struct VaultedMethodText: Equatable, Sendable {
    /// Whose it is, nil where that is not shown.
    let name: String?
    /// The network's, bank's or wallet's name.
    let brand: String
    /// Masked digits or a masked email address, nil where there are none.
    let primary: String?
    /// When it expires, nil where that is not known or not shown.
    let secondary: String?
    /// What VoiceOver says. An email address is masked here too: whoever stands by may listen.
    let spoken: String

    /// The one label of the short row: the masked value, else the brand.
    var label: String { primary ?? brand }

    /// What stands in the place of a picture: the brand's first two letters, upper-cased.
    var badge: String { brand.prefix(2).uppercased() }

    /// Makes the texts of a method.
    init(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod, _ texts: CheckoutTexts) {
        let data = method.paymentInstrumentData
        switch method.paymentInstrumentType {
        case .paymentCard, .cardOffSession: self.init(card: data, texts)
        case .payPalBillingAgreement: self.init(payPal: data, texts)
        case .klarna, .klarnaCustomerToken, .klarnaPaymentSession: self.init(klarna: data, texts)
        case .stripeAch:
            let brand = data.bankName.given.map { texts.filled(.bankFormat, $0) } ?? texts[.defaultBank]
            self.init(account: data, brand: brand, texts)
        case .goCardlessMandate:
            let bank = data.bankName.given ?? texts[.defaultBankName]
            self.init(account: data, brand: texts.filled(.directDebitFormat, bank, texts[.directDebitSuffix]), texts)
        case .applePay: self.init(plain: texts[.defaultApplePay], texts)
        case .googlePay: self.init(plain: texts[.defaultGooglePay], texts)
        case .offSession, .payPalOrder, .hoolah, .unknown: self.init(plain: method.paymentMethodType, texts)
        }
    }

    private init(name: String?, brand: String, primary: String?, secondary: String?, spoken: String) {
        self.name = name
        self.brand = brand
        self.primary = primary
        self.secondary = secondary
        self.spoken = spoken
    }

    private init(card data: Response.Body.Tokenization.PaymentInstrumentData, _ texts: CheckoutTexts) {
        let brand = CardNetwork(of: data).displayName
        let name = data.cardholderName.given
        let digits = data.last4Digits.given
        let expiry = ExpiryText(data)
        let ending = digits ?? "****"
        let spoken =
            switch (expiry, name) {
            case (let expiry?, let name?): texts.filled(.spokenCard, brand, ending, expiry.text, name)
            case (let expiry?, nil): texts.filled(.spokenCardNoName, brand, ending, expiry.text)
            case (nil, let name?): texts.filled(.spokenCardNoExpiry, brand, ending, name)
            case (nil, nil): texts.filled(.spokenCardNoExpiryNoName, brand, ending)
            }
        self.init(
            name: name, brand: brand, primary: digits.map { texts.filled(.maskedFormat, $0) },
            secondary: expiry.map { texts.filled(.expiresFormat, $0.month, $0.year) }, spoken: spoken)
    }

    private init(payPal data: Response.Body.Tokenization.PaymentInstrumentData, _ texts: CheckoutTexts) {
        let payer = data.externalPayerInfo
        let name = [payer?.firstName.given, payer?.lastName.given].compactMap(\.self).joined(separator: " ")
        let email = payer?.email.given.map { MaskedEmail($0).text }
        self.init(
            name: name.isEmpty ? nil : name, brand: texts[.defaultPayPal], primary: email, secondary: nil,
            spoken: email.map { texts.filled(.spokenPayPalEmail, $0) } ?? texts[.spokenPayPal])
    }

    private init(klarna data: Response.Body.Tokenization.PaymentInstrumentData, _ texts: CheckoutTexts) {
        let email = data.sessionData?.billingAddress?.email.given.map { MaskedEmail($0).text }
        self.init(
            name: nil, brand: texts[.defaultKlarna], primary: email, secondary: nil,
            spoken: email.map { texts.filled(.spokenKlarnaEmail, $0) } ?? texts[.spokenKlarna])
    }

    private init(account data: Response.Body.Tokenization.PaymentInstrumentData, brand: String, _ texts: CheckoutTexts) {
        let digits = data.accountNumberLast4Digits.given
        let spoken =
            switch (data.bankName.given, digits) {
            case (let bank?, let digits?): texts.filled(.spokenBankDigits, bank, digits)
            case (let bank?, nil): texts.filled(.spokenBank, bank)
            case (nil, let digits?): texts.filled(.spokenDigitsNoBank, digits)
            case (nil, nil): texts[.defaultBank]
            }
        self.init(
            name: data.cardholderName.given, brand: brand, primary: digits.map { texts.filled(.maskedFormat, $0) }, secondary: nil,
            spoken: spoken)
    }

    private init(plain brand: String, _ texts: CheckoutTexts) {
        self.init(name: nil, brand: brand, primary: nil, secondary: nil, spoken: texts.filled(.spokenOther, brand))
    }
}

extension String? {
    /// The text, nil when it is empty.
    fileprivate var given: String? { self?.isEmpty == false ? self : nil }
}
