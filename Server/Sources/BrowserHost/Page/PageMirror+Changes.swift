import CofferRendered

extension PageMirror {
    /// What a list of changes did, until it is said.
    struct Batch {
        /// Elements that go.
        var removals: [PatchOperation] = []
        /// Nodes that the browser does not have yet.
        var added: Set<NodeID> = []
        /// Nodes that changed their place among their siblings.
        var moved: Set<NodeID> = []
        /// Nodes in which something came, went or moved.
        var rearranged: Set<NodeID> = []
        /// Nodes whose element may differ.
        var touched: Set<NodeID> = []
        /// Nodes whose element is replaced.
        var replaced: Set<NodeID> = []
        /// Properties that the changes named, by node.
        var named: [NodeID: Set<AttributeName>] = [:]
        /// Pages in whose bar toolbars may have come, gone or moved.
        var bars: Set<NodeID> = []
        /// Whether a page came, went or changed.
        var hasPages = false
        /// Where something that was announced has gone.
        var silenced: Set<NodeID> = []
    }

    /// Takes a change.
    mutating func apply(_ change: TreeChange, to batch: inout Batch) {
        switch change {
        case .remove(let id): remove(id, &batch)
        case .insert(let snapshot, let parent, let next):
            guard let around = nodes[parent], !around.isLeaf else { return }
            remove(snapshot.id, &batch)
            var added: [NodeID] = []
            let place = place(of: next, in: parent)
            nodes[parent]?.children.insert(snapshot.id, at: place)
            add(snapshot, into: parent, &added)
            batch.added.formUnion(added)
            batch.rearranged.insert(parent)
            for id in added { note(nodes[id], id, &batch) }
        case .move(let id, let parent, let next):
            guard let old = nodes[parent]?.children.firstIndex(of: id) else { return }
            nodes[parent]?.children.remove(at: old)
            let place = place(of: next, in: parent)
            nodes[parent]?.children.insert(id, at: place)
            batch.moved.insert(id)
            batch.rearranged.insert(parent)
            batch.bars.formUnion(pages.filter { nodes[$0]?.bar.count ?? 0 > 1 })
        case .set(let id, let values):
            guard let node = nodes[id] else { return }
            for (name, value) in values { nodes[id]?.attributes[name] = value }
            batch.touched.insert(id)
            batch.named[id, default: []].formUnion(values.keys)
            if node.kind == .page { batch.hasPages = true }
        }
    }

    private func place(of next: NodeID?, in parent: NodeID) -> Int {
        let children = nodes[parent]?.children ?? []
        return next.flatMap { children.firstIndex(of: $0) } ?? children.count
    }

    private func note(_ node: MirrorNode?, _ id: NodeID, _ batch: inout Batch) {
        guard let node else { return }
        if node.kind == .page {
            batch.hasPages = true
            batch.bars.insert(id)
        }
        if let host = node.host { batch.bars.insert(host) }
    }

    private mutating func remove(_ id: NodeID, _ batch: inout Batch) {
        guard let node = nodes[id], let parent = node.parent else { return }
        // What the browser has not got yet cannot go; a toolbar goes with what its page's bar holds.
        if !batch.added.contains(id), node.host == nil { batch.removals.append(.remove(PartID(node: id))) }
        nodes[parent]?.children.removeAll { $0 == id }
        batch.rearranged.insert(parent)
        let gone = below(id)
        for id in gone {
            note(nodes[id], id, &batch)
            if nodes[id]?.isLive ?? false { batch.silenced.insert(region(of: id)) }
        }
        for id in gone {
            (nodes[id], announced[id]) = (nil, nil)
            batch.added.remove(id)
            dialogs.remove(id)
            pages.remove(id)
        }
    }

    /// Brings everything that follows from the changes up to date.
    mutating func settle(_ batch: inout Batch) {
        batch.rearranged = batch.rearranged.filter { nodes[$0] != nil }
        batch.touched = batch.touched.filter { nodes[$0] != nil }
        let changed = batch.touched
        batch.touched.formUnion(batch.rearranged)
        for id in batch.touched { regrow(id, &batch) }
        for id in batch.rearranged.union(changed.compactMap { nodes[$0]?.parent }) where nodes[id]?.kind == .list {
            batch.touched.insert(id)
            batch.touched.formUnion(markRows(of: id))
        }
        if !batch.rearranged.isEmpty || batch.named.values.contains(where: { $0.contains(.traits) }) {
            for dialog in dialogs {
                let heading = heading(in: dialog)
                guard heading != nodes[dialog]?.heading else { continue }
                nodes[dialog]?.heading = heading
                batch.touched.insert(dialog)
            }
        }
    }

    /// Works out anew how a node grows, and what follows for those around it.
    private mutating func regrow(_ id: NodeID, _ batch: inout Batch) {
        var next: NodeID? = id
        while let id = next, let node = nodes[id], let growth = growth(of: id), growth != node.growth {
            nodes[id]?.growth = growth
            batch.touched.insert(id)
            next = node.parent
        }
    }
}
