import Testing

@testable import VGSCollectSDK

@MainActor
struct EventOrderTests {
    /// Writes down who was told what, with the dirty flag as it was then.
    private final class Witness: VGSTextFieldDelegate {
        var log: [String] = []

        func watch(_ collector: VGSCollect) {
            collector.observeStates = { [weak self] in self?.log.append("form(\($0.count))") }
            collector.observeFieldState = { [weak self] in
                self?.log.append("field(\($0.state.fieldName ?? ""),\($0.state.isDirty ? "dirty" : "clean"))")
            }
        }

        func vgsTextFieldDidBeginEditing(_ textField: VGSTextField) { log.append("begin") }
        func vgsTextFieldDidChange(_ textField: VGSTextField) { log.append("change") }
        func vgsTextFieldDidEndEditing(_ textField: VGSTextField) { log.append("end") }
        func vgsTextFieldDidEndEditingOnReturn(_ textField: VGSTextField) { log.append("return") }
    }

    private let form = Form()
    private let witness = Witness()

    private func watchedField(_ type: FieldType = .none) -> VGSTextField {
        let field = form.field("f", type)
        _ = form.field("other")
        field.delegate = witness
        witness.watch(form.collector)
        return field
    }

    @Test
    func `nothing is told of a configuration or of a change of look`() {
        let field = watchedField()
        field.configureAgain()
        field.placeholder = "x"
        field.borderWidth = 3
        field.padding.left = 4
        #expect(witness.log.isEmpty)
    }

    @Test
    func `form, field and delegate are told in this order at each event`() {
        let field = watchedField()
        let typist = Typist(field)
        typist.type("a")
        typist.control.insertText("\n")
        #expect(
            witness.log == [
                "form(2)", "field(f,clean)", "begin", "form(2)", "field(f,dirty)", "change", "form(2)", "field(f,dirty)", "return",
                "form(2)", "field(f,dirty)", "end",
            ])
    }

    @Test(arguments: ["setText", "setDefaultText", "cleanText"])
    func `a text from the app is told as a change`(_ call: String) {
        let field = watchedField()
        switch call {
        case "setText": field.setText("x")
        case "setDefaultText": field.setDefaultText("x")
        default: field.cleanText()
        }
        #expect(witness.log == ["form(2)", "field(f,\(call == "setText" ? "dirty" : "clean"))", "change"])
    }

    @Test
    func `focus sticks to the field that last had an event`() {
        let first = form.field("a")
        let second = form.field("b")
        #expect(!first.isFocused)
        first.setText("x")
        #expect(first.isFocused && !second.isFocused && !first.isFirstResponder)
        second.becomeFirstResponder()
        #expect(!first.isFocused && second.isFocused && second.isFirstResponder)
        second.resignFirstResponder()
        #expect(second.isFocused && !second.isFirstResponder)
        let lonely = VGSTextField()
        lonely.setText("x")
        #expect(!lonely.isFocused)
    }

    @Test
    func `the form hears of the focus already moved`() {
        let first = form.field("a")
        let second = form.field("b")
        first.setText("x")
        var seen: [Bool] = []
        form.collector.observeStates = { seen = $0.map(\.isFocused) }
        second.setText("y")
        #expect(seen == [false, true])
    }

    @Test
    func `a brand gives the security code its length without an event of its own`() {
        let cvc = form.field("card.cvv", .cvc)
        let second = form.field("second", .cvc)
        cvc.setText("1234")
        second.setText("1234")
        var told: [String] = []
        form.collector.observeFieldState = { told.append($0.state.fieldName) }
        let card = form.field("card.cardNumber", .cardNumber)
        card.setText("4242")
        #expect(told == ["card.cardNumber"])
        #expect(cvc.state.validationErrors == ["LENGTH_RANGE_MATCH_VALIDATION_ERROR"])
        #expect(cvc.shownText == "1234", "the text is cut at the code's own next event")
        #expect(second.state.isValid, "only the first registered code follows the brand")
        card.setText("3782")
        #expect(cvc.state.isValid)
        card.setText("4242")
        cvc.becomeFirstResponder()
        #expect(cvc.shownText == "123")
        #expect(cvc.state.isValid)
    }

    @Test
    func `a code configured again follows the next brand event`() {
        let cvc = form.field("card.cvv", .cvc)
        let card = form.field("card.cardNumber", .cardNumber)
        card.setText("4242")
        cvc.configureAgain()
        cvc.setText("1234")
        #expect(cvc.state.isValid)
        card.setText("4242")
        #expect(!cvc.state.isValid)
    }

    @Test
    func `states are published at each event to every subscriber and leave the delegate alone`() {
        let field = watchedField()
        var one: [Int] = []
        var two: [Int] = []
        let subscriptions = StateSubscriptions(field.statePublisher, { one.append($0.inputLength) }, { two.append($0.inputLength) })
        field.setText("a")
        field.setText("ab")
        #expect(one == [1, 2] && two == [1, 2])
        #expect(witness.log.filter { $0 == "change" }.count == 2)
        subscriptions.cancel()
        field.setText("abc")
        #expect(one == [1, 2])
    }
}
