/// What the Return key says.
public enum UIReturnKeyType: Int, Sendable {
    /// Return, then other words.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
