import CofferFoundation

/// A clock that stands until a test moves it; `lock` guards its one value.
final class MovableClock: @unchecked Sendable {
    private let lock = NSLock()
    private var date = Form.june2026

    var now: Date { lock.withLock { date } }

    func pass(days: Double) { lock.withLock { date += days * 86_400 } }
}
