/// The `errorResponse` of a CAAS answer, scrubbed of everything that was submitted. Every member may be missing.
public struct CaasErrorResponse: Equatable, Sendable {
    /// One reason of a refusal.
    public struct Entry: Equatable, Sendable {
        /// The service's code, four groups of three digits with hyphens.
        public let errorCode: String
        /// A sentence for developers, nil when the answer has none.
        public let message: String?

        /// Makes an entry from its members.
        public init(errorCode: String, message: String? = nil) {
            self.errorCode = errorCode
            self.message = message
        }
    }

    /// When the refusal happened, ISO 8601 in UTC with any number of fraction digits.
    public let timestamp: String?
    /// The status the service gives the refusal, usually 200; not the transport's.
    public let httpStatus: Int?
    /// Which route refused; informative only.
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

    /// The first entry whose code is a known card-submit code; where none is known, the first whose code is not blank; else nil.
    public func firstKnownError() -> Entry? {
        errorData.first { SubmitCardError(errorCode: $0.errorCode) != nil } ?? errorData.first { !$0.errorCode.isBlank }
    }
}
