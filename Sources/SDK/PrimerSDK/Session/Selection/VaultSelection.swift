/// The saved methods and which of them is selected. Order is the server's.
///
/// Moves: ``listArrived(_:)`` replaces the list and keeps the selected id if it is still there, as the object that has just arrived; else
/// the first entry is selected. ``select(_:)`` selects whatever it is given, nil included. Both tell whether the selected id changed.
struct VaultSelection: Sendable {
    typealias Method = PrimerHeadlessUniversalCheckout.VaultedPaymentMethod

    /// The saved methods as the server last told them.
    private(set) var methods: [Method] = []
    /// The selected one.
    private(set) var selected: Method?

    /// The listed method of this id.
    subscript(id: String) -> Method? { methods.first { $0.id == id } }

    /// Takes a list from the server.
    /// - Returns: Whether the selected id changed.
    mutating func listArrived(_ list: [Method]) -> Bool {
        methods = list
        let kept = selected.flatMap { self[$0.id] }
        return move(to: kept ?? list.first)
    }

    /// Selects a method; of a listed id, the listed object.
    /// - Returns: Whether the selected id changed.
    mutating func select(_ method: Method?) -> Bool { move(to: method.map { self[$0.id] ?? $0 }) }

    private mutating func move(to method: Method?) -> Bool {
        defer { selected = method }
        return selected?.id != method?.id
    }
}
