/// The body of a refusal on the checkout face: `{"error": {…}}` (primer.md §3.7 and §5.4).
public struct CheckoutErrorObject: Equatable, Sendable {
    /// One reason of a refusal.
    public struct Detail: Equatable, Sendable {
        /// The model that the member belongs to, such as `ClientSession`; nil where the wire has a bare string.
        public var model: String?
        /// The member, as ``WireProblem/path`` writes it; nil where the wire has a bare string.
        public var path: String?
        /// What is wrong, in words.
        public var text: String

        /// Makes a detail from its members.
        public init(model: String? = nil, path: String? = nil, text: String) {
            self.model = model
            self.path = path
            self.text = text
        }
    }

    /// A stable name of the refusal, such as `RequestValidationError`.
    public var errorId: String
    /// A sentence for developers; `description` on the wire.
    public var text: String
    /// What support asks for.
    public var diagnosticsId: String
    /// The reasons, in the order of the answer.
    public var validationErrors: [Detail]

    /// Makes one from its members.
    public init(errorId: String, text: String, diagnosticsId: String, validationErrors: [Detail] = []) {
        self.errorId = errorId
        self.text = text
        self.diagnosticsId = diagnosticsId
        self.validationErrors = validationErrors
    }

    /// Reads the whole body; nil when it is no object with an `error` that has the three strings. `validationErrors` may hold strings,
    /// objects or both; what is neither is dropped.
    public init?(_ body: JSONValue) {
        guard let error = body["error"], let errorId = error["errorId"]?.string, let text = error["description"]?.string,
            let diagnosticsId = error["diagnosticsId"]?.string
        else { return nil }
        self.init(
            errorId: errorId, text: text, diagnosticsId: diagnosticsId,
            validationErrors: (error["validationErrors"]?.elements ?? []).flatMap(Detail.details))
    }

    /// Writes the whole body. Details that follow one another with the same model become one object, details without a model strings.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("error")
        writer.beginObject()
        writer.member("errorId", errorId)
        writer.member("description", text)
        writer.member("diagnosticsId", diagnosticsId)
        if !validationErrors.isEmpty {
            writer.key("validationErrors")
            writeDetails(to: &writer)
        }
        writer.endObject()
        writer.endObject()
    }

    private func writeDetails(to writer: inout JSONWriter) {
        writer.beginArray()
        var openModel: String?
        for detail in validationErrors {
            if let model = openModel, model != detail.model {
                writer.endArray()
                writer.endObject()
                openModel = nil
            }
            guard let model = detail.model else {
                writer.string(detail.text)
                continue
            }
            if openModel == nil {
                writer.beginObject()
                writer.member("model", model)
                writer.key("errors")
                writer.beginArray()
                openModel = model
            }
            writer.beginObject()
            writer.member(ifPresent: "path", detail.path)
            writer.member("description", detail.text)
            writer.endObject()
        }
        if openModel != nil {
            writer.endArray()
            writer.endObject()
        }
        writer.endArray()
    }
}

extension CheckoutErrorObject.Detail {
    /// The details in one entry of `validationErrors`.
    static func details(_ value: JSONValue) -> [Self] {
        if let text = value.string { return [Self(text: text)] }
        let model = value["model"]?.string ?? ""
        return (value["errors"]?.elements ?? []).compactMap { error in
            guard let text = error["description"]?.string else { return nil }
            return Self(model: model, path: error["path"]?.string, text: text)
        }
    }
}
