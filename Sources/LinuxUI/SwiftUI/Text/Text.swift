public import CofferFoundation
import CofferRendered

/// A piece of text that cannot be edited.
public nonisolated struct Text: Equatable, View, PrimitiveView {

    /// Where the words come from.
    enum Words: Equatable {
        case plain(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    }

    /// A stretch of one look.
    struct Run: Equatable {
        var words: Words
        var look = TextLook()
    }

    private(set) var runs: [Run]

    /// A text that is looked up in the strings of a bundle, the app's own by default.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        runs = [Run(words: .localized(key, table: tableName, bundle: bundle))]
    }

    /// A text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// A text as it is.
    public init(verbatim content: String) { runs = [Run(words: .plain(content))] }

    /// One text after the other.
    public static func + (left: Text, right: Text) -> Text {
        var sum = left
        sum.runs += right.runs
        return sum
    }

    private func looking(_ change: (inout TextLook) -> Void) -> Text {
        var copy = self
        for index in copy.runs.indices { change(&copy.runs[index].look) }
        return copy
    }

    /// Sets the font.
    public func font(_ font: Font?) -> Text { looking { $0.font = $0.font ?? font } }
    /// Sets the weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { looking { $0.weight = $0.weight ?? weight } }
    /// Sets the colour.
    public func foregroundColor(_ color: Color?) -> Text { looking { $0.color = $0.color ?? color } }
    /// Bold.
    public func bold() -> Text { fontWeight(.bold) }
    /// Slanting.
    public func italic() -> Text { looking { $0.flags[.italic] = .yes } }
    /// Digits of one width.
    public func monospacedDigit() -> Text { looking { $0.flags[.monospacedDigits] = .yes } }
    /// A line under the text.
    public func underline(_ active: Bool = true, color: Color? = nil) -> Text { looking { $0.flags[.underline] = active ? .yes : nil } }
    /// A line through the text.
    public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
        looking { $0.flags[.strikethrough] = active ? .yes : nil }
    }
    /// Room between letters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { looking { $0.flags[.kerning] = .number(Double(kerning)) } }
    /// Room between letters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

    /// The words, in the environment's language.
    func string(in environment: EnvironmentValues) -> String {
        runs.map { run in
            switch run.words {
            case .plain(let text): text
            case .localized(let key, let table, let bundle):
                key.resolved(in: bundle ?? .main, table: table, locale: environment.locale)
            }
        }.joined()
    }

    @MainActor func resolve(in node: GraphNode) {
        let environment = node.inputs.environment
        var attributes = environment.textAttributes(runs.count == 1 ? runs[0].look : TextLook())
        attributes[.text] = .text(string(in: environment))
        if runs.count > 1 {
            let lines = runs.map { run in
                let look = environment.textAttributes(run.look).sorted { $0.key < $1.key }.map { "\($0.key.rawValue)=\($0.value.content)" }
                return look.joined(separator: ";") + "\t" + Text(run: run).string(in: environment).replacingOccurrences(of: "\n", with: " ")
            }
            attributes[.runs] = .text(lines.joined(separator: "\n"))
        }
        node.render(.text, attributes)
    }

    private init(run: Run) { runs = [run] }
}

/// How a stretch of text looks, as far as it says so itself.
nonisolated struct TextLook: Equatable {
    var font: Font?
    var weight: Font.Weight?
    var color: Color?
    var flags: Attributes = [:]
}

extension EnvironmentValues {
    /// The look of a text: its own, else what the environment says. What nobody said is left out.
    func textAttributes(_ look: TextLook = TextLook()) -> Attributes {
        var attributes = (look.font ?? font)?.attributes ?? [:]
        if let weight = look.weight ?? inherited.fontWeight { attributes[.weight] = .text(weight.name) }
        if let color = look.color ?? inherited.foregroundColor { attributes[.color] = color.resolved(in: self) }
        attributes[.lineLimit] = lineLimit.map { .number(Double($0)) }
        if multilineTextAlignment != .leading { attributes[.textAlignment] = .text("\(multilineTextAlignment)") }
        return attributes.merging(look.flags) { $1 }
    }
}
