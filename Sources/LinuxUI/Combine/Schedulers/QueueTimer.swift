import CofferFoundation

/// Runs closures on a dispatch queue, at once, later, or again and again.
enum QueueTimer {
    static func run(
        on queue: DispatchQueue, group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        _ action: @escaping () -> Void
    ) {
        let job = Handover(action)
        queue.async(group: group, qos: qos, flags: flags) { job.run() }
    }

    static func run(on queue: DispatchQueue, after seconds: TimeInterval, _ action: @escaping () -> Void) {
        let job = Handover(action)
        queue.asyncAfter(deadline: .now() + max(seconds, 0)) { job.run() }
    }

    static func run(
        on queue: DispatchQueue, after seconds: TimeInterval, every interval: TimeInterval, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let job = Handover(action)
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + max(seconds, 0), repeating: interval)
        timer.setEventHandler { job.run() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
