import CofferRendered

/// Rows that can be scrolled.
public nonisolated struct List<SelectionValue, Content: View>: View {
    private let content: Content
    /// The rows.
    public var body: some View { Part(kind: .list, content: content) }
}

extension List where SelectionValue == Never {
    /// Creates rows of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
}

/// Rows for settings and forms.
public nonisolated struct Form<Content: View>: View {
    private let content: Content
    /// Creates rows of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// The rows.
    public var body: some View { Part(kind: .list, content: content) }
}

/// A group of rows.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
    private let header: Parent
    private let content: Content
    private let footer: Footer

    /// Creates a group with a header and a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        (self.content, self.header, self.footer) = (content(), header(), footer())
    }

    /// The header, the rows and the footer.
    public var body: some View {
        Part(
            kind: .section,
            content: Group {
                header.accessibilityAddTraits(.isHeader)
                content
                footer
            })
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content, header: { EmptyView() }, footer: { EmptyView() }) }
}

extension Section where Footer == EmptyView {
    /// Creates a group with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a group with a title that is looked up.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
}
