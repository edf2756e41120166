import CofferRendered

/// What a browser shows of one screen.
///
/// It is made of a screen's snapshot, of which ``html`` is the page. Each list of changes makes it follow the screen and gives the operations that
/// make the page follow. What a user typed and the host took as shown is not in the changes: for a page made anew, make a mirror anew.
struct PageMirror {
    /// The outermost node.
    let root: NodeID
    /// The title of the page in front, if a page has one.
    private(set) var title: String?

    var nodes: [NodeID: MirrorNode] = [:]
    /// The dialogs that are open.
    var dialogs: Set<NodeID> = []
    /// The pages of all navigations.
    var pages: Set<NodeID> = []
    /// What was last announced, by the node in whose part beside it stands.
    var announced: [NodeID: String] = [:]

    /// Takes a screen as it is.
    init(_ root: NodeSnapshot) {
        self.root = root.id
        var added: [NodeID] = []
        add(root, into: nil, &added)
        for page in pages {
            let bar = toolbars(of: page)
            nodes[page]?.bar = bar
        }
        for dialog in dialogs {
            let heading = heading(in: dialog)
            nodes[dialog]?.heading = heading
        }
        for id in added { makeElement(of: id) }
        title = frontTitle
    }

    /// The inside of the page's main element.
    var html: String { html(of: root) }

    /// Follows the screen.
    mutating func operations(for changes: [TreeChange]) -> [PatchOperation] {
        var batch = Batch()
        for change in changes { apply(change, to: &batch) }
        settle(&batch)
        var operations = batch.removals + arrivals(batch) + differences(&batch)
        operations += caretAndValues(batch)
        operations += announcements(batch)
        if batch.hasPages, frontTitle != title {
            title = frontTitle
            operations.append(.title(title ?? ""))
        }
        return operations
    }

    /// The element of a node with all that is in it.
    func html(of id: NodeID) -> String {
        var writer = HTMLWriter()
        write(id, into: &writer)
        return writer.html
    }

    private func write(_ id: NodeID, into writer: inout HTMLWriter) {
        guard let node = nodes[id] else { return }
        (node.element ?? element(of: id)).write(id, into: &writer) { writer in
            for child in node.children where nodes[child]?.host == nil { write(child, into: &writer) }
        } bar: { writer in
            for toolbar in node.bar { write(toolbar, into: &writer) }
        }
    }

    /// Takes a node and all below it.
    mutating func add(_ snapshot: NodeSnapshot, into parent: NodeID?, _ added: inout [NodeID]) {
        let above = parent.flatMap { nodes[$0] }
        let place = ElementMaker.Place(parent: above?.kind, isPhrase: above?.holdsPhrases ?? false)
        var node = MirrorNode(kind: snapshot.kind, parent: parent, attributes: snapshot.attributes, place: place)
        if node.kind == .toolbar { node.host = pageAround(parent) }
        if !node.isLeaf { node.children = snapshot.children.map(\.id) }
        nodes[snapshot.id] = node
        added.append(snapshot.id)
        if node.isDialog { dialogs.insert(snapshot.id) }
        if node.kind == .page { pages.insert(snapshot.id) }
        if !node.isLeaf { for child in snapshot.children { add(child, into: snapshot.id, &added) } }
        let growth = growth(of: snapshot.id) ?? []
        nodes[snapshot.id]?.growth = growth
        if node.kind == .list { markRows(of: snapshot.id) }
    }

    /// The page in whose bar a toolbar stands that is in a node; a dialog keeps its own.
    private func pageAround(_ parent: NodeID?) -> NodeID? {
        var next = parent
        while let id = next, let node = nodes[id], !node.isDialog {
            if node.kind == .page { return id }
            next = node.parent
        }
        return nil
    }

    /// The toolbars that stand in a page's bar, in order.
    func toolbars(of page: NodeID) -> [NodeID] {
        var found: [NodeID] = []
        func search(_ id: NodeID) {
            guard let node = nodes[id], !node.isDialog else { return }
            if node.host == page { found.append(id) }
            for child in node.children { search(child) }
        }
        search(page)
        return found
    }

    /// Says to a list's nodes whether they are rows.
    /// - Returns: those for which that changed.
    @discardableResult
    mutating func markRows(of list: NodeID) -> [NodeID] {
        guard let children = nodes[list]?.children else { return [] }
        let areRows = ElementMaker.isPlainList(children.compactMap(child))
        let changed = children.filter { nodes[$0]?.place.isRow != areRows }
        for id in changed { nodes[id]?.place.isRow = areRows }
        return changed
    }

    private func child(_ id: NodeID) -> ElementMaker.Child? {
        nodes[id].map { ElementMaker.Child(id: id, kind: $0.kind, attributes: $0.attributes) }
    }

    /// How a node grows, from what is in it.
    func growth(of id: NodeID) -> Growth? {
        nodes[id].map { node in
            let children = node.children.compactMap { nodes[$0] }.map { (kind: $0.kind, growth: $0.growth) }
            return Growth(of: node.kind, node.attributes, in: node.place.parent, children: children)
        }
    }

    /// The element of a node as it has to be now.
    func element(of id: NodeID) -> HTMLElement {
        guard let node = nodes[id] else { return HTMLElement(tag: .div) }
        return ElementMaker(
            id: id, kind: node.kind, attributes: node.attributes, growth: node.growth, place: node.place,
            children: node.children.compactMap(child), heading: node.heading
        ).make()
    }

    /// Makes the element that a browser is about to get.
    mutating func makeElement(of id: NodeID) {
        let element = element(of: id)
        nodes[id]?.element = element
    }

    /// What names a dialog: its title, or the first heading in it.
    func heading(in id: NodeID) -> NodeID? {
        for child in nodes[id]?.children ?? [] {
            guard let node = nodes[child], !node.isDialog else { continue }
            if node.isHeading { return child }
            if let inner = heading(in: child) { return inner }
        }
        return nil
    }

    /// The title of the last page of the outermost navigation.
    private var frontTitle: String? {
        var waiting = [root]
        while let id = waiting.popLast(), let node = nodes[id] {
            if node.kind == .navigation { return node.children.last.flatMap { nodes[$0]?.attributes[.title]?.content } }
            waiting += node.children.reversed()
        }
        return nil
    }
}

extension PageMirror: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// How many nodes it shows; nothing of what is in them.
    var description: String { "PageMirror of \(nodes.count) nodes" }
    /// As ``description``.
    var debugDescription: String { description }
    /// Shows ``description`` only.
    var customMirror: Mirror { Mirror(self, children: ["mirror": description]) }
}
