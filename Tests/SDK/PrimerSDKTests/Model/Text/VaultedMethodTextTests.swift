import Testing

@testable import PrimerSDK

@Suite struct VaultedMethodTextTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let kind: PaymentInstrumentType
        var type = "PAYMENT_CARD"
        let data: InstrumentContent
        var name: String?
        let brand: String
        var primary: String?
        var secondary: String?
        let spoken: String
        let label: String
    }

    static func card(
        last4: String? = "4242", _ month: String? = "12", _ year: String? = "2026", name: String? = nil, network: String? = "Visa"
    ) -> InstrumentContent {
        InstrumentContent(last4Digits: last4, expirationMonth: month, expirationYear: year, cardholderName: name, network: network)
    }

    static func payer(_ email: String?, _ first: String? = nil, _ last: String? = nil) -> InstrumentContent {
        InstrumentContent(externalPayerInfo: .init(email: email, firstName: first, lastName: last))
    }

    static func klarna(_ email: String?) -> InstrumentContent {
        InstrumentContent(sessionData: .init(billingAddress: .init(email: email)))
    }

    static let cards: [Row] = [
        Row(
            testDescription: "card, all known", kind: .paymentCard, data: card(name: "Jane Doe"), name: "Jane Doe", brand: "Visa",
            primary: "•••• 4242", secondary: "Expires 12/26", spoken: "Visa card ending in 4242, expires 12/26, Jane Doe",
            label: "•••• 4242"),
        Row(
            testDescription: "card without a name", kind: .paymentCard, data: card(), brand: "Visa", primary: "•••• 4242",
            secondary: "Expires 12/26", spoken: "Visa card ending in 4242, expires 12/26", label: "•••• 4242"),
        Row(
            testDescription: "card off session", kind: .cardOffSession, data: card(), brand: "Visa", primary: "•••• 4242",
            secondary: "Expires 12/26", spoken: "Visa card ending in 4242, expires 12/26", label: "•••• 4242"),
        Row(
            testDescription: "card without digits", kind: .paymentCard, data: card(last4: nil), brand: "Visa", secondary: "Expires 12/26",
            spoken: "Visa card ending in ****, expires 12/26", label: "Visa"),
        Row(
            testDescription: "card with empty texts", kind: .paymentCard, data: card(last4: "", "", "", name: ""), brand: "Visa",
            spoken: "Visa card ending in ****", label: "Visa"),
        Row(
            testDescription: "card without a month", kind: .paymentCard, data: card(nil), brand: "Visa", primary: "•••• 4242",
            spoken: "Visa card ending in 4242", label: "•••• 4242"),
        Row(
            testDescription: "card without a year", kind: .paymentCard, data: card("12", nil, name: "Jane"), name: "Jane", brand: "Visa",
            primary: "•••• 4242", spoken: "Visa card ending in 4242, Jane", label: "•••• 4242"),
        Row(
            testDescription: "two digits of the year, month as sent", kind: .paymentCard, data: card("3", "30"), brand: "Visa",
            primary: "•••• 4242", secondary: "Expires 3/30", spoken: "Visa card ending in 4242, expires 3/30", label: "•••• 4242"),
        Row(
            testDescription: "card of no network", kind: .paymentCard, data: card(network: nil), brand: "Unknown", primary: "•••• 4242",
            secondary: "Expires 12/26", spoken: "Unknown card ending in 4242, expires 12/26", label: "•••• 4242"),
    ]

    static let accounts: [Row] = [
        Row(
            testDescription: "PayPal", kind: .payPalBillingAgreement, type: "PAYPAL", data: payer("jane@example.com", "Jane", "Doe"),
            name: "Jane Doe", brand: "PayPal account", primary: "ja••••@example.com", spoken: "PayPal, ja••••@example.com",
            label: "ja••••@example.com"),
        Row(
            testDescription: "PayPal, first name only", kind: .payPalBillingAgreement, type: "PAYPAL", data: payer(nil, "Jane"),
            name: "Jane", brand: "PayPal account", spoken: "PayPal", label: "PayPal account"),
        Row(
            testDescription: "PayPal, last name only", kind: .payPalBillingAgreement, type: "PAYPAL", data: payer("", nil, "Doe"),
            name: "Doe", brand: "PayPal account", spoken: "PayPal", label: "PayPal account"),
        Row(
            testDescription: "PayPal, nothing known", kind: .payPalBillingAgreement, type: "PAYPAL", data: InstrumentContent(),
            brand: "PayPal account", spoken: "PayPal", label: "PayPal account"),
        Row(
            testDescription: "Klarna", kind: .klarna, type: "KLARNA", data: klarna("joe@example.com"), brand: "Klarna",
            primary: "jo••••@example.com", spoken: "Klarna, jo••••@example.com", label: "jo••••@example.com"),
        Row(
            testDescription: "Klarna customer", kind: .klarnaCustomerToken, type: "KLARNA", data: klarna("joe@example.com"),
            brand: "Klarna", primary: "jo••••@example.com", spoken: "Klarna, jo••••@example.com", label: "jo••••@example.com"),
        Row(
            testDescription: "Klarna session without an address", kind: .klarnaPaymentSession, type: "KLARNA",
            data: InstrumentContent(cardholderName: "Joe"), brand: "Klarna", spoken: "Klarna", label: "Klarna"),
        Row(
            testDescription: "bank account", kind: .stripeAch, type: "STRIPE_ACH",
            data: InstrumentContent(cardholderName: "Jane", bankName: "First", accountNumberLast4Digits: "6789"), name: "Jane",
            brand: "First Bank account", primary: "•••• 6789", spoken: "First bank account ending in 6789", label: "•••• 6789"),
        Row(
            testDescription: "bank account without digits", kind: .stripeAch, type: "STRIPE_ACH",
            data: InstrumentContent(bankName: "First"),
            brand: "First Bank account", spoken: "First bank account", label: "First Bank account"),
        Row(
            testDescription: "account of an unknown bank", kind: .stripeAch, type: "STRIPE_ACH",
            data: InstrumentContent(last4Digits: "4242", accountNumberLast4Digits: "6789"), brand: "Bank account", primary: "•••• 6789",
            spoken: "Bank account ending in 6789", label: "•••• 6789"),
        Row(
            testDescription: "account of which nothing is known", kind: .stripeAch, type: "STRIPE_ACH", data: InstrumentContent(),
            brand: "Bank account", spoken: "Bank account", label: "Bank account"),
        Row(
            testDescription: "direct debit", kind: .goCardlessMandate, type: "GOCARDLESS",
            data: InstrumentContent(cardholderName: "Jane", bankName: "First", accountNumberLast4Digits: "6789"), name: "Jane",
            brand: "First (Direct Debit)", primary: "•••• 6789", spoken: "First bank account ending in 6789", label: "•••• 6789"),
        Row(
            testDescription: "direct debit of an unknown bank", kind: .goCardlessMandate, type: "GOCARDLESS", data: InstrumentContent(),
            brand: "Bank (Direct Debit)", spoken: "Bank account", label: "Bank (Direct Debit)"),
    ]

    static let others: [Row] = [
        Row(
            testDescription: "Apple Pay", kind: .applePay, type: "APPLE_PAY", data: card(name: "Jane"), brand: "Apple Pay",
            spoken: "Saved payment method: Apple Pay", label: "Apple Pay"),
        Row(
            testDescription: "Google Pay", kind: .googlePay, type: "GOOGLE_PAY", data: card(name: "Jane"), brand: "Google Pay",
            spoken: "Saved payment method: Google Pay", label: "Google Pay"),
        Row(
            testDescription: "PayPal order", kind: .payPalOrder, type: "PAYPAL", data: payer("jane@example.com"), brand: "PAYPAL",
            spoken: "Saved payment method: PAYPAL", label: "PAYPAL"),
        Row(
            testDescription: "Hoolah", kind: .hoolah, type: "HOOLAH", data: InstrumentContent(), brand: "HOOLAH",
            spoken: "Saved payment method: HOOLAH", label: "HOOLAH"),
        Row(
            testDescription: "off session", kind: .offSession, type: "ADYEN_IDEAL", data: InstrumentContent(), brand: "ADYEN_IDEAL",
            spoken: "Saved payment method: ADYEN_IDEAL", label: "ADYEN_IDEAL"),
        Row(
            testDescription: "unknown", kind: .unknown, type: "NEW_KIND", data: card(), brand: "NEW_KIND",
            spoken: "Saved payment method: NEW_KIND", label: "NEW_KIND"),
    ]

    @Test(arguments: cards + accounts + others)
    func `a saved method is shown and spoken by its kind`(_ row: Row) {
        let text = VaultedMethodText(savedMethod("m", type: row.type, kind: row.kind, row.data), CheckoutTexts(localeCode: "en"))
        #expect(text.name == row.name)
        #expect(text.brand == row.brand)
        #expect(text.primary == row.primary)
        #expect(text.secondary == row.secondary)
        #expect(text.spoken == row.spoken)
        #expect(text.label == row.label)
    }

    @Test func `VoiceOver says "expires" once and no whole address`() {
        for row in Self.cards + Self.accounts + Self.others {
            let text = VaultedMethodText(savedMethod("m", type: row.type, kind: row.kind, row.data), CheckoutTexts(localeCode: "en"))
            #expect(text.spoken.lowercased().components(separatedBy: "expires").count <= 2)
            #expect(!text.spoken.contains("jane@") && !text.spoken.contains("joe@"))
        }
    }

    @Test(arguments: [("Visa", "VI"), ("NEW_KIND", "NE")])
    func `a badge has the brand's first two letters`(_ brand: String, _ badge: String) {
        let method =
            brand == "Visa" ? savedMethod() : savedMethod("m", type: brand, kind: .unknown, InstrumentContent())
        #expect(VaultedMethodText(method, CheckoutTexts(localeCode: "en")).badge == badge)
    }

    @Test(arguments: [
        ("jane@example.com", "ja••••@example.com"), ("ja@example.com", "ja••••@example.com"), ("j@example.com", "j••••@example.com"),
        ("@example.com", "••••@example.com"), ("jane@one@two", "ja••••@one@two"), ("jane", "jane"), ("", ""),
        ("émile@example.com", "ém••••@example.com"),
    ])
    func `an address shows two characters and its domain`(_ email: String, _ masked: String) { #expect(MaskedEmail(email).text == masked) }
}
