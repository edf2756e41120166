package import CofferRendered
import UIKit

/// One screen: a view and its state, kept up to date, with what it shows as a tree.
@MainActor
package final class ViewHost {
    /// What is shown.
    package let tree = RenderedTree()
    /// Called after an update that left changes to be taken from ``tree``.
    package var onChange: (() -> Void)?
    /// What the views inherit; a change asks all of them again.
    package var environment: EnvironmentValues { didSet { needsRoot = true; updates.wake() } }

    let window = UIWindow()
    let updates: UpdateQueue
    var handlers: [NodeID: (ViewEvent) -> Bool] = [:]
    /// Views of UIKit, whose look is read again after each event and update.
    var hosted: [ObjectIdentifier: GraphNode] = [:]

    private let root: any View
    private var node: GraphNode?
    private var needsRoot = true
    private var after: [() -> Void] = []
    private var isUpdating = false
    private var isClosed = false

    /// Shows a view.
    /// - Parameter schedule: runs an update in the next turn of the main loop.
    package init(
        _ root: some View, environment: EnvironmentValues = EnvironmentValues(),
        schedule: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void = { work in Task { @MainActor in work() } }
    ) {
        self.root = root
        self.environment = environment
        updates = UpdateQueue(schedule: schedule)
        updates.host = self
        window.onContentChange = { [weak self] in self?.noteContentChange() }
        flush()
    }

    /// Brings the screen up to date now. Without a call this happens in the next turn of the main loop after a change.
    package func flush() {
        guard !isUpdating, !isClosed else { return }
        isUpdating = true
        var rounds = 0
        repeat {
            updateOnce()
            for node in hosted.values.sorted(by: { $0.depth < $1.depth }) where node.isAlive { evaluate(node) }
            rounds += 1
        } while rounds < Limits.updateRoundsMax && (needsRoot || !after.isEmpty || updates.isWaiting)
        isUpdating = false
        if rounds == Limits.updateRoundsMax { updates.wake() }
        if tree.hasChanges { onChange?() }
    }

    private func updateOnce() {
        if needsRoot {
            needsRoot = false
            let inputs = Inputs(environment: environment)
            if let node { node.update(root, inputs: inputs) } else { node = GraphNode(root, inputs: inputs, parent: nil, host: self) }
            tree.root.set(children: node?.outputs ?? [])
        }
        while let waiting = updates.next() { if waiting.isAlive { evaluate(waiting) } }
        let calls = after
        after = []
        for call in calls { call() }
    }

    private func evaluate(_ waiting: GraphNode) {
        var (changed, place) = (waiting.evaluate(), waiting)
        while changed {
            guard let parent = place.parent else { return tree.root.set(children: place.outputs) }
            changed = parent.assemble()
            place = parent
        }
    }

    /// Runs something when the views are up to date: what it changes is updated after it.
    func afterUpdate(_ call: @escaping () -> Void) { after.append(call) }

    private func noteContentChange() { if !isUpdating { updates.wake() } }

    /// Does to a node what a user did.
    /// - Returns: false when the node is gone, disabled, or cannot do that; then nothing happened.
    @discardableResult
    package func send(_ event: ViewEvent, to id: NodeID) -> Bool {
        guard !isClosed, tree.node(id) != nil, let handler = handlers[id] else { return false }
        let handled = handler(event)
        if handled { flush() }
        return handled
    }

    /// Takes the screen away: views disappear, tasks are cancelled, state is let go.
    package func close() {
        guard !isClosed else { return }
        isUpdating = true
        node?.dismantle()
        while !after.isEmpty { after.removeFirst()() }
        (isClosed, node, after, handlers, hosted, onChange) = (true, nil, [], [:], [:], nil)
        tree.root.set(children: [])
    }
}
