/// Makes one view of the views that a closure lists.
@resultBuilder
public nonisolated struct ViewBuilder {
    /// Takes a view as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Nothing.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// One view is itself.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several views are a tuple.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        var parts: [any View] = []
        repeat parts.append(each content)
        return TupleView((repeat each content), parts: parts)
    }
    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .trueContent(first)) }
    /// The second branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .falseContent(second)) }
    /// A view that a newer system may lack.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
