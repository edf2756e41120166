/// Lays layers of headers over one another.
enum SubmitHeaders {
    /// Names that stay the transport's own, in lower case.
    static let transportNames: Set<String> = ["host", "content-length", "transfer-encoding", "connection"]

    /// One header for each name, names compared without regard to case; the last layer that has it gives value and spelling.
    /// - Throws: ``SubmitFault/invalidHeader`` when a name is no token or a value holds a control character.
    static func merged(_ layers: [String: String]...) throws(SubmitFault) -> [String: String] {
        var byName: [String: (name: String, value: String)] = [:]
        for layer in layers {
            // In a fixed order, so that two spellings in one layer always end the same way.
            for (name, value) in layer.sorted(by: { $0.key < $1.key }) {
                guard isToken(name), isValue(value) else { throw .invalidHeader }
                byName[name.lowercased()] = (name, value)
            }
        }
        return byName.reduce(into: [:]) { headers, entry in
            if !transportNames.contains(entry.key) { headers[entry.value.name] = entry.value.value }
        }
    }

    /// RFC 9110 section 5.6.2.
    private static func isToken(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
    }

    private static func isValue(_ value: String) -> Bool {
        value.utf8.allSatisfy { $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }
    }
}
