/// Which security codes a card of a network can have.
struct SecurityCodeRule: Equatable, Sendable {
    /// How many digits a field for the code takes: the network's count, 3 where it has no rule and where nothing is chosen.
    let fieldLength: Int
    /// How many digits a code may have: the network's count, 3 or 4 where it has no rule.
    let acceptedLengths: ClosedRange<Int>

    /// The rule of a network, nil when nothing is chosen.
    init(_ network: CardNetwork?) {
        let length = network?.traits?.cvvLength
        fieldLength = length ?? 3
        acceptedLengths = length.map { $0...$0 } ?? 3...4
    }

    /// What a text that is being typed is.
    enum Typing: Equatable, Sendable {
        /// Too short to be judged, empty included.
        case incomplete
        /// As long as the network's codes are, digits only.
        case valid
        /// Too long, or with something other than the digits 0 through 9.
        case invalid
    }

    /// What a field for the code keeps of a text: the digits 0 through 9, ``fieldLength`` of them at most.
    func kept(of text: String) -> String {
        String(text.unicodeScalars.filter { ("0"..."9").contains($0) }.prefix(fieldLength).map(Character.init))
    }

    /// Judges a text while it is typed.
    func judgeTyping(_ text: String) -> Typing {
        guard Self.hasDigitsOnly(text), text.utf8.count <= fieldLength else { return .invalid }
        return text.utf8.count == fieldLength ? .valid : .incomplete
    }

    /// Judges a code before it is sent.
    /// - Throws: ``PrimerValidationError/invalidCvv(message:diagnosticsId:)`` with another message for an empty code than for a wrong one.
    func check(_ code: String) throws(PrimerValidationError) {
        guard !code.isEmpty else { throw .invalidCvv(message: "CVV cannot be blank.") }
        guard Self.hasDigitsOnly(code), acceptedLengths.contains(code.utf8.count) else { throw .invalidCvv(message: "CVV is not valid.") }
    }

    private static func hasDigitsOnly(_ text: String) -> Bool {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
