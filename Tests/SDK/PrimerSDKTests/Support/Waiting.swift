import Combine
import Testing

@testable import PrimerSDK

/// Waits until an object is as a condition says, looking again after each of its changes.
@MainActor
func until<Object: ObservableObject>(_ object: Object, _ condition: (Object) -> Bool) async
where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
    while true {
        let change = OneAnswer<Bool>()
        let watching = object.objectWillChange.sink { change.give(true) }
        defer { watching.cancel() }
        if condition(object) || Task.isCancelled { return }
        _ = await change.wait()
        // The object tells before it changes.
        await Task.yield()
    }
}

/// Lets tasks that are ending end, until something is so.
@MainActor
func soon(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
    #expect(condition(), sourceLocation: sourceLocation)
}
