/// An answer to a request. `Cache-Control: no-store` is on every one; no field names the server.
public struct HTTPResponse: Sendable {
    /// A header field of an answer.
    public struct Field: Sendable {
        /// The name.
        public var name: StaticString
        /// The value, without a line break.
        public var value: String

        /// A field.
        public init(_ name: StaticString, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The status, 200 through 599.
    public var status: Int

    /// The `Content-Type`, nil for none.
    public var contentType: StaticString?

    /// Further header fields.
    public var fields: [Field]

    /// The body.
    public var body: [UInt8]

    /// An answer.
    public init(status: Int, contentType: StaticString? = nil, fields: [Field] = [], body: [UInt8] = []) {
        self.status = status
        self.contentType = contentType
        self.fields = fields
        self.body = body
    }
}
