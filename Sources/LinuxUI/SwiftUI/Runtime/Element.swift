import CofferRendered

/// The rendered node of a view, the boxes around it, and what lives as long as it does.
@MainActor
final class Element {
    private(set) var node: RenderedNode
    /// Boxes by the index of their attachment, outermost first.
    private var boxes: [(index: Int, node: RenderedNode)] = []
    private var states: [Int: AnyObject] = [:]
    private var lives: [Int: any Life] = [:]
    private var begun: Set<Int> = []

    init(_ node: RenderedNode, attachments: [Attachment], in owner: GraphNode) {
        self.node = node
        for (index, attachment) in attachments.enumerated() {
            if case .box(let box) = attachment { boxes.append((index, owner.host.tree.makeNode(box.kind))) }
        }
    }

    func replaceNode(with other: RenderedNode, in host: ViewHost) {
        host.handlers[node.id] = nil
        host.tree.discard(node)
        node = other
    }

    func update(_ attributes: Attributes, attachments: [Attachment], isNew: Bool, in owner: GraphNode) {
        refresh(attributes, attachments: attachments)
        var next = boxes.makeIterator()
        for (index, attachment) in attachments.enumerated() {
            switch attachment {
            case .mark: break
            case .box(let box):
                guard let node = next.next()?.node else { preconditionFailure("A view's modifiers changed while the view stayed.") }
                update(node, to: box, index: index, in: owner)
            case .life(let life):
                lives[index] = life
                if isNew { begin(index, in: owner) } else if begun.contains(index) { life.update(states[index], in: owner) }
            }
        }
    }

    func refresh(_ attributes: Attributes, attachments: [Attachment]) {
        // The outer modifier has the last word.
        node.set(
            attachments.reversed().reduce(into: attributes) { result, attachment in
                guard case .mark(let marks) = attachment else { return }
                for (name, value) in marks { result[name] = name == .traits ? Self.join(result[name], value) : value }
            })
    }

    /// Traits are added and taken away, everything else is replaced.
    private static func join(_ old: AttributeValue?, _ new: AttributeValue) -> AttributeValue? {
        guard case .text(let change) = new, let sign = change.first, sign == "+" || sign == "-" else { return new }
        var words = Set((old?.content ?? "").split(separator: " "))
        for word in change.dropFirst().split(separator: " ") { if sign == "+" { words.insert(word) } else { words.remove(word) } }
        return words.isEmpty ? nil : .text(words.sorted().joined(separator: " "))
    }

    private func update(_ node: RenderedNode, to box: Box, index: Int, in owner: GraphNode) {
        var attributes = box.attributes
        if let onTap = box.onTap {
            attributes[.actions] = "tap"
            let isEnabled = box.environment.isEnabled
            owner.host.handlers[node.id] = { event in
                guard event == .tap, isEnabled else { return false }
                onTap()
                return true
            }
        }
        node.set(attributes)
        for other in box.others { owner.child(.beside(index, other.key), other.view, Inputs(environment: box.environment)) }
    }

    private func begin(_ index: Int, in owner: GraphNode) {
        owner.host.afterUpdate { [weak self, weak owner] in
            guard let self, let owner, owner.isAlive, !begun.contains(index), let life = lives[index],
                !owner.isCovered || life.outlastsCover
            else { return }
            begun.insert(index)
            states[index] = life.begin(in: owner)
        }
    }

    /// Puts children into the nodes.
    /// - Returns: the outermost node.
    func assemble(content: [RenderedNode], beside: (Int) -> [RenderedNode]) -> RenderedNode {
        node.set(children: content)
        var outermost = node
        for box in boxes.reversed() {
            let others = beside(box.index)
            box.node.set(children: box.node.kind == .background ? others + [outermost] : [outermost] + others)
            outermost = box.node
        }
        return outermost
    }

    func cover(_ isCovered: Bool, in owner: GraphNode) {
        if isCovered { endLives(in: owner) { !$0.outlastsCover } } else { for index in lives.keys.sorted() { begin(index, in: owner) } }
    }

    private func endLives(in owner: GraphNode, where ends: (any Life) -> Bool) {
        for (index, life) in lives.sorted(by: { $0.key < $1.key }) where ends(life) && begun.remove(index) != nil {
            let state = states.removeValue(forKey: index)
            owner.host.afterUpdate { life.end(state, in: owner) }
        }
    }

    func end(in owner: GraphNode) {
        endLives(in: owner) { _ in true }
        for node in boxes.map(\.node) + [node] {
            owner.host.handlers[node.id] = nil
            owner.host.tree.discard(node)
        }
    }
}
