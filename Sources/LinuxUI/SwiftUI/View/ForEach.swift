/// A view for each element of a collection. Each keeps its state under the element's id, wherever it moves.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes an element's view.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {

    @MainActor func resolve(in node: GraphNode) {
        var seen: [ID: Int] = [:]
        for element in data {
            let id = id(element)
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            node.child(.element(AnyHashable(id), occurrence), content(element), node.inputs)
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Names elements by their own ids.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, self.content, id) = (data, content, { $0.id })
    }
}

extension ForEach where Content: View {
    /// Names elements by one of their properties.
    public nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Names elements by their numbers.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        (self.data, self.content, id) = (data, content, { $0 })
    }
}
