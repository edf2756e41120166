import CofferFoundation

extension CoinmeVault {
    /// Submits every field of the collector.
    ///
    /// In order: an invalid form is refused before any network call; new trace ids are drawn and the options' headers laid over them; the
    /// fields go with the extra data to the submit path; the answer is mapped, an error envelope inside a success included. Redirects are
    /// not followed, nothing is tried again, and 60 seconds is the limit. Only one submit may be in flight.
    /// - Throws: ``CoinmeVaultError`` and nothing else.
    @discardableResult
    public func submit(_ options: VaultSubmitOptions = VaultSubmitOptions()) async throws -> VaultSubmitResult {
        if Task.isCancelled { throw CoinmeVaultError.unknown(underlying: CancellationError()) }
        return try await begin(options).finish().get()
    }

    /// Submits as ``submit(_:)`` does and calls back once, later, on the main actor; a failure is always a ``CoinmeVaultError``.
    public func submit(
        _ options: VaultSubmitOptions = VaultSubmitOptions(),
        completion: @escaping @MainActor (Result<VaultSubmitResult, any Error>) -> Void
    ) {
        let submit = Result { () throws(CoinmeVaultError) in try begin(options) }
        Task { @MainActor in
            switch submit {
            case .success(let submit): completion(await submit.finish().mapError { $0 })
            case .failure(let error): completion(.failure(error))
            }
        }
    }

    /// Submits the card of the bound fields as a CAAS payment method.
    /// - Parameters:
    ///   - input: The plain part; it goes as `accountId`, `stagingProviderId`, `webSessionId`, `paymentProcessAssociation` and
    ///     `billingAddress`.
    ///   - headers: As ``VaultSubmitOptions/headers``.
    /// - Throws: As ``submit(_:)``.
    @discardableResult
    public func submitPaymentMethod(_ input: PaymentMethodInput, headers: [String: String] = [:]) async throws -> VaultSubmitResult {
        try await submit(VaultSubmitOptions(extraData: input.extraData, headers: headers))
    }

    /// A submit whose body is made; the vault is taken until it has finished.
    private struct Submit {
        let vault: CoinmeVault
        let exchange: CollectorExchange
        let plain: [SubmittedValue]

        @MainActor
        func finish() async -> Result<VaultSubmitResult, CoinmeVaultError> {
            let response = await exchange.send()
            let mapper = AnswerMapper(values: exchange.values.map { $0 + plain })
            // Off the main actor: a large answer takes a while to scrub.
            let outcome = await Task.detached { mapper.outcome(of: response) }.value
            vault.isSubmitting = false
            return outcome
        }
    }

    /// Checks in the order promise, disposed, in flight, form, options; then makes the body. No suspension lies between.
    private func begin(_ options: VaultSubmitOptions) throws(CoinmeVaultError) -> Submit {
        try promise.check(configuration.environment)
        if isDisposed { throw .invalidConfiguration("The vault has been disposed; create a new one.") }
        if isSubmitting { throw .submitInProgress }
        if let fields = tracker.validationFailure { throw .validation(fields: fields) }
        guard ExtraData.isJSON(options.extraData) else { throw .unknown(underlying: SubmitFault.extraDataIsNotJSON) }
        let headers: [String: String]
        do {
            var generator = SystemRandomNumberGenerator()
            headers = try SubmitHeaders.merged(TraceIDs(using: &generator).headers, options.headers)
        } catch {
            throw .unknown(underlying: error)
        }
        isSubmitting = true
        let exchange = CollectorPlatform.exchange(collector, path: configuration.path, extraData: options.extraData, headers: headers)
        let sent = (collector.customHeaders ?? [:]).merging(headers) { $1 }
        return Submit(
            vault: self, exchange: exchange,
            plain: SubmittedValue.plain(in: options.extraData) + SubmittedValue.credentials(in: sent))
    }
}
