/// The answer to polling a required action's `statusUrl` (primer.md §3.3).
public struct PollObject: Equatable, Sendable {
    /// How the action stands.
    public enum Status: String, CaseIterable, Sendable {
        /// The customer has not decided yet.
        case pending = "PENDING"
        /// The customer has decided.
        case complete = "COMPLETE"
    }

    /// How the action stands.
    public var status: Status
    /// When ``status`` is complete, this is the resume token.
    public var id: String?
    /// Who answered.
    public var source: String?

    /// Makes one from its members.
    public init(status: Status, id: String? = nil, source: String? = nil) {
        self.status = status
        self.id = id
        self.source = source
    }

    /// Reads an object.
    /// - Throws: ``WireProblem`` for no object, a status that is missing or unknown, or a complete one without `id`.
    public init(_ value: JSONValue) throws(WireProblem) {
        let fields = try FieldReader(value)
        guard let status = try fields.choice("status", of: Status.self) else { throw fields.problem("status", .missing) }
        let id = try fields.text("id", bytesMax: WireLimits.clientTokenBytesMax)
        if status == .complete, id == nil { throw fields.problem("id", .missing) }
        self.init(status: status, id: id, source: value["source"]?.string)
    }

    /// Writes the object; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("status", status.rawValue)
        writer.member(ifPresent: "id", id)
        writer.member(ifPresent: "source", source)
        writer.endObject()
    }
}

extension PollObject: WireSilent {}
