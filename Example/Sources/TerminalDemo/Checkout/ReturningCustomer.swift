import CofferFoundation
import PrimerSDK
import DemoVault

/// The customer comes back: two checkouts of one account, without and with the security code asked for again.
@MainActor
struct ReturningCustomer {
    /// The input line, counted from 1.
    let line: Int
    /// The merchant's own server.
    let backEnd: MerchantBackEnd
    /// Where everything is told.
    let journal: Journal
    /// Whose card it is.
    let accountId: String
    /// What was typed when the card was added.
    let card: CardLine
    /// The stored card.
    let stored: StoredMethod
    /// Shows a page of the customer's bank.
    let page: @MainActor (URL) async -> Bool

    /// Opens both checkouts, shows what each lists, and pays in each.
    /// - Parameter code: Asks the customer for the security code.
    func visit(code: () async -> String) async {
        var visits: [CheckoutVisit] = []
        for asksForCode in [false, true] {
            if let visit = await open(Order(asksForCode: asksForCode)) { visits.append(visit) }
        }
        for visit in visits { await show(visit) }
        for visit in visits {
            await pay(visit, code: code)
            await visit.close()
        }
    }

    /// The customer deletes the card at one more checkout; it is then gone for the vault's other face too. Machines are told only what goes wrong.
    func removeCard() async {
        var problem: String?
        do {
            let order = Order(asksForCode: false)
            let token = try await backEnd.clientToken(for: order, customerId: accountId).token
            let visit = CheckoutVisit(order: order, clientToken: token, page: page)
            if await visit.open() { problem = await visit.deleteFirst() } else { problem = Self.errorCode(visit.outcome) ?? "notReady" }
            await visit.close()
            if problem == nil, try await !backEnd.list(accountId: accountId).methods.isEmpty { problem = "stillThere" }
        } catch {
            problem = error.code
        }
        journal.say(problem.map { "  not removed \($0)" } ?? "  removed     at a checkout, and gone from the vault")
        if let problem { journal.record(Step(step: .pay, line: line, ok: false, errorCode: problem)) }
    }

    private func open(_ order: Order) async -> CheckoutVisit? {
        do {
            let (status, token) = try await backEnd.clientToken(for: order, customerId: accountId)
            let visit = CheckoutVisit(order: order, clientToken: token, page: page)
            let isReady = await visit.open()
            let code = isReady ? nil : Self.errorCode(visit.outcome) ?? "notReady"
            journal.say(
                "  checkout    \(order.price)" + (order.asksForCode ? ", asks for the code again" : "") + (code.map { ": \($0)" } ?? ""))
            journal.record(Step(step: .session, line: line, ok: isReady, status: status, errorCode: code))
            return isReady ? visit : nil
        } catch {
            journal.say("  no checkout \(error.code)")
            journal.record(Step(step: .session, line: line, ok: false, errorCode: error.code))
            return nil
        }
    }

    private func show(_ visit: CheckoutVisit) async {
        let methods = await visit.methods()
        let method = methods?.first
        let isRight = methods?.map(\.id) == [stored.id] && method?.paymentInstrumentData.last4Digits == stored.last4
        for method in methods ?? [] {
            let isSelected = visit.session.selection?.state.selectedVaultedPaymentMethod?.id == method.id
            journal.say("  saved       \(Self.text(method))\(isSelected ? "  ✓" : "")")
        }
        if !isRight { journal.say("              and that is not what was added") }
        journal.record(
            Step(
                step: .methods, line: line, ok: isRight, paymentMethodId: method?.id, last4: method?.paymentInstrumentData.last4Digits,
                cardBrand: method?.paymentInstrumentData.network, errorCode: isRight ? nil : "unexpectedList"))
    }

    private func pay(_ visit: CheckoutVisit, code: () async -> String) async {
        var isAsked = false
        let outcome = await visit.pay {
            isAsked = true
            return await code()
        }
        let id = Self.paymentId(outcome)
        var seen: (status: Int, payment: PaymentRecord)?
        if let id { seen = try? await backEnd.payment(id: id) }
        let demand = PaymentDemand(of: card, codeWasAsked: isAsked)
        let isTold = if case .success = outcome { demand == .approved } else { demand != .approved }
        let isRight = isTold && isAsked == visit.order.asksForCode && demand.isMet(by: seen?.payment)
        let code = seen?.payment.declineCode ?? Self.errorCode(outcome)
        let result = (seen?.payment.status ?? "not paid") + (code.map { " (\($0))" } ?? "")
        journal.say("  paid        \(visit.order.price)\(isAsked ? ", code given" : "")  \(id ?? "")  \(result)")
        if !isRight { journal.say("              and that is not what this card demands") }
        journal.record(
            Step(
                step: .pay, line: line, ok: isRight, status: seen?.status, paymentMethodId: stored.id, last4: stored.last4,
                cardBrand: stored.brand, errorCode: code, paymentId: id))
    }

    /// A method as the SDK's row shows it: four dots and the last four digits, or the network where there are none.
    private static func text(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod) -> String {
        let data = method.paymentInstrumentData
        return data.last4Digits.map { "•••• \($0)" } ?? data.network ?? method.paymentMethodType
    }

    private static func errorCode(_ outcome: PrimerCheckoutState?) -> String? {
        guard case .failure(let error) = outcome else { return nil }
        return error.errorId
    }

    private static func paymentId(_ outcome: PrimerCheckoutState?) -> String? {
        switch outcome {
        case .success(let result): result.paymentId
        case .failure(.paymentFailed(_, let id, _, _, _)): id
        default: nil
        }
    }
}
