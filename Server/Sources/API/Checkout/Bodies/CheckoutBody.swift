internal import CofferCrypto
internal import CofferHTTPServer
internal import CofferWire

/// Reads the JSON bodies of the checkout face.
struct CheckoutBody {
    /// What an error says that the members belong to.
    var model: String
    /// The error for members that are missing or badly formed.
    var invalid = CheckoutErrorID.requestValidation
    /// The path of the one member that is meant to hold a card number (D14); nil for none.
    var cardNumber: String?
    /// Whether there may be no body at all.
    var isOptional = false

    /// What a body says.
    /// - Parameters:
    ///   - isJSON: Whether the request says that the body is JSON.
    ///   - make: Reads the value. It must keep nothing of a secret that refers to the document, because its bytes are wiped afterwards.
    /// - Returns: Nil for no body where that is allowed.
    func read<Value>(
        _ body: HTTPBody, isJSON: Bool, _ make: (JSONValue) throws(CheckoutRefusal) -> Value
    ) throws(CheckoutRefusal) -> Value? {
        if body.count == 0, isOptional { return nil }
        guard isJSON || body.count == 0 else { throw CheckoutRefusal(.unsupportedMediaType) }
        var bytes = body.withUnsafeBytes { Array($0) }
        // The document is gone when `value` returns, so this array is the only one left to wipe.
        defer { bytes.wipe() }
        return try value(of: bytes, make)
    }

    private func value<Value>(
        of bytes: [UInt8], _ make: (JSONValue) throws(CheckoutRefusal) -> Value
    ) throws(CheckoutRefusal) -> Value {
        let document: JSONDocument
        do throws(JSONProblem) { document = try JSONDocument(bytes) } catch { throw CheckoutRefusal(.malformedRequest) }
        guard document.root.kind == .object else { throw CheckoutRefusal(.malformedRequest) }
        if let place = CardNumberSearch.place(in: document.root, except: cardNumber) {
            throw CheckoutRefusal(invalid, model: model, path: place, "Must not hold a card number.")
        }
        return try make(document.root)
    }

    /// The same for what Wire reads.
    func read<Value>(
        _ body: HTTPBody, isJSON: Bool, as make: (JSONValue) throws(WireProblem) -> Value
    ) throws(CheckoutRefusal) -> Value? {
        try read(body, isJSON: isJSON) { (value) throws(CheckoutRefusal) in
            do throws(WireProblem) { return try make(value) } catch { throw refusal(error) }
        }
    }

    /// What Wire refuses, as this body's error.
    func refusal(_ problem: WireProblem) -> CheckoutRefusal {
        if case .json = problem.reason { return CheckoutRefusal(.malformedRequest) }
        return CheckoutRefusal(invalid, model: model, path: problem.path, problem.sentence)
    }
}
