import CofferRendered

/// A view's place on the screen: what keeps its identity and its state while the values that describe it come and go.
@MainActor
final class GraphNode {
    /// Which of its parent's children a node is.
    enum Key: Hashable {
        case part(Int)
        case element(AnyHashable, Int)
        case beside(Int, AnyHashable)

        /// Whether the child stands in a box around the rendered node.
        var isBeside: Bool { if case .beside = self { true } else { false } }
    }

    unowned let host: ViewHost
    private(set) weak var parent: GraphNode?
    let depth: Int
    private(set) var view: any View
    private(set) var inputs: Inputs
    /// The view's, where it shows itself.
    private var shape: String?
    private(set) var isAlive = true
    /// Whether another page is above the view's.
    private(set) var isCovered: Bool

    private var children: [Key: GraphNode] = [:]
    private var order: [Key] = []
    private var nextOrder: [Key] = []

    /// What the node shows: its own outermost rendered node, or those of its children.
    private(set) var outputs: [RenderedNode] = []
    private var element: Element?
    /// Storage of the view's dynamic properties, and of what the view itself keeps under negative numbers.
    var slots: [Int: AnyObject] = [:]

    init(_ view: any View, inputs: Inputs, parent: GraphNode?, host: ViewHost) {
        (self.view, self.inputs, self.parent, self.host) = (view, inputs, parent, host)
        (depth, isCovered) = ((parent?.depth ?? 0) + 1, parent?.isCovered ?? false)
        evaluate()
    }

    /// Takes a new description.
    func update(_ view: any View, inputs: Inputs) {
        (self.view, self.inputs) = (view, inputs)
        evaluate()
    }

    /// Asks the view for its content again.
    /// - Returns: whether the node shows other rendered nodes than before.
    @discardableResult
    func evaluate() -> Bool {
        host.updates.done(self)
        nextOrder = []
        resolve(view)
        if order != nextOrder {
            let kept = Set(nextOrder)
            for key in order where !kept.contains(key) { children.removeValue(forKey: key)?.dismantle() }
            order = nextOrder
        }
        return assemble()
    }

    private func resolve<V: View>(_ view: V) {
        if let primitive = Self.primitive(view) {
            shape = primitive.shape
            primitive.resolve(in: self)
        } else if let hosted = view as? any UIViewRepresentable {
            hosted.resolveHosted(in: self)
        } else {
            var linked = view
            link(&linked)
            child(.part(0), linked.body, inputs)
        }
    }

    /// Shows a view as a child. It keeps its state if a view of the same type was there before.
    @discardableResult
    func child(_ key: Key, _ view: any View, _ inputs: Inputs) -> GraphNode {
        nextOrder.append(key)
        if let known = children[key] {
            if known.accepts(view) {
                known.update(view, inputs: inputs)
                return known
            }
            known.dismantle()
        }
        let made = GraphNode(view, inputs: inputs, parent: self, host: host)
        children[key] = made
        return made
    }

    private func accepts(_ other: any View) -> Bool {
        type(of: other) == type(of: view) && Self.primitive(other)?.shape == shape
    }

    /// A view that shows itself. Others are not asked whether they do: that takes long.
    private static func primitive<V: View>(_ view: V) -> (any PrimitiveView)? {
        V.Body.self == Never.self ? view as? any PrimitiveView : nil
    }

    /// Gathers what the children show.
    func assemble() -> Bool {
        let before = outputs
        if let element {
            outputs = [element.assemble(content: outputs { !$0.isBeside }, beside: { index in self.outputs { $0.isBeside(index) } })]
        } else {
            outputs = outputs { _ in true }
        }
        return !outputs.elementsEqual(before, by: ===)
    }

    private func outputs(where included: (Key) -> Bool) -> [RenderedNode] {
        var found: [RenderedNode] = []
        for key in order where included(key) { if let child = children[key] { found += child.outputs } }
        return found
    }

    /// The rendered node itself, inside its boxes.
    var rendered: RenderedNode? { element?.node }

    /// Shows a rendered node with properties, and with what modifiers attached.
    func render(_ kind: NodeKind, _ attributes: Attributes, handler: ((ViewEvent) -> Bool)? = nil) {
        if let element, element.node.kind != kind { element.replaceNode(with: host.tree.makeNode(kind), in: host) }
        let element = element ?? Element(host.tree.makeNode(kind), attachments: inputs.attachments, in: self)
        let isNew = self.element == nil
        self.element = element
        host.handlers[element.node.id] = handler
        var attributes = attributes
        let direction = inputs.environment.layoutDirection
        if direction != host.environment.layoutDirection { attributes[.direction] = direction == .rightToLeft ? "rtl" : "ltr" }
        element.update(attributes, attachments: inputs.attachments, isNew: isNew, in: self)
    }

    /// Covers or uncovers a child with all in it: what is covered has disappeared, but keeps its state.
    func cover(_ key: Key, _ isCovered: Bool) { children[key]?.cover(isCovered) }

    private func cover(_ isCovered: Bool) {
        guard self.isCovered != isCovered else { return }
        self.isCovered = isCovered
        element?.cover(isCovered, in: self)
        for key in order { children[key]?.cover(isCovered) }
    }

    /// Changes properties of the rendered node outside an evaluation.
    func refresh(_ attributes: Attributes) { element?.refresh(attributes, attachments: inputs.attachments) }

    /// The view is gone: what it holds ends, from the inside out.
    func dismantle() {
        guard isAlive else { return }
        isAlive = false
        for key in order { children[key]?.dismantle() }
        host.updates.done(self)
        element?.end(in: self)
        for case let ending as any Ending in slots.values { ending.end() }
        (slots, children, order, element) = ([:], [:], [], nil)
    }
}

extension GraphNode.Key {
    func isBeside(_ index: Int) -> Bool { if case .beside(index, _) = self { true } else { false } }
}

/// Something in a slot that has to be told that its view is gone.
@MainActor
protocol Ending: AnyObject {
    func end()
}
