import CofferRendered

/// Items of a page's bar. Only the types below are; an app cannot make its own here.
@MainActor
@preconcurrency
public protocol ToolbarContent {}

/// Makes items of those that a closure lists.
@resultBuilder
public nonisolated struct ToolbarContentBuilder {
    /// One item, or several.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        var items = ToolbarItems()
        repeat items.views.append((each content as? any ToolbarViews)?.view ?? AnyView(EmptyView()))
        return items
    }
}

private nonisolated protocol ToolbarViews: ToolbarContent {
    var view: AnyView { get }
}

private nonisolated struct ToolbarItems: ToolbarViews {
    var views: [AnyView] = []
    var view: AnyView { AnyView(ForEach(views.indices, id: \.self) { views[$0] }) }
}

/// Where an item stands in a bar.
public struct ToolbarItemPlacement: Sendable {
    let name: String
    /// As the platform does.
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    /// In the middle.
    public static let principal = ToolbarItemPlacement(name: "principal")
    /// At the leading side.
    public static let navigationBarLeading = ToolbarItemPlacement(name: "leading")
    /// At the trailing side.
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "trailing")
    /// In a bar below.
    public static let bottomBar = ToolbarItemPlacement(name: "bottom")
    /// Where what leaves everything as it was stands.
    public static let cancellationAction = ToolbarItemPlacement(name: "leading")
    /// Where what keeps the changes stands.
    public static let confirmationAction = ToolbarItemPlacement(name: "trailing")
}

/// An item of a bar.
public nonisolated struct ToolbarItem<Content: View>: ToolbarViews {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates an item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }

    var view: AnyView {
        let name = placement.name
        return AnyView(content.boxed("placement") { _ in [.alignment: .text(name)] })
    }
}

extension View {
    /// Puts views into the page's bar.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let bar = Part(kind: .toolbar, content: content())
        return changing("toolbar") {
            $0.attach(.box(Box(kind: .presenter, environment: $0.environment, others: [(key: 0, view: bar)])))
        }
    }
    /// Puts items into the page's bar.
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        toolbar { (content() as? any ToolbarViews)?.view }
    }
}
