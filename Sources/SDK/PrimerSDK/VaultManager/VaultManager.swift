import CofferWire

@available(iOS 15.0, *)
extension PrimerHeadlessUniversalCheckout {
    /// A customer's saved methods without views and without a selection.
    ///
    /// Works on a checkout session that is ready: the one it was made with, or else the one that became ready last. Ids are those of the list
    /// that this manager fetched last. Completions are called on the main actor, once.
    @MainActor
    public final class VaultManager {
        private weak var given: PrimerCheckoutSession?
        private let isGiven: Bool
        private weak var run: CheckoutRun?
        private var methods: [VaultedPaymentMethod] = []

        /// Makes a manager for the session that became ready last.
        public init() { isGiven = false }

        /// Makes a manager for one session; see `VaultManager+Additions.swift`.
        init(of session: PrimerCheckoutSession) {
            given = session
            isGiven = true
        }

        /// Takes hold of the session. To be called before anything else, and again after the session was cancelled and started anew.
        /// - Throws: ``PrimerError/uninitializedSDKSession(diagnosticsId:)`` when no session is ready,
        ///   ``PrimerError/invalidClientSessionValue(name:value:allowedValue:diagnosticsId:)`` when its client session has no customer.
        public func configure() throws {
            guard let session = isGiven ? given : ReadySessions.last, session.phase == .ready, let run = session.run else {
                throw PrimerError.uninitializedSDKSession()
            }
            guard session.clientSession?.customerId != nil else {
                throw PrimerError.invalidClientSessionValue(name: "customer.id", allowedValue: "string")
            }
            self.run = run
            methods = []
        }

        /// Fetches the saved methods, in the service's order.
        /// - Parameter completion: Called with the methods, or with a ``PrimerError``.
        public func fetchVaultedPaymentMethods(
            completion: @escaping @MainActor (_ vaultedPaymentMethods: [VaultedPaymentMethod]?, _ error: (any Error)?) -> Void
        ) {
            Task {
                do throws(PrimerError) {
                    completion(try await self.fetch(), nil)
                } catch {
                    completion(nil, error)
                }
            }
        }

        /// Deletes a saved method.
        /// - Parameter completion: Called with nil when it is gone, else with a ``PrimerError``: of an id that is not in the list, without a request,
        ///   ``PrimerError/invalidVaultedPaymentMethodId(vaultedPaymentMethodId:diagnosticsId:)``.
        public func deleteVaultedPaymentMethod(id: String, completion: @escaping @MainActor (_ error: (any Error)?) -> Void) {
            Task {
                do throws(PrimerError) {
                    try await self.delete(id)
                    completion(nil)
                } catch {
                    completion(error)
                }
            }
        }

        /// Judges what a payment would be started with. Sends nothing.
        /// - Parameter completion: Called with nil when it is good. Cards want a ``PrimerVaultedCardAdditionalData`` with a code of their network;
        ///   anything is good for other methods.
        public func validate(
            vaultedPaymentMethodId: String, vaultedPaymentMethodAdditionalData: any PrimerVaultedPaymentMethodAdditionalData,
            completion: @escaping @MainActor (_ errors: [any Error]?) -> Void
        ) {
            Task { completion(self.problem(vaultedPaymentMethodId, vaultedPaymentMethodAdditionalData).map { [$0] }) }
        }

        /// Pays with a saved method; the outcome goes to the session's completion, and so does what is wrong with id or code.
        ///
        /// Does nothing while a payment runs and after a success: a second call never pays twice.
        /// - Parameter vaultedPaymentMethodAdditionalData: The security code of a card where the session asks for it, else nil.
        public func startPaymentFlow(
            vaultedPaymentMethodId: String,
            vaultedPaymentMethodAdditionalData: (any PrimerVaultedPaymentMethodAdditionalData)? = nil
        ) {
            let run = live
            Task { await self.pay(vaultedPaymentMethodId, vaultedPaymentMethodAdditionalData, in: run) }
        }
    }
}

@available(iOS 15.0, *)
extension PrimerHeadlessUniversalCheckout.VaultManager {
    /// The run that was taken hold of, while it is its session's.
    private var live: CheckoutRun? { run?.session?.run === run ? run : nil }

    private func client() throws(PrimerError) -> CheckoutClient {
        guard let client = live?.client else { throw .uninitializedSDKSession() }
        return client
    }

    private func fetch() async throws(PrimerError) -> [PrimerHeadlessUniversalCheckout.VaultedPaymentMethod] {
        let client = try client()
        do throws(CallFailure) {
            methods = PrimerHeadlessUniversalCheckout.VaultedPaymentMethod.list(try await client.list())
        } catch {
            throw error.exposedError
        }
        return methods
    }

    private func delete(_ id: String) async throws(PrimerError) {
        let client = try client()
        _ = try method(id)
        do throws(CallFailure) {
            try await client.delete(id: id)
        } catch {
            throw .failedToCreateSession(error: error.exposedError, diagnosticsId: error.diagnosticsId)
        }
        methods.removeAll { $0.id == id }
        await live?.methodDeleted(id, by: nil)
    }

    private func method(_ id: String) throws(PrimerError) -> PrimerHeadlessUniversalCheckout.VaultedPaymentMethod {
        guard let method = methods.first(where: { $0.id == id }) else { throw .invalidVaultedPaymentMethodId(vaultedPaymentMethodId: id) }
        return method
    }

    /// What is wrong with an id and the data for it, nil when nothing is.
    private func problem(_ id: String, _ data: any PrimerVaultedPaymentMethodAdditionalData) -> (any Error)? {
        do {
            let method = try method(id)
            guard method.isCard else { return nil }
            guard let card = data as? PrimerVaultedCardAdditionalData else {
                return PrimerValidationError.vaultedPaymentMethodAdditionalDataMismatch(
                    paymentMethodType: method.paymentMethodType,
                    validVaultedPaymentMethodAdditionalDataType: "\(PrimerVaultedCardAdditionalData.self)")
            }
            try SecurityCodeRule(CardNetwork(of: method.paymentInstrumentData)).check(card.cvv)
            return nil
        } catch {
            return error
        }
    }

    private func pay(_ id: String, _ data: (any PrimerVaultedPaymentMethodAdditionalData)?, in run: CheckoutRun?) async {
        guard let run, run === live, !run.isPaying else { return }
        do {
            let method = try method(id)
            if let data, let problem = problem(id, data) { throw problem }
            if data == nil, method.isCard, run.capturesCode {
                throw PrimerValidationError.invalidCvv(message: "CVV cannot be blank.")
            }
            let code = method.isCard ? (data as? PrimerVaultedCardAdditionalData).map { SecretText($0.cvv) } : nil
            await run.pay(method, code: code)
        } catch {
            run.deliver(.failure(PrimerError(reporting: error)))
        }
    }
}
