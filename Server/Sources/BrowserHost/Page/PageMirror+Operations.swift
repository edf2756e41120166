import CofferRendered

extension PageMirror {
    /// What came or moved.
    mutating func arrivals(_ batch: Batch) -> [PatchOperation] {
        for id in batch.added { makeElement(of: id) }
        var operations: [PatchOperation] = []
        var bars: [PatchOperation] = []
        for page in batch.bars.sorted() where nodes[page] != nil {
            let (old, new) = (nodes[page]?.bar ?? [], toolbars(of: page))
            nodes[page]?.bar = new
            guard !batch.added.contains(page) else { continue }
            bars += old.filter { !new.contains($0) || batch.added.contains($0) }.map { .remove(PartID(node: $0)) }
            let kept = old.filter(new.contains)
            let moved = Set(kept == new.filter(old.contains) ? [] : kept)
            bars += arrivals(
                of: new, in: PartID(node: page, isBeside: true), moved: moved, added: batch.added.union(Set(new).subtracting(old)))
        }
        for parent in batch.rearranged.sorted() where !batch.added.contains(parent) {
            let shown = (nodes[parent]?.children ?? []).filter { nodes[$0]?.host == nil }
            operations += arrivals(of: shown, in: PartID(node: parent), moved: batch.moved, added: batch.added)
        }
        return operations + bars
    }

    /// Steps from the last to the first, so that the next sibling is always in its place.
    private func arrivals(of children: [NodeID], in part: PartID, moved: Set<NodeID>, added: Set<NodeID>) -> [PatchOperation] {
        var operations: [PatchOperation] = []
        var next: NodeID?
        for id in children.reversed() {
            if added.contains(id) {
                operations.append(.insert(html: html(of: id), into: part, before: next))
            } else if moved.contains(id) {
                operations.append(.move(id, into: part, before: next))
            }
            next = id
        }
        return operations
    }

    /// What changed of elements that the browser has.
    mutating func differences(_ batch: inout Batch) -> [PatchOperation] {
        var operations: [PatchOperation] = []
        for id in batch.touched.sorted() where !batch.added.contains(id) {
            guard let old = nodes[id]?.element else { continue }
            let new = element(of: id)
            // A page turns its switches by itself; what they are is said again where the changes name it.
            let isTurned = new.attributes[.ariaChecked] != nil && batch.named[id]?.contains(.on) ?? false
            guard new != old || isTurned else { continue }
            nodes[id]?.element = new
            guard new.isAlike(old) else {
                operations.append(.replace(id, html: html(of: id)))
                batch.replaced.insert(id)
                continue
            }
            var changed: [HTMLAttribute: String?] = [:]
            for (name, value) in new.attributes where old.attributes[name] != value { changed[name] = .some(value) }
            for name in old.attributes.keys where new.attributes[name] == nil { changed[name] = .some(nil) }
            if isTurned { changed[.ariaChecked] = new.attributes[.ariaChecked] }
            if !changed.isEmpty { operations.append(.attributes(id, changed)) }
            if new.text != old.text { operations.append(.text(PartID(node: id), new.text)) }
        }
        return operations
    }

    /// What fields hold, which one has the caret, and where. Said whenever the changes name it: the browser may show something else.
    func caretAndValues(_ batch: Batch) -> [PatchOperation] {
        var (blurs, values, focuses, selections): ([PatchOperation], [PatchOperation], [PatchOperation], [PatchOperation]) = (
            [], [], [], []
        )
        let arrived = batch.added.union(batch.replaced.flatMap(below))
        for id in arrived.union(batch.named.keys).sorted() {
            guard let node = nodes[id], node.kind == .textField else { continue }
            let isNew = arrived.contains(id)
            let named = batch.named[id] ?? []
            let isFocused = node.attributes[.focused] != nil
            if named.contains(.value), !isNew { values.append(.value(id, node.attributes[.value] ?? "")) }
            if named.contains(.focused) || isNew {
                if isFocused { focuses.append(.focus(id)) } else if !isNew { blurs.append(.blur(id)) }
            }
            guard isFocused, named.contains(.selection) || isNew else { continue }
            let ends = (node.attributes[.selection]?.content ?? "").split(separator: ",").compactMap { Int($0) }
            if ends.count == 2 { selections.append(.selection(id, first: ends[0], last: ends[1])) }
        }
        return blurs + values + focuses + selections
    }

    /// A node and all below it.
    func below(_ id: NodeID) -> [NodeID] { [id] + (nodes[id]?.children.flatMap(below) ?? []) }

    /// What assistive technology says: texts that ask for it, headings that come into an open dialog, the title of a page that was pushed.
    mutating func announcements(_ batch: Batch) -> [PatchOperation] {
        var texts: [NodeID: [String]] = [:]
        for id in batch.added.union(batch.touched).sorted() {
            guard let node = nodes[id] else { continue }
            let isNew = batch.added.contains(id)
            let region = region(of: id)
            let isNewHeading = isNew && node.kind == .text && node.isHeading && region != root && !batch.added.contains(region)
            let isLive = node.isLive && (isNew || batch.named[id]?.contains(.text) ?? false)
            if isLive || isNewHeading {
                texts[region, default: []].append(node.attributes[.label]?.content ?? node.attributes[.text]?.content ?? "")
            } else if node.kind == .page, isNew, !batch.added.contains(region), let title = node.attributes[.title]?.content {
                texts[region, default: []].append(title)
            }
        }
        for region in batch.silenced where texts[region] == nil && announced[region] != nil { texts[region] = [] }
        return texts.keys.sorted().compactMap { region in
            guard nodes[region] != nil, !batch.added.contains(region), let words = texts[region]?.filter({ !$0.isEmpty }) else {
                return nil
            }
            announced[region] = words.isEmpty ? nil : words.joined(separator: ". ")
            return .text(PartID(node: region, isBeside: true), words.joined(separator: ". "))
        }
    }

    /// The node beside whose content a node's announcements stand: the dialog it is in, or the whole screen.
    func region(of id: NodeID) -> NodeID {
        var next: NodeID? = id
        while let id = next, let node = nodes[id] {
            if node.isDialog { return id }
            next = node.parent
        }
        return root
    }
}
