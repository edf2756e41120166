internal import CofferHTTPServer

/// The members of a body of `application/x-www-form-urlencoded`.
struct FormBody {
    private let members: [(name: String, value: String)]

    /// Reads a body; nil where an escape is broken or the text is not UTF-8.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var members: [(String, String)] = []
        for pair in bytes.split(separator: UInt8(ascii: "&")) {
            let halves = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(halves[0]), let value = halves.count > 1 ? Self.decoded(halves[1]) : "" else { return nil }
            members.append((name, value))
        }
        self.members = members
    }

    /// The value of a member, nil where it is absent or empty.
    /// - Throws: 667 where the member stands twice.
    func value(_ name: String) throws(CaasRefusal) -> String? {
        let values = members.filter { $0.name == name }
        guard values.count <= 1 else { throw .invalid(name) }
        return values.first.flatMap { $0.value.isEmpty ? nil : $0.value }
    }

    private static func decoded(_ bytes: some Sequence<UInt8>) -> String? { PercentEncoding.decoded(bytes, plusIsSpace: true) }
}
