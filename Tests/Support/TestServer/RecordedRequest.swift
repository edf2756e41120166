public import CofferFoundation

/// One request as the test server received it.
public struct RecordedRequest: Sendable {
    /// Request line, headers and body, byte for byte.
    public let raw: Data
    /// The request line's first word.
    public let method: String
    /// The request line's second word.
    public let target: String
    /// Names and values in the order received, names as spelt.
    public let headers: [(name: String, value: String)]
    /// What followed the empty line.
    public let body: Data

    /// The values of every header of this name, compared without regard to case.
    public func values(of name: String) -> [String] {
        headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }

    /// The body as a JSON object; nil when it is none.
    public var object: [String: Any]? { (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] }

    /// Takes a request apart; nil while its header block or its body is not complete.
    init?(_ raw: Data) {
        guard let end = raw.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: raw[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        headers = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (parts[0], parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
        }
        let length = headers.last { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? 0
        guard raw.count - end.upperBound >= length else { return nil }
        self.raw = raw
        method = words.first ?? ""
        target = words.count > 1 ? words[1] : ""
        body = Data(raw[end.upperBound...])
    }
}
