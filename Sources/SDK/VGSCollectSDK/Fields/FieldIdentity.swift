/// Tells a field from every other one of the process; no two fields ever have the same, and nothing is kept alive by it.
struct FieldIdentity: Equatable, Sendable {
    private let number: Int

    @MainActor private static var last = 0

    @MainActor
    static func next() -> FieldIdentity {
        last += 1
        return FieldIdentity(number: last)
    }
}
