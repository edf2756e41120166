import CofferFoundation
import CofferTestServer
import Testing
import UIKit

@testable import VGSCollectSDK

/// What a keyboard, a pasteboard or an app may do to a field that nobody expects.
@MainActor @Suite struct TypingAttackTests {
    private let form = Form()

    nonisolated static let strange: [(name: String, text: String)] = [
        ("emoji", "👩‍👩‍👧‍👦4🇩🇪2"), ("combining marks", "4\u{301}2\u{20E3}4"), ("right to left", "\u{202E}4242\u{202C}שלום"),
        ("full-width digits", "４２４２４２４２４２４２４２４２"), ("Arabic digits", "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢"), ("zero width", "4\u{200B}2\u{FEFF}4\u{200D}2"),
        ("controls", "4\u{0}2\u{1B}[2J"), ("lines", "42\n42\r\n42\u{2028}42\u{85}"), ("lone joiners", "\u{200D}\u{FE0F}\u{301}"),
        ("superscripts", "⁴²₄½Ⅳ"), ("a long cluster", "4" + String(repeating: "\u{301}", count: 5000)), ("beyond the plane", "𝟒𝟐𝟒𝟐"),
    ]

    nonisolated static let types: [FieldType] = FieldType.allCases

    @Test(arguments: strange.map(\.name), types)
    func `a strange text does no harm in any field, by any way in`(_ name: String, _ type: FieldType) throws {
        let text = try #require(Self.strange.first { $0.name == name }).text
        let field = form.field("a", type)
        let typist = Typist(field)
        for enter in [{ typist.type(text) }, { typist.paste(text) }, { field.setText(text) }, { field.setDefaultText(text) }] {
            enter()
            let shown = field.shownText
            if [.cardNumber, .cvc, .expDate, .date, .ssn].contains(type) {
                #expect(shown.utf8.allSatisfy { (0x30...0x39).contains($0) || " /-".utf8.contains($0) }, "\(name)")
            }
            // A rejected character may leave a literal at the end.
            #expect(shown.hasPrefix(field.settings.mask.apply(shown)))
            _ = field.state.description
            typist.select(0..<shown.utf16.count)
            typist.control.deleteBackward()
            #expect(field.state.isEmpty, "\(name)")
            typist.delete(3)
        }
        typist.type("4242")
        typist.select(0..<0)
        typist.delete()
        #expect(field.state.inputLength == 4)
    }

    @Test(arguments: types)
    func `pasting grows with the text and no faster, up to a megabyte`(_ type: FieldType) {
        let (small, large) = (form.field("a", type), form.field("b", type))
        func paste(_ count: Int, into field: VGSTextField) {
            let typist = Typist(field)
            let text = String(repeating: "4242 4242\n", count: count)
            typist.paste(text)
            field.setText(text)
            typist.type("1")
        }
        let growth = ProcessorTime.growth(from: { paste(25_000, into: small) }, to: { paste(100_000, into: large) })
        #expect(growth < 10)
        if type == .cardNumber { #expect(large.state.inputLength <= 19) }
    }

    @Test func `a selection over literals is replaced where it stands`() {
        let field = form.field("a", .cardNumber)
        let typist = Typist(field)
        typist.type("4242424242424242")
        typist.select(3..<6)
        typist.control.insertText("9")
        #expect(field.shownText == "4249 2424 2424 242")
        #expect(typist.caret == 4)
        typist.select(4..<5)
        typist.control.deleteBackward()
        #expect(field.rawText == "42424242424242" || field.rawText == "4249242424242" + "42")
    }

    @Test func `a configuration may change while somebody types`() {
        let field = form.field("a", .cardNumber)
        let typist = Typist(field)
        typist.type("424242")
        for type in Self.types {
            let configuration = VGSConfiguration(collector: form.collector, fieldName: "b")
            configuration.type = type
            field.configuration = configuration
            #expect(form.collector.textFields.count == 1)
            typist.type("1")
            typist.delete()
            _ = field.state
        }
        field.configuration = nil
        typist.type("4")
        #expect(field.state.fieldName == "b")
    }

    @Test func `a field outlives its collector, and may belong to two`() async {
        let field = VGSCardTextField()
        do {
            let short = Form()
            field.configuration = VGSConfiguration(collector: short.collector, fieldName: "old")
            weak let collector = short.collector
            short.collector.unsubscribeAllTextFields()
            #expect(collector != nil)
        }
        Typist(field).type("42")
        #expect(field.configuration?.vgsCollector == nil)
        let configuration = VGSConfiguration(collector: form.collector, fieldName: "a")
        configuration.type = .cardNumber
        field.configuration = configuration
        let other = Form()
        let second = VGSConfiguration(collector: other.collector, fieldName: "z")
        field.configuration = second
        Typist(field).type("42")
        #expect(form.collector.textFields.count == 1 && other.collector.textFields.count == 1)
        _ = await form.collector.sendData(path: "/")
        _ = await other.collector.sendData(path: "/")
        #expect(await form.wire.requests.count == 1)
        #expect(await other.wire.lastJSON?.contains("\"z\"") == true)
    }

    @Test func `observers may write, forget fields and end themselves`() {
        let field = form.field("a", .cardNumber)
        let code = form.field("c", .cvc)
        var calls = 0
        form.collector.observeStates = { [collector = form.collector] _ in
            calls += 1
            if calls == 2 { field.setText("378282246310005") }
            if calls == 4 { collector.unsubscribeTextField(field) }
            if calls == 5 { collector.observeFieldState = nil }
            if calls == 6 { collector.observeStates = nil }
        }
        form.collector.observeFieldState = { _ in code.cleanText() }
        Typist(field).type("42424")
        #expect(calls == 6)
        #expect(form.collector.textFields.first === code)
        #expect(field.state.inputLength > 0)
    }

    @Test(arguments: [
        "", ".", "...", "a..b.", "a[0]", "[0]", "a[999999999999999999999]", "a.0.b", "💳.✓", "__proto__", "a\u{0}b",
        String(repeating: "a.", count: 5000),
    ])
    func `a name of any shape makes a body or a typed error`(_ name: String) async {
        let field = form.field(name)
        Typist(field).type("x")
        for policy in [VGSCollectFieldNameMappingPolicy.flatJSON, .nestedJSON, .nestedJSONWithArrayMerge, .nestedJSONWithArrayOverwrite] {
            let options = VGSCollectRequestOptions()
            var chosen = options
            chosen.fieldNameMappingPolicy = policy
            switch await form.collector.sendData(path: "/", extraData: ["a": [1], "k": "v"], requestOptions: chosen) {
            case .success: #expect(await form.wire.lastJSON?.contains(#""k":"v""#) == true)
            case .failure(let code, _, _, let error): #expect(code == 1001 && error is VGSError)
            }
        }
    }
}
