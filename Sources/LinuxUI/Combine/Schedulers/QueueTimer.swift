import CofferFoundation

/// Runs closures later on a dispatch queue. A scheduled closure is handed over once and used by the queue alone, which is why it may
/// cross although its type does not say so.
enum QueueTimer {
    static func run(
        on queue: DispatchQueue, group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        queue.async(group: group, qos: qos, flags: flags) { action() }
    }

    static func run(on queue: DispatchQueue, after seconds: TimeInterval, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        queue.asyncAfter(deadline: .now() + max(seconds, 0)) { action() }
    }

    static func run(
        on queue: DispatchQueue, after seconds: TimeInterval, every interval: TimeInterval, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + max(seconds, 0), repeating: interval)
        timer.setEventHandler { action() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
