/// The body of `POST /client-session/actions` (primer.md §3.3).
public struct ActionsRequest: Equatable, Sendable {
    /// The changes, in order.
    public var actions: [ClientSessionAction]

    /// Makes a request.
    public init(_ actions: [ClientSessionAction]) { self.actions = actions }

    /// Reads an object; an action that is unknown or lacks what it needs refuses the whole request, so that nothing is half done.
    /// - Throws: ``WireProblem``.
    public init(_ value: JSONValue) throws(WireProblem) {
        let fields = try FieldReader(value)
        guard let entries = try fields.objects("actions", countMax: WireLimits.actionsMax) else {
            throw fields.problem("actions", .missing)
        }
        actions = []
        for entry in entries { actions.append(try ClientSessionAction(entry)) }
    }

    /// Writes the object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("actions", actions)
        writer.endObject()
    }
}

extension ActionsRequest: WireSilent {}
