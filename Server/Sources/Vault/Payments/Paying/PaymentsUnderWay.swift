internal import CofferFoundation

/// The payments whose processor this process is waiting for: nobody need ask what became of them.
final class PaymentsUnderWay: @unchecked Sendable {
    // `@unchecked`: `counts` is touched under `lock` only.
    private let lock = NSLock()
    private var counts: [PaymentID: Int] = [:]

    func enter(_ id: PaymentID) { lock.withLock { counts[id, default: 0] += 1 } }

    func leave(_ id: PaymentID) {
        lock.withLock {
            if let count = counts[id], count > 1 { counts[id] = count - 1 } else { counts[id] = nil }
        }
    }

    func contains(_ id: PaymentID) -> Bool { lock.withLock { counts[id] != nil } }
}
