import CofferRendered
import CofferScreen
import SwiftUI
import Testing

@testable import BrowserHost

/// Small views and the HTML they become.
@MainActor
@Suite struct SemanticsTests {
    /// A view and its HTML.
    struct Row: CustomTestStringConvertible {
        let testDescription: String
        let view: AnyView
        let html: String

        init(_ name: String, _ html: String, @ViewBuilder _ view: () -> some View) {
            (testDescription, self.html, self.view) = (name, html, AnyView(view()))
        }
    }

    private func check(_ rows: [Row], sourceLocation: SourceLocation = #_sourceLocation) {
        for row in rows { #expect(Page(row.view).html == row.html, "\(row.testDescription)", sourceLocation: sourceLocation) }
    }

    @Test func `texts are blocks, headings where they are headings`() {
        check([
            Row("words", "<div>Pay &lt;now&gt;</div>") { Text(verbatim: "Pay <now>") },
            Row("a heading", "<h2>Your order</h2>") { Text("Your order").accessibilityAddTraits(.isHeader) },
            Row("a heading in a button is a phrase", "<button type=\"button\"><span>Order</span></button>") {
                Button {
                } label: {
                    Text("Order").accessibilityAddTraits(.isHeader)
                }
            },
            Row("a label of its own", "<div aria-label=\"Card ending in 4242\" role=\"img\">•••• 4242</div>") {
                Text(verbatim: "•••• 4242").accessibilityLabel("Card ending in 4242")
            },
            Row("hidden from assistive technology", "<div aria-hidden=\"true\">PA</div>") { Text("PA").accessibilityHidden(true) },
            Row("a name for tests", "<div data-testid=\"total\">€5</div>") { Text("€5").accessibilityIdentifier("total") },
            Row("another direction", "<div dir=\"rtl\">a</div>") { Text("a").environment(\.layoutDirection, .rightToLeft) },
            Row("several looks", "<div><span>a</span><span>b</span></div>") { Text("a").bold() + Text("b").italic() },
        ])
    }

    @Test func `buttons are buttons`() {
        check([
            Row("words", "<button type=\"button\"><span>Pay</span></button>") { Button("Pay") {} },
            Row("disabled", "<button disabled=\"\" type=\"button\"><span>Pay</span></button>") { Button("Pay") {}.disabled(true) },
            Row(
                "label, selection, name",
                "<button aria-label=\"Visa\" aria-pressed=\"true\" data-testid=\"row\" type=\"button\"><span>V</span></button>"
            ) { Button("V") {}.accessibilityLabel("Visa").accessibilityAddTraits(.isSelected).accessibilityIdentifier("row") },
            Row("a link by trait", "<button role=\"link\" type=\"button\"><span>Terms</span></button>") {
                Button("Terms") {}.accessibilityAddTraits(.isLink)
            },
            Row(
                "a button in a button is none to the parser",
                "<button type=\"button\"><span role=\"button\" tabindex=\"0\"><span>in</span></span></button>"
            ) {
                Button {
                } label: {
                    Button("in") {}
                }
            },
            Row("something to tap", "<div role=\"button\" tabindex=\"0\"><div>More</div></div>") { Text("More").onTapGesture {} },
            Row("on and off", "<button aria-checked=\"true\" role=\"switch\" type=\"button\"><span>Save</span></button>") {
                Toggle("Save", isOn: .constant(true))
            },
        ])
    }

    @Test func `a hint describes its button`() {
        let page = Page(Button("x") {}.accessibilityHint("Deletes the card"))
        let id = page.node(.button)?.rawValue ?? 0
        #expect(
            page.html
                == "<button aria-describedby=\"n\(id)-hint\" type=\"button\"><span data-text=\"\" hidden=\"\">Deletes the card</span><span>x</span></button>"
        )
    }

    @Test func `fields have what a browser needs to help with them`() {
        let tail = "><span data-text=\"\" hidden=\"\"></span></label>"
        check([
            Row(
                "a name",
                "<label><input aria-label=\"Name\" autocapitalize=\"words\" autocomplete=\"name\" autocorrect=\"off\" placeholder=\"Full name\" spellcheck=\"false\" type=\"text\" value=\"Ma&quot;ria\"\(tail)"
            ) { TextField("Name", text: .constant("Ma\"ria"), prompt: Text("Full name")).textContentType(.name) },
            Row(
                "a card number",
                "<label><input aria-label=\"Number\" autocapitalize=\"off\" autocomplete=\"cc-number\" autocorrect=\"off\" dir=\"ltr\" enterkeyhint=\"next\" inputmode=\"numeric\" placeholder=\"Number\" spellcheck=\"false\" type=\"text\"\(tail)"
            ) { TextField("Number", text: .constant("")).textContentType(.creditCardNumber).keyboardType(.numberPad).submitLabel(.next) },
            Row(
                "a secret",
                "<label><input aria-label=\"Code\" autocapitalize=\"off\" autocomplete=\"off\" autocorrect=\"off\" dir=\"ltr\" disabled=\"\" inputmode=\"numeric\" placeholder=\"Code\" spellcheck=\"false\" type=\"password\" value=\"12\"\(tail)"
            ) { SecureField("Code", text: .constant("12")).keyboardType(.numberPad).disabled(true) },
            Row(
                "a telephone number",
                "<label><input aria-label=\"Phone\" autocapitalize=\"off\" autocomplete=\"tel\" autocorrect=\"off\" dir=\"ltr\" inputmode=\"tel\" placeholder=\"Phone\" spellcheck=\"false\" type=\"tel\"\(tail)"
            ) { TextField("Phone", text: .constant("")).textContentType(.telephoneNumber).keyboardType(.phonePad) },
            Row(
                "a meaning that HTML does not know",
                "<label><input aria-label=\"Where\" autocomplete=\"off\" autocorrect=\"off\" placeholder=\"Where\" spellcheck=\"false\" type=\"text\"\(tail)"
            ) { TextField("Where", text: .constant("")).textContentType(.addressCityAndState) },
        ])
    }

