public import CofferRendered
public import SwiftUI

/// One screen of an app, with state of its own: what a host shows, and what it does to it.
///
/// A host takes ``snapshot()`` once, then ``changes()`` whenever ``onChange`` calls, and sends what users do by node name. All of it on the main actor.
@MainActor
public final class Screen {
    private let host: ViewHost

    /// Begins an app.
    public init<A: App>(_ app: A.Type, surroundings: Surroundings = Surroundings()) {
        host = ViewHost(app, environment: surroundings.environment)
    }

    /// Shows a view by itself.
    public init(_ view: some View, surroundings: Surroundings = Surroundings()) {
        host = ViewHost(view, environment: surroundings.environment)
    }

    /// Called after an update that left changes to be taken; from an event's own call too.
    public var onChange: (() -> Void)? {
        get { host.onChange }
        set { host.onChange = newValue }
    }

    /// The whole screen as it is now; changes taken later start from here.
    public func snapshot() -> NodeSnapshot { host.tree.takeSnapshot() }

    /// What changed since the last call, in the order in which it is to be done.
    public func changes() -> [TreeChange] { host.tree.takeChanges() }

    /// Does to a node what a user did. What it changes is up to date when the call returns.
    /// - Parameter shown: properties that the host shows already because of what the user did, such as the text typed, nil for one that it
    ///   shows no more; no change says them again.
    /// - Returns: false when the node is gone, disabled, or cannot do that, or when something is in front of what is to be tapped, toggled,
    ///   dismissed or submitted; then nothing happened.
    @discardableResult
    public func send(_ event: ViewEvent, to id: NodeID, shown: [AttributeName: AttributeValue?] = [:]) -> Bool {
        if event.needsSight, !host.tree.isInFront(id) { return false }
        for (name, value) in shown { host.tree.node(id)?.assume(name, is: value) }
        return host.send(event, to: id)
    }

    /// The properties of a node as they are now; nil when the screen does not show it.
    public func attributes(of id: NodeID) -> Attributes? { host.tree.node(id)?.attributes }

    /// Says properties of a node with the next changes whether they changed or not, for it is not sure that the host shows them as they are.
    public func repeatAttributes(_ names: [AttributeName], of id: NodeID) {
        guard let node = host.tree.node(id) else { return }
        for name in names { node.assume(name, is: node.attributes[name] == nil ? .yes : nil) }
    }

    /// Gives the screen other surroundings.
    public func surround(with surroundings: Surroundings) {
        host.environment = surroundings.environment
        host.flush()
    }

    /// Takes the screen away: its views disappear, their tasks are cancelled, their state is let go. Later calls do nothing.
    public func close() { host.close() }

    /// How many nodes the screen remembers; one after it was closed.
    public var nodeCount: Int { host.tree.nodeCount }
}
