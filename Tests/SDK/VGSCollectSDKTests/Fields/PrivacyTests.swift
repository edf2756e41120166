import Testing

@testable import VGSCollectSDK

@MainActor
struct PrivacyTests {
    private static let number = "4111111111111111"

    /// Every text form a value may end up in.
    private func texts<Value>(of value: Value) -> [String] {
        var dumped = ""
        dump(value, to: &dumped)
        return ["\(value)", String(describing: value), String(reflecting: value), dumped]
    }

    @Test
    func `no text form of a field, its control, its states or its collector shows what was typed`() {
        let form = Form(id: "secretid")
        let card = form.field("card.cardNumber", .cardNumber)
        Typist(card).type(Self.number)
        let cvc = form.field("card.cvv", .cvc)
        Typist(cvc).type("987")
        let name = form.field("cardHolderName", .cardHolderName)
        Typist(name).type("Jane Doe")
        let submission = form.collector.submission(path: "/x")
        var all: [String] = []
        for field in [card, cvc, name] { all += texts(of: field) + texts(of: field.control) }
        for field in [card, cvc, name] { all += texts(of: field.configuration as Any) }
        all += texts(of: card.state) + texts(of: cvc.state) + texts(of: name.state)
        all += texts(of: form.collector) + texts(of: submission) + texts(of: submission.secureValues) + texts(of: [card, cvc, name])
        all += texts(of: form.collector.formAnalyticsDetails) + texts(of: FieldEntry(name: "n", value: Self.number))
        for secret in ["411111111", "4111 1111", "987", "Jane", "secretid"] {
            #expect(!all.contains { $0.contains(secret) }, "\(secret.prefix(2))…")
        }
    }

    @Test
    func `the control inside can be typed into and not be read`() {
        let typist = Typist(Form().field("card.cardNumber", .cardNumber))
        typist.type(Self.number)
        let control = typist.control
        #expect(control.text == nil)
        #expect(control.attributedText == nil)
        #expect(control.delegate == nil)
        #expect(control.textRange(from: control.beginningOfDocument, to: control.endOfDocument).flatMap { control.text(in: $0) } == nil)
        #expect(control.description == "MaskedTextField")
    }

    @Test
    func `the control keeps its delegate, and an assigned text goes through the mask and is told`() {
        let form = Form()
        let typist = Typist(form.field("card.cardNumber", .cardNumber))
        typist.control.delegate = nil
        var events = 0
        form.collector.observeFieldState = { _ in events += 1 }
        typist.control.text = "42424x"
        #expect(typist.field.shownText == "4242 4")
        #expect(events == 1)
        typist.type("2")
        #expect(typist.field.rawText == "424242")
        #expect(typist.field.state.isDirty)
    }

    @Test
    func `actions added from outside hear nothing`() {
        let typist = Typist(Form().field("f"))
        let heard = typist.countActions()
        typist.type("ab")
        #expect(heard() == 0)
    }

    @Test
    func `the logger prints no body, header or text`() async {
        let logger = VGSCollectLogger.shared
        var lines: [String] = []
        logger.write = { lines.append($0) }
        logger.configuration.level = .info
        logger.configuration.isNetworkDebugEnabled = true
        defer {
            logger.disableAllLoggers()
            logger.write = { print($0) }
        }
        let form = Form()
        form.collector.customHeaders = ["Authorization": "Bearer token-text"]
        form.field("card.cardNumber", .cardNumber).setText(Self.number)
        _ = await form.collector.sendData(path: "/caas/v2/paymentmethods")
        #expect(lines.contains { $0.contains("succeeded with 200") })
        #expect(!lines.contains { $0.contains("4111") || $0.contains("token-text") || $0.contains("vault.example") })
    }

    @Test
    func `there are no analytics to switch on`() {
        VGSAnalyticsClient.shared.shouldCollectAnalytics = true
        #expect(!VGSAnalyticsClient.shared.shouldCollectAnalytics)
    }
}
