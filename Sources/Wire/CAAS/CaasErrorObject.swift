/// The `errorResponse` object of a CAAS answer: why a request was refused.
///
/// Every member may be missing. Samples give `httpStatus` as a number or as a string of digits, and `timestamp` with three, six or nine
/// fraction digits, so the latter stays text.
public struct CaasErrorObject: Equatable, Sendable {
    /// One reason of a refusal.
    public struct Entry: Equatable, Sendable {
        /// The code, four groups of three digits with hyphens; compared with spaces around it ignored.
        public let errorCode: String
        /// A sentence for developers, nil when the answer has none.
        public let message: String?

        /// Makes an entry from its members.
        public init(errorCode: String, message: String? = nil) {
            self.errorCode = errorCode
            self.message = message
        }
    }

    /// When the refusal happened, ISO 8601 in UTC with any number of fraction digits; do not parse it with a fixed format.
    public let timestamp: String?
    /// The status the service gives the refusal, usually 200; not the transport's.
    public let httpStatus: Int?
    /// Which route refused, in either order of method and path; informative only.
    public let path: String?
    /// The reasons, in the order of the answer.
    public let errorData: [Entry]
    /// A sentence of the answer as a whole.
    public let message: String?
    /// What the service says of trying again.
    public let retry: String?

    /// Makes a response from its members.
    public init(
        timestamp: String? = nil, httpStatus: Int? = nil, path: String? = nil, errorData: [Entry] = [], message: String? = nil,
        retry: String? = nil
    ) {
        self.timestamp = timestamp
        self.httpStatus = httpStatus
        self.path = path
        self.errorData = errorData
        self.message = message
        self.retry = retry
    }
}

extension CaasErrorObject {
    /// Reads the members of an object leniently: a member of the wrong type counts as missing, a malformed entry is skipped.
    /// - Returns: nil only when the value is no object.
    public init?(_ value: JSONValue) {
        guard value.kind == .object else { return nil }
        self.init(
            timestamp: value["timestamp"]?.string,
            httpStatus: value["httpStatus"].flatMap(Self.status),
            path: value["path"]?.string,
            errorData: value["errorData"]?.elements.compactMap(Entry.init) ?? [],
            message: value["message"]?.string,
            retry: value["retry"]?.string)
    }

    /// Writes the object; members that are nil are left out, `httpStatus` is a string of digits as in the service's samples.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(ifPresent: "httpStatus", httpStatus.map(String.init))
        writer.member(ifPresent: "timestamp", timestamp)
        writer.member(ifPresent: "path", path)
        writer.key("errorData")
        writer.beginArray()
        for entry in errorData {
            writer.beginObject()
            writer.member("errorCode", entry.errorCode)
            writer.member(ifPresent: "message", entry.message)
            writer.endObject()
        }
        writer.endArray()
        writer.member(ifPresent: "message", message)
        writer.member(ifPresent: "retry", retry)
        writer.endObject()
    }

    private static func status(_ value: JSONValue) -> Int? {
        if let number = value.int64 { return Int(exactly: number) }
        return value.string.flatMap { Int($0) }
    }
}

extension CaasErrorObject.Entry {
    /// Reads an entry; nil when it is no object or its `errorCode` is no string.
    init?(_ value: JSONValue) {
        guard let code = value["errorCode"]?.string else { return nil }
        self.init(errorCode: code, message: value["message"]?.string)
    }
}
