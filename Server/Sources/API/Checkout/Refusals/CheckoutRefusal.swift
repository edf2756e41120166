internal import CofferHTTPServer
internal import CofferWire

/// Why a request of the checkout face is not served. Holds no value of the request.
struct CheckoutRefusal: Error, Equatable {
    /// What outsiders are told.
    var id: CheckoutErrorID
    /// The members that are wrong.
    var details: [CheckoutErrorObject.Detail] = []
    /// The methods that are answered, for `Allow`.
    var allowed: String?

    /// A refusal without more to say.
    init(_ id: CheckoutErrorID) { self.id = id }

    /// A refusal of one member.
    /// - Parameters:
    ///   - model: What the member belongs to; the SDK's half does not show it.
    ///   - path: The member, in names of ours.
    ///   - text: What is wrong, in a sentence of ours.
    init(_ id: CheckoutErrorID, model: String, path: String, _ text: String) {
        self.id = id
        details = [CheckoutErrorObject.Detail(model: model, path: path, text: text)]
    }

    /// 405 with `Allow`.
    static func methodNotAllowed(_ route: CheckoutRoute) -> CheckoutRefusal {
        var refusal = CheckoutRefusal(.methodNotAllowed)
        refusal.allowed = route.allowed
        return refusal
    }

    /// What the server itself refuses.
    init(server refusal: HTTPRefusal) {
        switch refusal {
        case .framing: self.init(.malformedRequest)
        case .bodyTooLarge: self.init(.requestTooLarge)
        case .headTooLarge: self.init(.headTooLarge)
        case .requestTooSlow: self.init(.requestTimeout)
        case .handlerTooSlow, .tooManyStreams, .stopping: self.init(.unavailable)
        case .longHandlerTooSlow: self.init(.processorTimeout)
        }
    }
}
