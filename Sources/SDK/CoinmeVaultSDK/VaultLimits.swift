/// The limits of this SDK.
enum VaultLimits {
    /// Bytes of an ingress host name, as DNS has it.
    static let hostBytesMax = 253
    /// Characters of a submitted value below which it is scrubbed only where it stands as a word of its own, not inside another.
    static let substringCharactersMin = 3
    /// Digits from which on a submitted card number is looked for in success bodies, digit by digit.
    static let numberDigitsMin = 8
    /// Characters of separators between two digits of a card number that a scrubber still sees as one number.
    static let separatorCharactersMax = 8
    /// How often a JSON text inside a JSON string is opened to be scrubbed.
    static let innerJSONMax = 2
    /// Containers that extra data may nest in one another; more is refused before anything recurses into them.
    static let extraDataDepthMax = 32
}
