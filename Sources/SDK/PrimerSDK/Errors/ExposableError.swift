/// An internal error that stands for one which merchants may see.
protocol ExposableError: Error {
    /// What a merchant sees instead, with the same id for support.
    var exposedError: PrimerError { get }
}
