import CofferRendered

/// Pages, one above the other; links push them.
public nonisolated struct NavigationView<Content: View>: View, PrimitiveView {
    private let content: Content

    /// Creates the pages with their first one.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func resolve(in node: GraphNode) {
        node.render(.navigation, [:])
        let place = PagePlace(next: node.slot(-1) { NextPage() }, isPushed: nil)
        node.child(.part(0), PageView(content: content, place: place), node.inputs.inner)
    }
}

/// What is above a page: nothing, or one that a link pushed.
@MainActor
final class NextPage {
    fileprivate(set) weak var link: GraphNode?
    fileprivate var page: (content: any View, isActive: Binding<Bool>)?
    fileprivate weak var node: GraphNode?

    /// Shows what a link says; nil takes the page away, if it is the link's.
    func show(_ page: (content: any View, isActive: Binding<Bool>)?, for link: GraphNode) {
        guard page != nil || self.link === link else { return }
        self.page = page
        self.link = page == nil ? nil : link
        if let node { node.host.updates.add(node) }
    }
}

/// Where a page is.
nonisolated struct PagePlace {
    let next: NextPage
    /// What holds the page in its place; nil for the first one.
    let isPushed: Binding<Bool>?
    let title = PageTitle()
}

/// The title that a page's content asks for.
final class PageTitle {
    @MainActor weak var node: GraphNode?
    @MainActor var text: String?
    nonisolated init() {}
}

/// A page and those above it.
private nonisolated struct PageView: View, PrimitiveView {
    let content: any View
    let place: PagePlace

    @MainActor func resolve(in node: GraphNode) {
        var inputs = node.inputs.inner
        inputs.environment.inherited.page = place
        if let isPushed = place.isPushed {
            inputs.environment.dismiss = DismissAction(isPresented: isPushed)
            inputs.environment.isPresented = true
        }
        node.child(.part(0), PageFrame(content: content, isPushed: place.isPushed), inputs)
        node.child(.part(1), NextPageView(place: place), node.inputs)
    }
}

private nonisolated struct PageFrame: View, PrimitiveView {
    let content: any View
    let isPushed: Binding<Bool>?

    @MainActor func resolve(in node: GraphNode) {
        let title = node.inputs.environment.inherited.page?.title
        title?.node = node
        let isPushed = isPushed
        node.render(.page, attributes(title?.text)) { event in
            guard event == .dismiss, let isPushed else { return false }
            isPushed.wrappedValue = false
            return true
        }
        node.child(.part(0), content, node.inputs.inner)
    }

    @MainActor func attributes(_ title: String?) -> Attributes {
        var attributes: Attributes = isPushed == nil ? [:] : [.actions: "dismiss"]
        attributes[.title] = title.map { .text($0) }
        return attributes
    }
}

private nonisolated struct NextPageView: View, PrimitiveView {
    let place: PagePlace

    @MainActor func resolve(in node: GraphNode) {
        place.next.node = node
        let page = place.next.page
        node.parent?.cover(.part(0), page != nil)
        guard let page else { return node.slots[-1] = nil }
        let next = node.slot(-1) { NextPage() }
        node.child(.part(0), PageView(content: page.content, place: PagePlace(next: next, isPushed: page.isActive)), node.inputs)
    }
}

/// A button that pushes a page.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    private let destination: Destination
    private let label: Label
    private let isActive: Binding<Bool>?
    @State private var isTapped = false

    /// Pushes a page when tapped.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        (self.destination, self.label, isActive) = (destination, label(), nil)
    }
    /// Pushes a page when tapped.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination(), label: label)
    }
    /// Pushes a page when tapped, and whenever a value is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.destination, self.label, self.isActive) = (destination, label(), isActive)
    }
    /// Pushes a page when tapped, and whenever a value is true.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination(), isActive: isActive, label: label)
    }

    /// The button.
    @MainActor public var body: some View {
        let isActive = isActive ?? $isTapped
        return Button(action: { isActive.wrappedValue = true }, label: { label })
            .living("link") { Linking(place: $0.inherited.page, destination: destination, isActive: isActive) }
    }
}

extension NavigationLink where Label == Text {
    /// Pushes a page when tapped; the words are looked up.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(destination: destination) { Text(titleKey) } }
    /// Pushes a page when tapped; the words are as they are.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(destination: destination) { Text(title) } }
}

private nonisolated struct Linking: Life {
    let place: PagePlace?
    let destination: any View
    let isActive: Binding<Bool>
    var outlastsCover: Bool { true }

    @MainActor func begin(in node: GraphNode) -> AnyObject? {
        update(nil, in: node)
        return nil
    }
    @MainActor func update(_ state: AnyObject?, in node: GraphNode) {
        place?.next.show(isActive.wrappedValue ? (destination, isActive) : nil, for: node)
    }
    @MainActor func end(_ state: AnyObject?, in node: GraphNode) { place?.next.show(nil, for: node) }
}

/// Gives a page its title while the view is there.
private nonisolated struct Titling: Life {
    let title: PageTitle?
    let text: String
    var outlastsCover: Bool { true }

    @MainActor func begin(in node: GraphNode) -> AnyObject? {
        set(text)
        return nil
    }
    @MainActor func update(_ state: AnyObject?, in node: GraphNode) { set(text) }
    @MainActor func end(_ state: AnyObject?, in node: GraphNode) { set(nil) }

    @MainActor private func set(_ text: String?) {
        guard let title, title.text != text else { return }
        title.text = text
        if let node = title.node, node.isAlive, let frame = node.view as? PageFrame { node.refresh(frame.attributes(text)) }
    }
}

extension View {
    /// Gives the page a title.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        living("title") { Titling(title: $0.inherited.page?.title, text: title.string(in: $0)) }
    }
    /// Gives the page a title that is looked up.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    /// Gives the page a title as it is.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// How large the title is; the host decides.
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
}

/// The bar above a page.
public struct NavigationBarItem: Sendable {
    /// How large a title is.
    public enum TitleDisplayMode: Sendable {
        /// As the page before, small, large.
        case automatic, inline, large
    }
}
