import Testing

@testable import VGSCollectSDK

@MainActor
struct InputPathTests {
    @Test(arguments: [
        ("##/##", "0831", "08/31", "0831"), ("##/##", "08-31-99", "08/31", "0831"), ("(###) AA", "415caCA", "(415) CA", "415CA"),
        ("**-##", "a_7x9", "a7-9", "a79"), ("##/##", "12", "12", "12"), ("##/##", "xx", "", ""), ("", " a-b ", " a-b ", " a-b "),
        ("##/##", "٠١", "", ""), ("**", "٠é", "٠é", "٠é"),
    ])
    func `a text is filled into the mask`(_ pattern: String, _ text: String, _ shown: String, _ raw: String) {
        let field = Form().field("f") { $0.formatPattern = pattern }
        field.setText(text)
        #expect(field.shownText == shown)
        #expect(field.rawText == raw)
        #expect(field.state.inputLength == raw.count)
    }

    @Test(arguments: [
        ("##--##", ".", "1234", "12..34"), ("##/##", "/", "0831", "08/31"), ("##/##", "", "0831", "0831"), ("", "-", "a b", "a b"),
    ])
    func `a divider stands at the literal places of the submitted text`(
        _ pattern: String, _ divider: String, _ text: String, _ output: String
    ) {
        let field = Form().field("f") {
            $0.formatPattern = pattern
            $0.divider = divider
        }
        field.setText(text)
        #expect(field.outputText == output)
    }

    @Test
    func `typing keeps the caret where the user put it`() {
        let typist = Typist(Form().field("n", .cardNumber))
        typist.type("42424242")
        #expect(typist.field.shownText == "4242 4242")
        typist.select(2..<2)
        typist.type("1")
        #expect(typist.field.shownText == "4214 2424 2")
        #expect(typist.caret == 3)
        typist.delete()
        #expect(typist.field.shownText == "4242 4242")
        #expect(typist.caret == 2)
    }

    @Test
    func `deleting steps over a literal`() {
        let typist = Typist(Form().field("n", .cardNumber))
        typist.type("42424")
        typist.delete()
        typist.delete()
        #expect(typist.field.rawText == "424")
        typist.delete(10)
        #expect(typist.field.state.isEmpty)
    }

    @Test
    func `a paste drops what does not fit and is cut by the mask`() {
        let typist = Typist(Form().field("n", .cardNumber))
        typist.paste("no. 3782-822463-10005 99")
        #expect(typist.field.shownText == "3782 822463 10005")
        #expect(typist.field.state.isDirty)
    }

    @Test
    func `a selection is replaced by what is typed`() {
        let typist = Typist(Form().field("n", .cardNumber))
        typist.type("4242424242424242")
        typist.select(0..<19)
        typist.type("3")
        #expect(typist.field.shownText == "3")
    }

    @Test(arguments: ["", "##-##"])
    func `a change beyond the longest input is refused whole and is no event`(_ pattern: String) {
        let form = Form()
        let typist = Typist(
            form.field("f") {
                $0.formatPattern = pattern
                $0.maxInputLength = 3
            })
        typist.type("12")
        var events = 0
        form.collector.observeFieldState = { _ in events += 1 }
        typist.paste("34")
        #expect(typist.field.rawText == "12")
        #expect(events == 0)
        typist.paste("3")
        #expect(typist.field.rawText == "123")
        #expect(events == 1)
    }

    @Test
    func `a limit set later counts at once`() {
        let form = Form()
        let field = form.field("f")
        field.configuration?.maxInputLength = 2
        Typist(field).type("abc")
        #expect(field.rawText == "ab")
        field.setText("x-yz")
        #expect(field.rawText == "x-")
    }

    @Test
    func `only setText marks the field as changed`() {
        let field = Form().field("f")
        #expect(!field.state.isDirty)
        field.setDefaultText("a")
        field.cleanText()
        #expect(!field.state.isDirty)
        field.setText(nil)
        #expect(field.state.isDirty)
        #expect(field.state.isEmpty)
        field.cleanText()
        #expect(field.state.isDirty)
    }

    @Test
    func `an untouched and a never configured field are clean`() {
        let state = VGSTextField().state
        #expect(state.fieldName == nil)
        #expect(state.isValid && state.isEmpty && !state.isDirty && state.inputLength == 0)
    }

    @Test(arguments: [("", false), ("##", true)])
    func `one space is a text only without a mask`(_ pattern: String, _ isEmpty: Bool) {
        let field = Form().field("f") { $0.formatPattern = pattern }
        field.setText(" ")
        #expect(field.state.isEmpty == isEmpty)
    }

    @Test
    func `contents are compared without their masks`() {
        let form = Form()
        let masked = form.field("a") { $0.formatPattern = "##-##" }
        let plain = form.field("b")
        masked.setText("1234")
        plain.setText("1234")
        #expect(masked.isContentEqual(plain))
        plain.setText("12-34")
        #expect(!masked.isContentEqual(plain))
    }

    @Test
    func `composed and emoji input survives in a plain field`() {
        let typist = Typist(Form().field("f"))
        typist.type("e\u{301}👨‍👩‍👧ñ")
        #expect(typist.field.state.inputLength == 3)
        typist.delete()
        #expect(typist.field.rawText == "e\u{301}👨‍👩‍👧")
    }

    @Test
    func `a text that autofill puts past the delegate is masked and told`() {
        let form = Form()
        let field = form.field("n", .cardNumber)
        var events = 0
        form.collector.observeFieldState = { _ in events += 1 }
        field.control.putPastDelegate("4242424242424242")
        #expect(field.shownText == "4242 4242 4242 4242")
        #expect(events == 1)
    }
}
