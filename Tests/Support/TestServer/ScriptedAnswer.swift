public import CofferFoundation

/// What the test server does with one request; the connection is closed after each.
public enum ScriptedAnswer: Sendable {
    /// Answers with this status, these headers and this body.
    case respond(status: Int, headers: [String: String] = [:], body: Data = Data())
    /// Answers with the whole request, byte for byte, as plain text.
    case echo(status: Int = 200)
    /// Announces the whole body and sends only its first half.
    case halfBody(status: Int = 200, body: Data)
    /// Sends these bytes with nothing before them.
    case garbage(Data = Data("!! this is not HTTP !!\r\n\r\n".utf8))
    /// Waits until ``TestServer/release()`` is called, then does what is given.
    indirect case held(ScriptedAnswer)
    /// Closes the connection without a byte.
    case close

    /// Answers with a JSON text.
    public static func json(_ text: String, status: Int = 200) -> ScriptedAnswer {
        .respond(status: status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
    }

    /// Sends the client elsewhere.
    public static func redirect(to url: String, status: Int = 307) -> ScriptedAnswer {
        .respond(status: status, headers: ["Location": url])
    }

    /// The bytes that go on the wire; nil for ``held(_:)``.
    func bytes(for request: RecordedRequest) -> Data? {
        switch self {
        case .respond(let status, let headers, let body):
            Self.head(status, headers, length: body.count) + body
        case .echo(let status):
            Self.head(status, ["Content-Type": "text/plain"], length: request.raw.count) + request.raw
        case .halfBody(let status, let body):
            Self.head(status, ["Content-Type": "application/json"], length: body.count) + body.prefix(body.count / 2)
        case .garbage(let bytes): bytes
        case .close: Data()
        case .held: nil
        }
    }

    private static func head(_ status: Int, _ headers: [String: String], length: Int) -> Data {
        var lines = ["HTTP/1.1 \(status) Scripted", "Content-Length: \(length)", "Connection: close"]
        lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}
