import SwiftUI
import Testing

@MainActor
struct CompositionTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let view: @MainActor @Sendable () -> AnyView
        let text: String

        init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View, _ text: String) {
            testDescription = name
            self.view = { AnyView(view()) }
            self.text = text
        }
    }

    struct Name: View {
        var name = "Ann"
        var body: some View { Text(verbatim: name) }
    }

    nonisolated static let rows: [Row] = [
        Row("nothing", { EmptyView() }, ""),
        Row("a text", { Text("Hello") }, "text \"Hello\""),
        Row("quotes and line breaks", { Text(verbatim: "a \"b\"\nc") }, #"text "a \"b\"\nc""#),
        Row(
            "two texts",
            {
                Text("a")
                Text("b")
            }, "text \"a\"\ntext \"b\""),
        Row(
            "twelve texts",
            {
                VStack {
                    Text("1")
                    Text("2")
                    Text("3")
                    Text("4")
                    Text("5")
                    Text("6")
                    Text("7")
                    Text("8")
                    Text("9")
                    Text("10")
                    Text("11")
                    Text("12")
                }
            }, "vstack\n" + (1...12).map { "  text \"\($0)\"" }.joined(separator: "\n")),
        Row(
            "stacks",
            {
                VStack(alignment: .leading, spacing: 8) {
                    HStack(spacing: 0) {
                        Name()
                        Spacer(minLength: 4)
                        Name(name: "Bob")
                    }
                    Divider()
                    ZStack(alignment: .topTrailing) { Text("x") }
                }
            },
            """
            vstack alignment=leading spacing=8
              hstack spacing=0
                text "Ann"
                spacer minLength=4
                text "Bob"
              divider
              zstack alignment="trailing top"
                text "x"
            """),
        Row("a condition that does not hold", { if Name().name.isEmpty { Text("no") } }, ""),
        Row("a branch", { if Name().name.isEmpty { Text("no") } else { Name() } }, "text \"Ann\""),
        Row(
            "a choice",
            {
                switch Name(name: "xx").name.count {
                case 1: Text("one")
                case 2: Text("two")
                default: Text("many")
                }
            }, "text \"two\""),
        Row(
            "an optional",
            {
                Optional<Text>.none
                Optional(Text("some"))
            }, "text \"some\""),
        Row("a loop over numbers", { ForEach(0..<3) { Text(verbatim: "\($0)") } }, "text \"0\"\ntext \"1\"\ntext \"2\""),
        Row("a loop with equal ids shows each", { ForEach(["a", "a"], id: \.self) { Text($0) } }, "text \"a\"\ntext \"a\""),
        Row(
            "a modifier applies to each view of a group",
            {
                Group {
                    Text("a")
                    Text("b")
                }.padding(3)
            }, "box padding=3\n  text \"a\"\nbox padding=3\n  text \"b\""),
        Row(
            "the order of modifiers is the order of boxes",
            { Text("a").padding(.leading, 1).frame(maxWidth: .infinity) },
            "box maxWidth=infinity\n  box padding=\"0 1 0 0\"\n    text \"a\""),
        Row("the inner font wins", { Text("a").font(.title).font(.body) }, "text \"a\" font=title"),
        Row("a font reaches inside", { HStack { Text("a") }.font(.headline) }, "hstack\n  text \"a\" font=headline"),
        Row(
            "a sum of texts",
            { Text("a").bold() + Text("b") }, "text \"ab\" runs=\"weight=bold\ta\\n\tb\""),
        Row("a system size", { Text("a").font(.system(size: 13.5, weight: .bold)) }, "text \"a\" font=13.5 weight=bold"),
        Row("a scroll view", { ScrollView { Text("a") } }, "scroll axes=vertical\n  text \"a\""),
        Row(
            "a plain button", { Button("Pay") {}.buttonStyle(.plain) }, "button actions=tap style=plain\n  text \"Pay\""),
        Row("a disabled button", { Button("Pay") {}.disabled(true) }, "button disabled\n  text \"Pay\""),
        Row(
            "disabled from outside is not enabled inside",
            { Group { Button("Pay") {}.disabled(false) }.disabled(true) }, "button disabled\n  text \"Pay\""),
    ]

    @Test(arguments: rows)
    func `a view shows as this text`(_ row: Row) { #expect(Stage(row.view()).text == row.text) }
}
