extension ClientSessionObject {
    /// The session after a change: nested objects are merged, arrays replaced whole, and null clears (RFC 7396).
    /// - Parameter patch: An object; unknown members are ignored.
    /// - Throws: ``WireProblem`` for whatever ``init(json:)`` refuses, and ``WireProblem/Reason/unchangeable`` for
    /// `paymentMethod.options`
    ///   that differ from those of the session.
    public func merging(patch: JSONValue) throws(WireProblem) -> ClientSessionObject {
        let changes = try FieldReader(patch)
        var writer = JSONWriter()
        let own: JSONDocument
        do throws(JSONProblem) { own = try JSONDocument(jsonBytes) } catch { throw WireProblem(path: "", reason: .json(error)) }
        JSONMergePatch.write(own.root, changedBy: changes.value, to: &writer)
        let changed = try ClientSessionObject(json: writer.bytes)
        if !Self.sameOptions(changed.paymentMethod?.options, paymentMethod?.options) {
            throw WireProblem(path: "paymentMethod.options", reason: .unchangeable)
        }
        return changed
    }

    /// Absent and empty options are the same.
    private static func sameOptions(_ left: [PaymentMethodOption]?, _ right: [PaymentMethodOption]?) -> Bool {
        (left ?? []) == (right ?? [])
    }
}
