extension Response.Body.Tokenization.PaymentInstrumentData {
    /// The session of a payment method that redirects.
    public struct SessionInfo: Codable, Equatable, Sendable {
        /// The language, such as `en-US`.
        public let locale: String?
        /// The platform, such as `IOS`.
        public let platform: String?
        /// Where the customer returns to.
        public let redirectionUrl: String?

        /// Makes a session from its members.
        public init(locale: String? = nil, platform: String? = nil, redirectionUrl: String? = nil) {
            self.locale = locale
            self.platform = platform
            self.redirectionUrl = redirectionUrl
        }
    }
}
