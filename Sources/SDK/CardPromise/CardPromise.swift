internal import CofferFoundation

/// What a process has promised about the cards that are typed in it.
///
/// On a phone a card is typed into the app that sends it. Where it comes from elsewhere, as from a browser over a local connection, whoever brings it
/// there promises that no real card is taken; what sends cards to a vault asks before it does. `lock` guards `isLiveRefused`.
public final class CardPromise: @unchecked Sendable {
    /// The promise of this process.
    public static let process = CardPromise()

    private let lock = NSLock()
    private var isLiveRefused = false

    /// A promise that is nobody's yet, for tests.
    public init() {}

    /// Refuses vaults of real cards from now on. There is no way back.
    public func refuseLive() { lock.withLock { isLiveRefused = true } }

    /// Whether vaults of real cards are refused.
    public var refusesLive: Bool { lock.withLock { isLiveRefused } }

    /// Whether a vault's environment is refused.
    /// - Parameter environment: Its name. What begins with `live`, in any case of letters, is an environment of real cards.
    public func refuses(environment: String) -> Bool { refusesLive && environment.lowercased().hasPrefix("live") }

    /// Why a vault is refused, for whoever writes the app.
    public static let sentence =
        "This process takes no real cards, because what is typed passes through it (BrowserHost): use the sandbox environment."
}
