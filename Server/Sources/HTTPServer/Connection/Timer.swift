internal import CofferFoundation

/// Looks for what has taken too long, a few times in a second.
///
/// `@unchecked Sendable`: the source is made once and cancelled, both of which Dispatch allows from any thread.
struct Timer: @unchecked Sendable {
    private static let periodMilliseconds = 250
    private let source: any DispatchSourceTimer

    init(core: ServerCore) {
        source = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
        source.setEventHandler { core.sweep(now: core.now()) }
        source.schedule(
            deadline: .now() + .milliseconds(Self.periodMilliseconds), repeating: .milliseconds(Self.periodMilliseconds),
            leeway: .milliseconds(50))
        source.activate()
    }

    func cancel() { source.cancel() }
}
