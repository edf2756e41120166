/// How the customer can close a checkout.
public enum DismissalMechanism: String, Codable, CaseIterable, Sendable {
    /// By swiping it down.
    case gestures = "GESTURES"
    /// By a button.
    case closeButton = "CLOSE_BUTTON"
}
