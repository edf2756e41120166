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
        Row(
            "a colour behind is a box, a view behind is a layer",
            { Text("a").background(Color.red).background { Color.blue } },
            "background\n  shape fill=#007AFF shape=rectangle\n  box fill=#FF3B30\n    text \"a\""),
        Row(
            "a form in front",
            { Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1)) },
            "overlay\n  text \"a\"\n  shape fill=#00000000 lineWidth=1 shape=\"rounded 8\" stroke=#8E8E93"),
        Row(
            "a circle", { Circle().fill(Color.black.opacity(0.5)).frame(width: 4, height: 4) },
            "box height=4 width=4\n  shape fill=#00000080 shape=circle"),
        Row(
            "a form of one's own is drawn in its frame",
            { Mark().fill(Color.red).frame(width: 10, height: 6) },
            "box height=6 width=10\n  shape fill=#FF3B30 path=\"0 0 10 6\\nM0 0\\nL10 6\\nZ\" shape=path"),
        Row("a symbol", { Image(systemName: "lock.fill").foregroundColor(.green) }, "image \"lock.fill\" color=#34C759"),
        Row("a label", { Label("Pay", systemImage: "creditcard") }, "hstack spacing=8\n  image \"creditcard\"\n  text \"Pay\""),
        Row("a wheel", { ProgressView().progressViewStyle(.circular) }, "progress style=circular"),
        Row("a bar", { ProgressView(value: 1.0, total: 4) }, "progress progress=0.25"),
        Row("corners", { Text("a").cornerRadius(4) }, "box clip=\"rounded 4\"\n  text \"a\""),
        Row(
            "what assistive technology says",
            {
                Text("a").accessibilityLabel("Label").accessibilityHint(Text("Hint")).accessibilityIdentifier("id")
                    .accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isButton)
            }, "text \"a\" hint=Hint identifier=id label=Label traits=header"),
        Row(
            "names go through boxes to the view itself",
            { Button("Pay") {}.padding(2).accessibilityIdentifier("pay") },
            "box padding=2\n  button actions=tap identifier=pay\n    text \"Pay\""),
        Row("the outer name wins", { Text("a").accessibilityIdentifier("in").accessibilityIdentifier("out") }, "text \"a\" identifier=out"),
        Row(
            "one element of many views",
            { HStack { Text("a") }.accessibilityElement(children: .ignore).accessibilityLabel("all") },
            "hstack children=ignore label=all\n  text \"a\""),
        Row("a hidden view", { Text("a").accessibilityHidden(true) }, "text \"a\" hidden"),
        Row(
            "a modifier of one's own", { Text("a").modifier(Framed()) }, "box padding=1\n  text \"a\"\ntext \"framed\""),
        Row(
            "a style of one's own", { Button("Pay") {}.buttonStyle(Loud()) },
            "button actions=tap style=custom\n  box opacity=1\n    text \"Pay\""),
        Row("rows", { List { Section("Cards") { Text("a") } } }, "list\n  section\n    text \"Cards\" traits=header\n    text \"a\""),
        Row("interpolated words", { Text("\("a%") costs 100% of \(1234) and \(0.5)") }, "text \"a% costs 100% of 1,234 and 0.500000\""),
        Row("another direction", { Text("a").environment(\.layoutDirection, .rightToLeft) }, "text \"a\" direction=rtl"),
    ]

    private struct Mark: Shape {
        func path(in rect: CGRect) -> Path {
            Path {
                $0.move(to: .zero)
                $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                $0.closeSubpath()
            }
        }
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View {
            content.padding(1)
            Text("framed")
        }
    }

    private struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
    }

    @Test(arguments: rows)
    func `a view shows as this text`(_ row: Row) { #expect(Stage(row.view()).text == row.text) }
}
