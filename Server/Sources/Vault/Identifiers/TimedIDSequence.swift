internal import CofferCrypto
internal import Synchronization

/// Makes identifiers, each of which stands after those that were made before it, also within one millisecond.
///
/// A clock that is put back puts identifiers back too: they are ordered by time first.
final class TimedIDSequence: Sendable {
    private let last = Mutex<TimedID?>(nil)

    /// The next identifier, of this moment.
    func next(_ clock: VaultClock, random: RandomBytes) throws(CryptoError) -> TimedID {
        let chance = try TimedID(at: 0, random: random)
        return last.withLock { last in
            // Read under the lock: whoever comes later has no earlier time.
            let made = chance.moved(to: clock.milliseconds(), after: last)
            last = made
            return made
        }
    }
}
