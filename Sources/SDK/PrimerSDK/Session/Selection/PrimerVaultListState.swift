/// How the list of saved methods stands. An addition of ours: upstream shows a failed fetch to nobody.
@available(iOS 15.0, *)
public enum PrimerVaultListState: Equatable, Sendable {
    /// It is being fetched for the first time.
    case loading
    /// It is as the service told it last.
    case loaded
    /// The last fetch failed. Methods that were listed before, without those that were deleted, are still listed.
    case failed(PrimerError)

    /// Failures are equal when their ids for support are.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.loading, .loading), (.loaded, .loaded): true
        case (.failed(let left), .failed(let right)): left.diagnosticsId == right.diagnosticsId
        default: false
        }
    }
}
