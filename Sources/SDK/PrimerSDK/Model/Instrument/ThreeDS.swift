/// What belongs to 3-D Secure; a namespace.
public enum ThreeDS {
    /// How a customer was authenticated.
    public struct AuthenticationDetails: Codable, Equatable, Sendable {
        /// How it ended; the one member that must be there.
        public let responseCode: ResponseCode
        /// Why it ended so, as a code.
        public let reasonCode: String?
        /// Why it ended so, in words.
        public let reasonText: String?
        /// The version of 3-D Secure, such as `2.2.0`.
        public let protocolVersion: String?
        /// Whether the customer was asked.
        public let challengeIssued: Bool?

        /// Makes the details from their members.
        public init(
            responseCode: ResponseCode, reasonCode: String? = nil, reasonText: String? = nil, protocolVersion: String? = nil,
            challengeIssued: Bool? = nil
        ) {
            self.responseCode = responseCode
            self.reasonCode = reasonCode
            self.reasonText = reasonText
            self.protocolVersion = protocolVersion
            self.challengeIssued = challengeIssued
        }
    }

    /// How an authentication ended; raw values are the wire's.
    public enum ResponseCode: String, Codable, CaseIterable, Sendable {
        /// It was not tried.
        case notPerformed = "NOT_PERFORMED"
        /// It was left out.
        case skipped = "SKIPPED"
        /// The customer is who they say.
        case authSuccess = "AUTH_SUCCESS"
        /// The customer is not, or could not show it.
        case authFailed = "AUTH_FAILED"
        /// The customer must be asked.
        case challenge = "CHALLENGE"
        /// The device must be looked at first.
        case method = "METHOD"
    }
}