    @Test func `pictures are decoration unless they have a label`() {
        let line = "viewBox=\"0 0 24 24\""
        check([
            Row("a symbol", "<svg aria-hidden=\"true\" \(line)><path d=\"M5 12h14\"></path></svg>") {
                Image(systemName: "minus")
            },
            Row("a symbol with a label", "<svg aria-label=\"Remove\" role=\"img\" \(line)><path d=\"M5 12h14\"></path></svg>") {
                Image(systemName: "minus").accessibilityLabel("Remove")
            },
            Row("one that nobody drew", "<svg aria-hidden=\"true\" \(line)><path d=\"M5 5h14v14H5z\"></path></svg>") {
                Image(systemName: "no.such.symbol")
            },
            Row("a picture that is not there", "<div aria-label=\"logo\" role=\"img\"></div>") { Image("logo") },
            Row("several shapes as one picture", "<div aria-label=\"Visa\" role=\"img\"><div></div></div>") {
                ZStack { Circle() }.accessibilityElement(children: .ignore).accessibilityLabel("Visa").accessibilityAddTraits(.isImage)
            },
        ])
    }

    @Test func `all symbols of the list are drawn`() {
        let names = [
            "checkmark", "checkmark.circle", "checkmark.circle.fill", "chevron.down", "chevron.up", "chevron.left", "chevron.right",
            "chevron.forward", "chevron.backward",
            "creditcard", "creditcard.fill", "creditcard.and.123", "exclamationmark.circle", "exclamationmark.triangle", "info.circle",
            "lock",
            "lock.fill", "minus", "pencil", "plus", "trash", "xmark", "xmark.circle", "xmark.circle.fill",
        ]
        var drawn: Set<String> = []
        for name in names {
            let symbol = Symbol(named: name)
            #expect(symbol != .square && !(symbol.lines + symbol.areas).isEmpty, "\(name)")
            drawn.insert("\(symbol.lines)|\(symbol.areas)|\(symbol.followsText)")
        }
        #expect(drawn.count == names.count)
        for name in ["", "back", "square", "Checkmark", "star.fill"] { #expect(Symbol(named: name) == .square) }
    }

    @Test func `work going on has a name`() {
        check([
            Row("a wheel", "<div aria-label=\"In progress\" role=\"progressbar\"></div>") { ProgressView() },
            Row("a wheel with a label", "<div aria-label=\"Loading\" role=\"progressbar\"></div>") {
                ProgressView().accessibilityLabel("Loading")
            },
            Row(
                "a bar",
                "<div aria-label=\"In progress\" aria-valuemax=\"100\" aria-valuemin=\"0\" aria-valuenow=\"40\" role=\"progressbar\"></div>"
            ) { ProgressView(value: 0.4) },
        ])
        let page = Page(ProgressView("Saving the card"))
        #expect(
            page.html
                == "<div aria-labelledby=\"n\(page.node(.text)?.rawValue ?? 0)\" role=\"progressbar\"><div>Saving the card</div></div>")
    }

    @Test func `elements take together what belongs together`() {
        check([
            Row("one element", "<div aria-label=\"Visa card\" role=\"img\"><div>Visa</div></div>") {
                HStack { Text("Visa") }.accessibilityElement(children: .ignore).accessibilityLabel("Visa card")
            },
            Row("passed over", "<div aria-hidden=\"true\"><div>Visa</div></div>") {
                HStack { Text("Visa") }.accessibilityElement(children: .ignore)
            },
            Row("a group with a name", "<div aria-label=\"Card\" role=\"group\"><div>Visa</div></div>") {
                HStack { Text("Visa") }.accessibilityElement(children: .contain).accessibilityLabel("Card")
            },
            Row("read one after the other", "<div><div>Total</div><div>€5</div></div>") {
                HStack {
                    Text("Total")
                    Text("€5")
                }.accessibilityElement(children: .combine)
            },
            Row("rows", "<div role=\"list\"><div role=\"listitem\">a</div><div role=\"listitem\">b</div></div>") {
                List {
                    Text("a")
                    Text("b")
                }
            },
            Row("rows that are something else", "<div><div>a</div><button type=\"button\"><span>b</span></button></div>") {
                List {
                    Text("a")
                    Button("b") {}
                }
            },
            Row("a group of rows", "<div><section><h2>Cards</h2><div>a</div></section></div>") { List { Section("Cards") { Text("a") } } },
        ])
    }

    @Test func `the innermost frame around a field in a row shows its focus`() {
        let field = TextField("Code", text: .constant(""))
        let frames = { (view: any View) in
            Page(AnyView(view)).mirror.nodes.values.filter { $0.element?.attributes[.class]?.contains("frames-field") ?? false }.map(\.kind)
        }
        #expect(frames(field) == [])
        #expect(frames(field.padding().overlay { RoundedRectangle(cornerRadius: 8).stroke() }) == [.overlay])
        #expect(
            frames(field.padding().background(Color.white, in: RoundedRectangle(cornerRadius: 8)).overlay { Circle().stroke() }) == [
                .background
            ])
        #expect(frames(HStack { field }.border(Color.red)) == [.box])
        #expect(frames(VStack { field }.padding().background(Color.white, in: RoundedRectangle(cornerRadius: 8))) == [])
        #expect(
            frames(
                HStack {
                    field
                    field
                }.overlay { RoundedRectangle(cornerRadius: 8).stroke() }) == [])
    }
}
