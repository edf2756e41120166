import CofferFoundation
import CofferTransport

extension CheckoutWorld {
    /// The world as it is.
    static func live() -> CheckoutWorld {
        let transport = HTTPTransport.session(
            secondsMax: CheckoutLimits.paymentCallSeconds, answerBytesMax: CheckoutLimits.answerBytesMax)
        return CheckoutWorld(
            send: { CallAnswer(await transport.send($0)) },
            now: { Date() },
            pause: { try? await Task.sleep(nanoseconds: UInt64(max($0, 0) * 1_000_000_000)) },
            chance: { .random(in: 0...1) },
            uuid: { UUID().uuidString })
    }
}

extension CallAnswer {
    /// What a transport's answer means.
    init(_ answer: HTTPAnswer) {
        if let error = answer.error {
            self.init(Self.problem(error))
        } else if let response = answer.response as? HTTPURLResponse {
            self.init(
                status: response.statusCode, body: answer.data.map { Array($0) } ?? [],
                retryAfter: response.value(forHTTPHeaderField: "Retry-After"))
        } else {
            self.init(.noAnswer)
        }
    }

    private static func problem(_ error: any Error) -> CallProblem {
        switch (error as? URLError)?.code {
        case .cancelled: .cancelled
        case .timedOut: .timedOut
        case .dataLengthExceedsMaximum: .answerTooLarge
        case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet: .notSent
        default: .noAnswer
        }
    }
}
