/// The body of `POST /payments/{id}/resume` (primer.md §3.3).
public struct ResumeRequest: Equatable, Sendable {
    /// What polling gave when the action was complete.
    public var resumeToken: String

    /// Makes a request.
    public init(resumeToken: String) { self.resumeToken = resumeToken }

    /// Reads an object.
    /// - Throws: ``WireProblem`` when there is no object, or `resumeToken` is missing, empty, too long or no string.
    public init(_ value: JSONValue) throws(WireProblem) {
        resumeToken = try FieldReader(value).requiredText("resumeToken", bytesMax: WireLimits.clientTokenBytesMax)
    }

    /// Writes the object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("resumeToken", resumeToken)
        writer.endObject()
    }
}

extension ResumeRequest: WireSilent {}
