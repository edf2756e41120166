/// A closure on its way to a queue or a run loop. It is handed over once and run by that queue's thread alone, so it may cross
/// although its type does not say so.
struct Handover: @unchecked Sendable {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
}
