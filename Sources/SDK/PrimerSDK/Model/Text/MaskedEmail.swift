/// An email address of which only the beginning and the domain are shown.
struct MaskedEmail: Equatable, Sendable {
    /// Two characters before the `@` at most, four bullets, the domain; a text without `@` as it stands.
    let text: String

    /// Masks an address; split at the first `@`.
    init(_ email: String) {
        guard let at = email.firstIndex(of: "@") else {
            text = email
            return
        }
        text = email[..<at].prefix(2) + "••••" + email[at...]
    }
}
