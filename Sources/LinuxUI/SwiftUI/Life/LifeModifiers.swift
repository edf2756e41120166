public import Combine
import CofferRendered

/// Calls when the view comes and when it goes.
nonisolated struct Appearance: Life {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    @MainActor func begin(in node: GraphNode) -> AnyObject? {
        appear?()
        return nil
    }
    @MainActor func end(_ state: AnyObject?, in node: GraphNode) { disappear?() }
}

/// A task that runs while the view is there, anew for each id.
nonisolated struct Running<ID: Equatable>: Life {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor private final class Memory {
        var id: ID
        var task: Task<Void, Never>
        init(_ id: ID, _ task: Task<Void, Never>) { (self.id, self.task) = (id, task) }
    }

    @MainActor private func start() -> Task<Void, Never> { Task(priority: priority) { [action] in await action() } }

    @MainActor func begin(in node: GraphNode) -> AnyObject? { Memory(id, start()) }
    @MainActor func update(_ state: AnyObject?, in node: GraphNode) {
        guard let memory = state as? Memory, memory.id != id else { return }
        memory.task.cancel()
        (memory.id, memory.task) = (id, start())
    }
    @MainActor func end(_ state: AnyObject?, in node: GraphNode) { (state as? Memory)?.task.cancel() }
}

/// Calls after an update in which a value differs from the last one.
nonisolated struct Changing<V: Equatable>: Life {
    let value: V
    let action: (V) -> Void

    @MainActor private final class Memory {
        var value: V
        init(_ value: V) { self.value = value }
    }

    @MainActor func begin(in node: GraphNode) -> AnyObject? { Memory(value) }
    @MainActor func update(_ state: AnyObject?, in node: GraphNode) {
        guard let memory = state as? Memory, memory.value != value else { return }
        memory.value = value
        node.host.afterUpdate { action(value) }
    }
}

/// Calls for what a publisher delivers; the publisher is subscribed anew only when it is another one.
nonisolated struct Receiving<P: Publisher>: Life where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor private final class Memory {
        var publisher: P
        var action: (P.Output) -> Void
        var subscription: AnyCancellable?
        init(_ life: Receiving) { (publisher, action) = (life.publisher, life.action) }
        func subscribe() { subscription = publisher.sink { [weak self] in self?.action($0) } }
    }

    @MainActor func begin(in node: GraphNode) -> AnyObject? {
        let memory = Memory(self)
        memory.subscribe()
        return memory
    }
    @MainActor func update(_ state: AnyObject?, in node: GraphNode) {
        guard let memory = state as? Memory else { return }
        memory.action = action
        let isSame = withUnsafeBytes(of: memory.publisher) { old in withUnsafeBytes(of: publisher) { old.elementsEqual($0) } }
        guard !isSame else { return }
        memory.publisher = publisher
        memory.subscribe()
    }
    @MainActor func end(_ state: AnyObject?, in node: GraphNode) { (state as? Memory)?.subscription = nil }
}

extension View {
    nonisolated func living(_ name: String, _ life: @escaping (EnvironmentValues) -> any Life) -> Modified<Self> {
        changing(name) { $0.attach(.life(life($0.environment))) }
    }

    /// Calls when the view has come.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        living("onAppear") { _ in Appearance(appear: action) }
    }
    /// Calls when the view has gone.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        living("onDisappear") { _ in Appearance(disappear: action) }
    }
    /// Runs a task when the view has come, and cancels it when the view goes.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        living("task") { _ in Running(id: 0, priority: priority, action: action) }
    }
    /// Runs a task when the view has come, cancels it when the view goes, and starts it anew when the id changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        living("task") { _ in Running(id: value, priority: priority, action: action) }
    }
    /// Calls with the new value after an update that changed it.
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        living("onChange") { _ in Changing(value: value, action: action) }
    }
    /// Calls for each value of a publisher while the view is there.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        living("onReceive") { _ in Receiving(publisher: publisher, action: action) }
    }
    /// Calls when the view is tapped. One tap counts, whatever number is asked for.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        changing("tap") { $0.attach(.box(Box(environment: $0.environment, onTap: action))) }
    }
}
