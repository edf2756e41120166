public import CofferFoundation
import CofferRendered
public import UIKit

/// A picture. Symbols are drawn by the host, from the list in docs/compatibility/linux-ui.md; it shows a square for any other.
public nonisolated struct Image: Equatable, View, PrimitiveView {
    private var attributes: Attributes = [:]

    /// A symbol of the system. Assistive technology reads nothing unless a label is given.
    public init(systemName: String) { attributes[.text] = .text(systemName) }
    /// A picture of an asset catalogue; there are none here, it is empty.
    public init(_ name: String, bundle: Bundle? = nil) { attributes[.label] = .text(name) }
    /// A picture of an asset catalogue that assistive technology passes over; there are none here.
    public init(decorative name: String, bundle: Bundle? = nil) { attributes[.hidden] = .yes }
    /// A picture of UIKit.
    public init(uiImage: UIImage) {
        attributes[.width] = .number(Double(uiImage.size.width))
        attributes[.height] = .number(Double(uiImage.size.height))
    }

    /// The picture takes any size.
    public func resizable() -> Image { changing { $0[.resizable] = .yes } }
    /// How the picture takes its colours; symbols are always of one colour here.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

    private func changing(_ change: (inout Attributes) -> Void) -> Image {
        var copy = self
        change(&copy.attributes)
        return copy
    }

    @MainActor func resolve(in node: GraphNode) {
        node.render(.image, node.inputs.environment.textAttributes().merging(attributes) { $1 })
    }

    /// How a picture takes its colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// In one colour, in its own.
        case template, original
    }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, CaseIterable, Sendable {
        /// From small to large.
        case small, medium, large
    }
}

extension View {
    /// How large symbols are beside text; the host draws one size.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
}

/// A symbol with words.
public nonisolated struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    /// Creates a label.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { (self.title, self.icon) = (title(), icon()) }
    /// The symbol, then the words.
    public var body: some View {
        HStack(spacing: 8) {
            icon
            title
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with words that are looked up.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    /// Creates a label with words as they are.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}
