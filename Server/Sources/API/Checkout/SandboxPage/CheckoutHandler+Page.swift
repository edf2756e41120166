internal import CofferHTTPServer
internal import CofferVault

extension CheckoutHandler {
    /// `GET` and `POST /sandbox/actions/{id}`: whoever knows the action's identifier decides.
    func page(_ request: borrowing HTTPRequest, _ route: CheckoutRoute) throws(CheckoutRefusal) -> HTTPDecision {
        guard case .actionPage(let id) = route else { throw CheckoutRefusal(.routeNotFound) }
        switch request.method {
        case .get, .head: return .answer(.now(try show(id)))
        case .post:
            let isForm = request.header("Content-Type")?.dropping(prefixInAnyCase: "application/x-www-form-urlencoded") != nil
            return body(.page) { body throws(CheckoutRefusal) in
                guard isForm else { throw CheckoutRefusal(.unsupportedMediaType) }
                let approve = try Self.decision(in: body)
                return .later { await decide(id, approve: approve) }
            }
        default: throw .methodNotAllowed(route)
        }
    }

    private func show(_ id: String) throws(CheckoutRefusal) -> HTTPResponse {
        do throws(VaultError) {
            let page = try vault.actionPage(id)
            return SandboxPage.show(
                SandboxPage.Content(
                    amount: AmountText.text(page.amount, currency: page.currency), card: "•••• \(page.last4)", decision: page.decision,
                    isOpen: page.isOpen))
        } catch { throw CheckoutRefusal(error, .page) }
    }

    private func decide(_ id: String, approve: Bool) async -> HTTPResponse {
        do throws(VaultError) { try await vault.decideAction(id, approve: approve) } catch {
            // Decided before, or too late: the page says which.
            guard error == .actionClosed else { return answers.failure(CheckoutRefusal(error, .page), .page) }
        }
        do throws(CheckoutRefusal) { return try show(id) } catch { return answers.failure(error, .page) }
    }

    private static func decision(in body: HTTPBody) throws(CheckoutRefusal) -> Bool {
        let form = body.withUnsafeBytes { FormBody($0) }
        let value = form.flatMap { form in try? form.value(SandboxPage.member) }
        switch value {
        case SandboxPage.approval: return true
        case SandboxPage.refusal: return false
        default: throw CheckoutRefusal(.malformedRequest)
        }
    }
}
