/// How a send ended, and what it had put into the body.
package struct CollectorSubmission: Sendable {
    /// How it ended.
    package let response: VGSResponse
    /// What the fields put into the body, in the fields' order; empty when nothing was sent.
    package let secureValues: [SecureValue]
}

extension CollectorSubmission: CustomReflectable {
    /// Without children: an answer may echo what was sent.
    package var customMirror: Mirror { .silent(self) }
}
