package import CofferTransport

/// How a collector reaches the network.
package typealias CollectorTransport = HTTPTransport

/// What a transport comes back with.
package typealias CollectorAnswer = HTTPAnswer

extension HTTPTransport {
    /// The collector's transport, within its limits: 60 seconds and ``Limits/answerBytesMax``.
    package static func session() -> HTTPTransport {
        session(secondsMax: Limits.requestSeconds, answerBytesMax: Limits.answerBytesMax)
    }
}
