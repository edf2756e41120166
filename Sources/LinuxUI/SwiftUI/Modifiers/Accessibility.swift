import CofferRendered

/// What something is for assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// One bit a trait.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    private static let names = ["button", "header", "selected", "link", "image", "text", "summary", "live", "modal"]
    /// The traits' names.
    var text: String { Self.names.indices.filter { rawValue & 1 << $0 != 0 }.map { Self.names[$0] }.joined(separator: " ") }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// Chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// Read when the screen appears.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 64)
    /// Read whenever it changes.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
    /// What is around is passed over.
    public static let isModal = AccessibilityTraits(rawValue: 256)
}

/// What becomes of the views inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    /// Passed over.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Elements of their own.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// Their words become the element's.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    private nonisolated func spoken(_ name: AttributeName, _ text: Text) -> some View {
        changing("spoken") { $0.attach(.mark([name: .text(text.string(in: $0.environment))])) }
    }

    /// What assistive technology says.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { spoken(.label, label) }
    /// What assistive technology says, looked up.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { spoken(.label, Text(labelKey)) }
    /// What assistive technology says, as it is.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { spoken(.label, Text(label)) }
    /// What happens when the view is used.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { spoken(.hint, hint) }
    /// What happens when the view is used, looked up.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { spoken(.hint, Text(hintKey)) }
    /// What happens when the view is used, as it is.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { spoken(.hint, Text(hint)) }
    /// What the view's value is called.
    public nonisolated func accessibilityValue(_ value: Text) -> some View { spoken(.valueLabel, value) }
    /// What the view's value is called, looked up.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { spoken(.valueLabel, Text(valueKey)) }
    /// What the view's value is called, as it is.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { spoken(.valueLabel, Text(value)) }
    /// A name for tests, never spoken.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { marked([.identifier: .text(identifier)]) }
    /// Whether assistive technology passes over the view.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { marked(hidden ? [.hidden: .yes] : [:]) }
    /// Says what the view is.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        marked([.traits: .text("+" + traits.text)])
    }
    /// Says what the view is not.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        marked([.traits: .text("-" + traits.text)])
    }
    /// Makes the view one element for assistive technology.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        marked([.children: .text(children.name)])
    }
    /// Where the view stands in the order of reading; the host keeps the order of the screen.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// The value a choice stands for.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { marked([.tag: .text(String(describing: tag))]) }
}
