internal import CofferHTTPServer
internal import CofferVault
internal import CofferWire

extension CheckoutHandler {
    /// `GET /sdk/configuration?withDisplayMetadata=`.
    func configuration(_ request: borrowing HTTPRequest, _ caller: CheckoutCaller) throws(CheckoutRefusal) -> HTTPResponse {
        let showsButtons = request.query("withDisplayMetadata") == .value("true")
        let session: ClientSession
        do throws(VaultError) { session = try vault.clientSession(of: caller) } catch { throw CheckoutRefusal(error, .sdk) }
        return try answer(session, showsButtons: showsButtons)
    }

    /// `POST /sdk/client-session/actions`: all of them or none; answered with the configuration that they make.
    func changeSession(_ request: borrowing HTTPRequest, _ caller: CheckoutCaller) throws(CheckoutRefusal) -> HTTPDecision {
        let head = try CheckoutRequest(request, takesKey: false)
        let showsButtons = request.query("withDisplayMetadata") == .value("true")
        return body(.sdk) { body throws(CheckoutRefusal) in
            let asked = try required(try CheckoutBody.actions.read(body, isJSON: head.isJSON, as: ActionsRequest.init(_:)))
            return .later {
                await response(.sdk) { () async throws(VaultError) in
                    let session = try await vault.changeClientSession(by: caller) { content throws(VaultError) in
                        for action in asked.actions { content = content.applying(action) }
                    }
                    do throws(CheckoutRefusal) { return try answer(session, showsButtons: showsButtons) } catch {
                        return answers.failure(error, .sdk)
                    }
                }
            }
        }
    }

    private func answer(_ session: ClientSession, showsButtons: Bool) throws(CheckoutRefusal) -> HTTPResponse {
        let serving = try tokens.serving
        let partner: String?
        do throws(VaultError) { partner = try partners.name(of: session.tenant) } catch { throw CheckoutRefusal(error, .sdk) }
        let configuration = ConfigurationObject(
            coreUrl: serving, pciUrl: "\(serving)/sdk", env: environment, primerAccountId: partner,
            clientSession: session.content.view(clientSessionId: session.id.text),
            paymentMethods: [Self.card(session.content.configurationOptions, showsButton: showsButtons)])
        return answers.success(capacity: 2048) { configuration.write(to: &$0) }
    }

    /// The one payment method of this vault.
    private static func card(_ options: CardOptionsObject, showsButton: Bool) -> PaymentMethodConfiguration {
        PaymentMethodConfiguration(
            id: "payment-card", implementationType: .nativeSDK, type: CardWire.methodType, name: "Card", options: options,
            button: showsButton ? button : nil)
    }

    private static let button = ButtonMetadataObject(
        backgroundColor: ThemedText(colored: "#FFFFFF", dark: "#000000", light: "#FFFFFF"), cornerRadius: 4,
        borderWidth: ThemedNumber(colored: 1, dark: 1, light: 1),
        borderColor: ThemedText(colored: "#000000", dark: "#FFFFFF", light: "#000000"), text: "Pay by card",
        textColor: ThemedText(colored: "#000000", dark: "#FFFFFF", light: "#000000"))
}
