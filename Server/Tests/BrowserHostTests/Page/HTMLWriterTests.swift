import CofferFoundation
import CofferRendered
import Testing

@testable import BrowserHost

@Suite struct HTMLWriterTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let html: String

        init(_ name: String, _ text: String, _ html: String) { (testDescription, self.text, self.html) = (name, text, html) }
    }

    static let rows = [
        Row("words", "Pay €10", "Pay €10"),
        Row("an element", "<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        Row("double quotes", "\" onfocus=\"x", "&quot; onfocus=&quot;x"),
        Row("single quotes", "' autofocus '", "&#39; autofocus &#39;"),
        Row("an ampersand", "&lt;b&gt; &copy", "&amp;lt;b&amp;gt; &amp;copy"),
        Row("zero", "a\u{0}b", "a\u{FFFD}b"),
        Row("control characters", "\u{1}\u{8}\u{B}\u{C}\u{1B}\u{1F}\u{7F}\u{80}\u{9F}", String(repeating: "\u{FFFD}", count: 9)),
        Row("tab and line feed", "a\tb\nc", "a\tb\nc"),
        Row("carriage return", "a\r\nb", "a&#13;\nb"),
        Row("a broken surrogate", String(decoding: [0xD83D, 0x41], as: UTF16.self), "\u{FFFD}A"),
        Row("the end of a section", "]]>", "]]&gt;"),
        Row("the end of a text area", "</textarea><img>", "&lt;/textarea&gt;&lt;img&gt;"),
        Row("a comment", "<!-- -->", "&lt;!-- --&gt;"),
        Row("an address with a script", "javascript:alert(1)", "javascript:alert(1)"),
        Row("an upper letter of two bytes", "\u{A0}é\u{C2}", "\u{A0}é\u{C2}"),
        Row("an emoji", "👩‍👩‍👧", "👩‍👩‍👧"),
    ]

    @Test(arguments: rows)
    func `text stays text and values stay values`(_ row: Row) throws {
        var writer = HTMLWriter()
        writer.element(.span, [.ariaLabel: row.text, .id: "n1"], text: row.text)
        #expect(writer.html == "<span id=\"n1\" aria-label=\"\(row.html)\">\(row.html)</span>")
        let page = try PageModel(writer.html)
        #expect(page.main.elements.count == 1)
        #expect(page.main.elements[0].elements.isEmpty)
        #expect(page.main.elements[0].attributes.count == 2)
    }

    @Test(arguments: rows)
    func `JSON gives back the text and has no markup`(_ row: Row) throws {
        let json = JSONText.string(row.text)
        #expect(try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String] == [row.text])
        #expect(
            !json.unicodeScalars.contains { $0 == "<" || $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    }

    @Test func `line separators are escaped in JSON`() {
        #expect(JSONText.string("\u{2028}\u{2029}\"\\\n\u{1}") == #""\u2028\u2029\"\\\n\u0001""#)
    }

    struct Value: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let isKept: Bool

        init(_ text: String, _ isKept: Bool) { (testDescription, self.isKept) = (text, isKept) }
    }

    @Test(arguments: [
        Value("#00FF7f", true), Value("#00FF7F80", true), Value("", false), Value("#FFF", false), Value("#GG0000", false),
        Value("red", false),
        Value("#00FF7F;background:url(//x)", false), Value("url(javascript:x)", false), Value("#00FF7F ", false), Value("＃00FF7F", false),
        Value("#00FF7\u{FF10}", false), Value("expression(1)", false), Value("var(--tint)", false),
    ])
    func `a colour has the strict form or is left out`(_ value: Value) {
        var style = StyleText()
        style.add("color", color: .text(value.testDescription))
        #expect(style.css == (value.isKept ? "color:\(value.testDescription);" : ""))
    }

    @Test(
        arguments: [
            (0, "gap:0;"), (8, "gap:8px;"), (-1.5, "gap:-1.5px;"), (1.0 / 3, "gap:0.333px;"), (100_000, "gap:100000px;"), (100_000.1, ""),
            (.infinity, ""), (-.infinity, ""), (.nan, ""), (-0.0, "gap:0;"), (1e-9, "gap:0;"),
        ] as [(Double, String)])
    func `a length is a finite number of a size that makes sense, or is left out`(_ points: Double, _ css: String) {
        var style = StyleText()
        style.add("gap", points: points)
        #expect(style.css == css)
    }

    @Test(arguments: [
        ("#00000055 2 0 1", "filter:drop-shadow(0px 1px 2px #00000055);"), ("#00000055 2 0", ""), ("red 2 0 1", ""),
        ("#00000055 2 0 1;x", ""),
        ("#00000055 2 0 nan", ""),
    ])
    func `a shadow is a colour and three lengths, or is left out`(_ text: String, _ css: String) {
        var style = StyleText()
        style.add(shadow: .text(text))
        #expect(style.css == css)
    }

    @Test(
        arguments: [
            ("0 0 28 20\nM1 2\nL3 4\nA1 1 0 0 1 5 6\nZ", "M1 2L3 4A1 1 0 0 1 5 6Z"), ("0 0 28 20\nM1", nil), ("0 0 28 20\nm1 2", nil),
            ("0 0 28\nM1 2", nil), ("", nil), ("0 0 28 20\nM1 2\"/><script>", nil), ("0 0 28 20\nM1 nan", nil),
            ("0 0 28 20\nM1 1e400", nil),
        ] as [(String, String?)])
    func `a path has commands with their numbers, or is not drawn`(_ path: String, _ commands: String?) {
        #expect(Drawing([.path: .text(path)])?.commands == commands)
    }
}
