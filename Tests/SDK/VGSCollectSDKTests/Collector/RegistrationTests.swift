import Testing

@testable import VGSCollectSDK

@MainActor
struct RegistrationTests {
    @Test
    func `a configuration registers its field once, in order`() {
        let form = Form()
        let first = form.field("a")
        let second = form.field("b")
        first.configureAgain()
        first.configuration = VGSConfiguration(collector: form.collector, fieldName: "c")
        #expect(form.collector.textFields.map(\.state.fieldName) == ["c", "b"])
        #expect(form.collector.getTextField(fieldName: "b") === second)
        #expect(form.collector.getTextField(fieldName: "a") == nil)
    }

    @Test
    func `fields of one name are all listed and the last one is sent`() async {
        let form = Form()
        form.field("a").setText("1")
        form.field("a").setText("2")
        #expect(form.collector.textFields.count == 2)
        _ = await form.collector.sendData(path: "/")
        #expect(await form.wire.lastJSON == #"{"a":"2"}"#)
    }

    @Test
    func `a nil configuration changes nothing`() {
        let form = Form()
        let field = form.field("a") { $0.isRequired = true }
        field.configuration = nil
        #expect(form.collector.textFields.count == 1)
        #expect(field.state.fieldName == "a")
        #expect(field.state.isRequired)
    }

    @Test
    func `settings changed on the configuration count after another assignment`() {
        let form = Form()
        let field = form.field("a")
        field.configuration?.isRequired = true
        #expect(!field.state.isRequired)
        field.configureAgain()
        #expect(field.state.isRequired)
    }

    @Test
    func `a field that moves to another collector stays in the first`() {
        let form = Form()
        let other = Form()
        let field = form.field("a")
        field.configuration = VGSConfiguration(collector: other.collector, fieldName: "a")
        #expect(form.collector.textFields.count == 1)
        #expect(other.collector.textFields.count == 1)
    }

    @Test
    func `an unsubscribed field still reaches the observers`() {
        let form = Form()
        let field = form.field("a")
        _ = form.field("b")
        form.collector.unsubscribeTextField(field)
        form.collector.unsubscribeTextField(VGSTextField())
        var log: [String] = []
        form.collector.observeStates = { log.append("form(\($0.count))") }
        form.collector.observeFieldState = { log.append($0.state.fieldName) }
        field.setText("x")
        #expect(log == ["form(1)", "a"])
        form.collector.unsubscribeAllTextFields()
        #expect(form.collector.textFields.isEmpty)
    }

    @Test
    func `fields and configurations hold their collector weakly, the collector holds its fields`() {
        var form: Form? = Form()
        weak let collector = form?.collector
        let field = form?.field("a")
        form = nil
        #expect(collector == nil)
        #expect(field?.configuration?.vgsCollector == nil)
        field?.setText("still works")
        #expect(field?.state.inputLength == 11)

        let other = Form()
        weak var held: VGSTextField?
        do { held = other.field("b") }
        #expect(held != nil)
        other.collector.unsubscribeAllTextFields()
        #expect(held == nil)
    }

    @Test
    func `the ready-made configurations have upstream's names and flags`() {
        let form = Form()
        let card = VGSConfiguration.makeCardNumberConfiguration(collector: form.collector)
        let name = VGSConfiguration.makeCardholderConfiguration(collector: form.collector)
        let expiry = VGSConfiguration.makeExpDateConfiguration(collector: form.collector)
        let cvc = VGSConfiguration.makeCVCConfiguration(collector: form.collector)
        #expect([card, name, expiry, cvc].map(\.fieldName) == ["pan", "cardholder", "exp_date", "cvc"])
        #expect([card, name, expiry, cvc].map(\.isRequiredValidOnly) == [true, false, true, true])
        #expect([card, name, expiry, cvc].map(\.type) == [.cardNumber, .cardHolderName, .expDate, .cvc])
    }

    @Test
    func `an expiry configuration keeps its type and upstream's defaults`() {
        let form = Form()
        let configuration = VGSExpDateConfiguration(collector: form.collector, fieldName: "card")
        configuration.type = .cvc
        #expect(configuration.type == .expDate)
        #expect(configuration.inputSource == .datePicker)
        #expect(configuration.inputDateFormat == nil && configuration.outputDateFormat == nil && configuration.serializers.isEmpty)
    }
}
