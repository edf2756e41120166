/// The answer of `POST`, `GET` and `PATCH /client-session`: the session, its token, and warnings (primer.md §5.1).
public struct ClientSessionResponse: Equatable, Sendable {
    /// Something that was accepted and may still be a mistake.
    public struct Warning: Equatable, Sendable {
        /// What kind it is.
        public var type: String
        /// A stable name.
        public var code: String
        /// A sentence for developers.
        public var message: String

        /// Makes one from its members.
        public init(type: String, code: String, message: String) {
            self.type = type
            self.code = code
            self.message = message
        }
    }

    /// What the SDK is given.
    public var clientToken: String
    /// When it expires, ISO 8601 in UTC.
    public var clientTokenExpirationDate: String?
    /// What may be a mistake.
    public var warnings: [Warning]
    /// The session.
    public var session: ClientSessionObject

    /// Makes one from its members.
    public init(clientToken: String, clientTokenExpirationDate: String? = nil, warnings: [Warning] = [], session: ClientSessionObject) {
        self.clientToken = clientToken
        self.clientTokenExpirationDate = clientTokenExpirationDate
        self.warnings = warnings
        self.session = session
    }

    /// Reads the answer.
    /// - Throws: ``WireProblem`` when it has no client token or its session is not acceptable.
    public init(_ value: JSONValue) throws(WireProblem) {
        let fields = try FieldReader(value)
        clientToken = try fields.requiredText("clientToken", bytesMax: WireLimits.clientTokenBytesMax)
        clientTokenExpirationDate = value["clientTokenExpirationDate"]?.string
        warnings = value["warnings"].flatMap(Warning.list) ?? []
        session = try ClientSessionObject(fields)
    }

    /// Writes the answer: the session's members beside the token.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("clientToken", clientToken)
        writer.member(ifPresent: "clientTokenExpirationDate", clientTokenExpirationDate)
        session.writeMembers(to: &writer)
        writer.member("warnings", warnings)
        writer.endObject()
    }
}

extension ClientSessionResponse.Warning: WireReadable, WireWritable {
    init?(_ value: JSONValue) {
        guard let type = value["type"]?.string, let code = value["code"]?.string, let message = value["message"]?.string else { return nil }
        self.init(type: type, code: code, message: message)
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", type)
        writer.member("code", code)
        writer.member("message", message)
        writer.endObject()
    }
}

extension ClientSessionResponse: WireSilent {}
