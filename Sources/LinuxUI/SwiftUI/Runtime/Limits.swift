/// Bounds of the runtime.
enum Limits {
    /// How often an update may lead to another one before the main loop gets its turn.
    static let updateRoundsMax = 64
}
