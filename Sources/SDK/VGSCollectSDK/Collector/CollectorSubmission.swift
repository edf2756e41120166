/// A send whose body is made, and what is in it.
package struct CollectorSubmission: Sendable {
    /// What the fields put into the body, in the fields' order; empty when nothing will be sent.
    package let secureValues: [SecureValue]
    /// Sends it and comes back with how it ended.
    package let send: @MainActor @Sendable () async -> VGSResponse

    init(secureValues: [SecureValue], send: @escaping @MainActor @Sendable () async -> VGSResponse) {
        self.secureValues = secureValues
        self.send = send
    }
}

extension CollectorSubmission: CustomReflectable {
    /// Without children: the body is in it.
    package var customMirror: Mirror { .silent(self) }
}
