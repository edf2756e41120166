import CofferWire

/// A text that no text form shows, such as a client token.
struct SilentText: Equatable, Sendable {
    /// The text.
    let text: String

    init(_ text: String) { self.text = text }
}

extension SilentText: WireSilent {}
