internal import CofferHTTPServer

/// The routes of the checkout face (primer.md §3.3 and §5), matched exactly: no trailing slash, no escapes.
enum CheckoutRoute: Equatable {
    // The merchant's half.

    /// `/client-session`.
    case clientSession
    /// `/payment-instruments`.
    case instruments
    /// `/payment-instruments/{token}`.
    case instrument(token: String)
    /// `/payment-instruments/{token}/vault`.
    case keepInstrument(token: String)
    /// `/payment-instruments/{token}/default`.
    case defaultInstrument(token: String)
    /// `/payments`.
    case payments
    /// `/payments/{id}`.
    case payment(id: String)
    /// `/payments/{id}/capture`, `/cancel`, `/refund` or `/resume`.
    case paymentStep(PaymentOperation, id: String)

    // The SDK's half.

    /// `/sdk/configuration`.
    case configuration
    /// `/sdk/client-session/actions`.
    case sessionActions
    /// `/sdk/payment-instruments`.
    case sdkInstruments
    /// `/sdk/payment-instruments/{id}/exchange`.
    case exchange(id: String)
    /// `/sdk/payment-instruments/{id}/vault`.
    case sdkInstrument(id: String)
    /// `/sdk/payments`.
    case sdkPayments
    /// `/sdk/payments/{id}/resume`.
    case sdkResume(id: String)

    // For whoever knows the action's identifier.

    /// `/sdk/actions/{id}/status`.
    case actionStatus(id: String)
    /// `/sandbox/actions/{id}`.
    case actionPage(id: String)

    /// A path of the face that names nothing.
    case unknown(CheckoutHalf)

    /// What a merchant does with a payment.
    enum PaymentOperation: Equatable {
        case capture, cancel, refund, resume
    }

    /// Nil for a path that is none of this face.
    init?(_ path: HTTPText) {
        if let rest = path.droppingFirstSegment("/sdk") {
            self = Self.sdk(rest) ?? .unknown(.sdk)
        } else if let rest = path.droppingFirstSegment("/payment-instruments") {
            self = Self.instruments(rest) ?? .unknown(.merchant)
        } else if let rest = path.droppingFirstSegment("/payments") {
            self = Self.payments(rest) ?? .unknown(.merchant)
        } else if let rest = path.droppingFirstSegment("/client-session") {
            self = rest.isEmpty ? .clientSession : .unknown(.merchant)
        } else if let rest = path.droppingFirstSegment("/sandbox") {
            self = rest.dropping(prefix: "/actions/").flatMap(Self.last).map { .actionPage(id: $0) } ?? .unknown(.page)
        } else {
            return nil
        }
    }

    private static func instruments(_ rest: HTTPText) -> CheckoutRoute? {
        if rest.isEmpty { return .instruments }
        guard let rest = rest.dropping(prefix: "/") else { return nil }
        if let token = rest.segment(before: "/vault") { return .keepInstrument(token: token) }
        if let token = rest.segment(before: "/default") { return .defaultInstrument(token: token) }
        return last(rest).map { .instrument(token: $0) }
    }

    private static func payments(_ rest: HTTPText) -> CheckoutRoute? {
        if rest.isEmpty { return .payments }
        guard let rest = rest.dropping(prefix: "/") else { return nil }
        if let id = rest.segment(before: "/capture") { return .paymentStep(.capture, id: id) }
        if let id = rest.segment(before: "/cancel") { return .paymentStep(.cancel, id: id) }
        if let id = rest.segment(before: "/refund") { return .paymentStep(.refund, id: id) }
        if let id = rest.segment(before: "/resume") { return .paymentStep(.resume, id: id) }
        return last(rest).map { .payment(id: $0) }
    }

    private static func sdk(_ rest: HTTPText) -> CheckoutRoute? {
        // The list first: it is what is asked for most.
        if rest == "/payment-instruments" { return .sdkInstruments }
        if rest == "/configuration" { return .configuration }
        if rest == "/payments" { return .sdkPayments }
        if rest == "/client-session/actions" { return .sessionActions }
        if let rest = rest.dropping(prefix: "/payment-instruments/") {
            if let id = rest.segment(before: "/exchange") { return .exchange(id: id) }
            return rest.segment(before: "/vault").map { .sdkInstrument(id: $0) }
        }
        if let rest = rest.dropping(prefix: "/payments/") { return rest.segment(before: "/resume").map { .sdkResume(id: $0) } }
        if let rest = rest.dropping(prefix: "/actions/") { return rest.segment(before: "/status").map { .actionStatus(id: $0) } }
        return nil
    }

    /// The text itself where it is one segment of a path.
    private static func last(_ text: HTTPText) -> String? {
        text.isEmpty || text.contains(UInt8(ascii: "/")) ? nil : text.string
    }

    /// Who may come here, and in which shape errors are told.
    var half: CheckoutHalf {
        switch self {
        case .clientSession, .instruments, .instrument, .keepInstrument, .defaultInstrument, .payments, .payment, .paymentStep:
            .merchant
        case .configuration, .sessionActions, .sdkInstruments, .exchange, .sdkInstrument, .sdkPayments, .sdkResume, .actionStatus: .sdk
        case .actionPage: .page
        case .unknown(let half): half
        }
    }

    /// The methods that the route answers, as the `Allow` field lists them.
    var allowed: String {
        switch self {
        case .clientSession: "GET, HEAD, PATCH, POST"
        case .payments, .sdkInstruments, .actionPage: "GET, HEAD, POST"
        case .instruments, .payment, .configuration, .actionStatus: "GET, HEAD"
        case .instrument, .sdkInstrument: "DELETE"
        case .keepInstrument, .defaultInstrument, .paymentStep, .sessionActions, .exchange, .sdkPayments, .sdkResume: "POST"
        case .unknown: ""
        }
    }
}

extension HTTPText {
    /// What follows a first segment of a path, nil where the path begins with another one.
    func droppingFirstSegment(_ segment: StaticString) -> HTTPText? {
        guard let rest = dropping(prefix: segment), rest.isEmpty || rest.bytes[0] == UInt8(ascii: "/") else { return nil }
        return rest
    }

    /// The one segment before an ending, nil where that is empty, or holds a slash, or the text ends in another way.
    func segment(before ending: StaticString) -> String? {
        let count = bytes.count - ending.utf8CodeUnitCount
        guard count > 0, ending.withUTF8Buffer({ bytes[count...].elementsEqual($0) }) else { return nil }
        let segment = bytes[..<count]
        return segment.contains(UInt8(ascii: "/")) ? nil : String(decoding: segment, as: UTF8.self)
    }
}
