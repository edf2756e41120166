import CofferCardPromise
import CofferFoundation

extension VGSCollect {
    /// Sends the fields' texts as one JSON object.
    /// - Parameters:
    ///   - path: The path at the vault's host; one leading slash is optional, `?` and `#` are escaped.
    ///   - method: The HTTP method.
    ///   - routeId: A route of the vault, a UUID; it counts at the vendor's host only.
    ///   - extraData: JSON that goes beside the fields; fields win over it.
    ///   - requestOptions: How field names become keys.
    ///   - block: Called once on the main actor; at once when a required field stops the send or the send cannot be made.
    public func sendData(
        path: String, method: VGSCollectHTTPMethod = .post, routeId: String? = nil, extraData: [String: Any]? = nil,
        requestOptions: VGSCollectRequestOptions = VGSCollectRequestOptions(), completion block: @escaping @MainActor (VGSResponse) -> Void
    ) {
        let send = prepare(path: path, method: method, routeId: routeId, extraData: extraData, options: requestOptions, headers: [:])
        switch send {
        case .refused(let response): block(response)
        case .ready(let request, _):
            let transport = transport
            Task { block(await Self.exchange(request, over: transport)) }
        }
    }

    /// Sends the fields' texts as one JSON object and comes back with how it ended; it does not throw.
    ///
    /// The parameters are those of ``sendData(path:method:routeId:extraData:requestOptions:completion:)``.
    public func sendData(
        path: String, method: VGSCollectHTTPMethod = .post, routeId: String? = nil, extraData: [String: Any]? = nil,
        requestOptions: VGSCollectRequestOptions = VGSCollectRequestOptions()
    ) async -> VGSResponse {
        await submission(path: path, method: method, routeId: routeId, extraData: extraData, requestOptions: requestOptions).send()
    }

    /// Makes a send's body now and gives what sends it, with headers of this send alone; fields may change or leave the form in between.
    /// - Parameter headers: Laid over ``customHeaders``, which stay as they are.
    package func submission(
        path: String, method: VGSCollectHTTPMethod = .post, routeId: String? = nil, extraData: [String: Any]? = nil,
        headers: HTTPHeaders = [:], requestOptions: VGSCollectRequestOptions = VGSCollectRequestOptions()
    ) -> CollectorSubmission {
        let send = prepare(path: path, method: method, routeId: routeId, extraData: extraData, options: requestOptions, headers: headers)
        switch send {
        case .refused(let response): return CollectorSubmission(secureValues: []) { response }
        case .ready(let request, let values):
            let transport = transport
            return CollectorSubmission(secureValues: values) { await Self.exchange(request, over: transport) }
        }
    }

    // MARK: Before the network

    private enum PreparedSend {
        case refused(VGSResponse)
        case ready(URLRequest, [SecureValue])
    }

    private func prepare(
        path: String, method: VGSCollectHTTPMethod, routeId: String?, extraData: [String: Any]?, options: VGSCollectRequestOptions,
        headers: HTTPHeaders
    ) -> PreparedSend {
        if isRefused {
            let error = VGSError(.invalidConfigurationURL, key: VGSSDKErrorWrongConfiguration, text: CardPromise.sentence)
            return .refused(.failure(error.code, nil, nil, error))
        }
        if let error = requirementError() { return .refused(.failure(error.code, nil, nil, error)) }
        guard let url = address.origin(routeId: routeId)?.url(path: path) else {
            let error = VGSError(.invalidConfigurationURL)
            return .refused(.failure(error.code, nil, nil, error))
        }

        var entries: [FieldEntry] = []
        var values: [SecureValue] = []
        for field in textFields {
            guard let name = field.settings.name else { continue }
            let output = field.outputText
            let written = field.applied?.entries(ofOutput: output) ?? []
            entries += written
            let candidates = [field.rawText, field.shownText, output] + written.map(\.value)
            values.append(SecureValue(fieldName: name, type: field.settings.type, candidates: candidates))
        }

        do {
            let object = try BodyMapper.object(entries: entries, extraData: extraData, policy: options.fieldNameMappingPolicy)
            var request = URLRequest(url: url, timeoutInterval: Limits.requestSeconds)
            request.httpMethod = method.rawValue
            request.httpShouldHandleCookies = false
            request.httpBody = try JSONSerialization.data(withJSONObject: object)
            for (name, value) in ClientHeader.all(with: [customHeaders ?? [:], headers]) {
                request.setValue(value, forHTTPHeaderField: name)
            }
            return .ready(request, values)
        } catch {
            let error = VGSError(.inputDataIsNotValid, key: VGSSDKErrorInputDataIsNotValid, text: "Extra data is not valid JSON")
            return .refused(.failure(error.code, nil, nil, error))
        }
    }

    /// The error of the fields that are empty or not valid although they must not be.
    private func requirementError() -> VGSError? {
        var required: [String] = []
        var requiredValid: [String] = []
        for field in textFields {
            let settings = field.settings
            guard settings.isRequired || settings.isRequiredValidOnly else { continue }
            let state = field.state
            if settings.isRequired, state.isEmpty { required.append(settings.name ?? "") }
            if settings.isRequiredValidOnly, !state.isValid { requiredValid.append(settings.name ?? "") }
        }
        guard !required.isEmpty || !requiredValid.isEmpty else { return nil }
        return VGSError(
            .inputDataIsNotValid, key: VGSSDKErrorInputDataIsNotValid, text: "Input data is not valid", requiredFields: required,
            requiredValidFields: requiredValid)
    }

    // MARK: Over the network

    private static func exchange(_ request: URLRequest, over transport: CollectorTransport) async -> VGSResponse {
        let response = outcome(of: await transport.send(request))
        let method = request.httpMethod ?? ""
        switch response {
        case .success(let code, let data, _): VGSCollectLogger.shared.note("\(method) succeeded with \(code), \(data?.count ?? 0) bytes.")
        case .failure(let code, let data, _, _): VGSCollectLogger.shared.note("\(method) failed with \(code), \(data?.count ?? 0) bytes.")
        }
        return response
    }

    private static func outcome(of answer: CollectorAnswer) -> VGSResponse {
        if let error = answer.error {
            let data = answer.data.flatMap { $0.isEmpty ? nil : $0 }
            return .failure((error as NSError).code, data, answer.response, error)
        }
        guard let response = answer.response as? HTTPURLResponse else {
            return .failure(VGSErrorType.unexpectedResponseType.rawValue, answer.data, answer.response, nil)
        }
        return (200...299).contains(response.statusCode)
            ? .success(response.statusCode, answer.data, response) : .failure(response.statusCode, answer.data, response, nil)
    }
}
