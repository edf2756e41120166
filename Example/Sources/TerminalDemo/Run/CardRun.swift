import CofferFoundation
import CoinmeVaultSDK

/// One card's way from the keyboard into the vault and out again.
@MainActor
struct CardRun {
    /// The input line, counted from 1.
    let line: Int
    /// The vault at work.
    let server: ServerProcess
    /// The merchant's own server.
    let backEnd: MerchantBackEnd
    /// Where everything is told.
    let journal: Journal
    /// Today, as a month counted from January of year 0.
    let month: Int

    /// How a card gets into the form: typed from a line, or by a person, who is then told what was typed.
    typealias Typing = (CardForm) async throws -> CardLine

    /// Types, submits, lists, searches and, if `mayDelete` says so, deletes; a fresh account each time.
    func run(typing: Typing, mayDelete: () -> Bool) async {
        // Letters alone: no identifier of ours can be taken for a card number.
        let accountId = "account-" + String((0..<12).compactMap { _ in "abcdefghijkmnpqrstuvwxyz".randomElement() })
        guard let form = try? CardForm(address: server.address) else {
            journal.record(Step(step: .type, line: line, ok: false, errorCode: "invalidConfiguration"))
            return journal.say("  The SDK refused its configuration.")
        }
        defer { form.vault.dispose() }
        let card: CardLine
        do { card = try await typing(form) } catch {
            let code = (error as? DemoProblem)?.code ?? "unexpectedError"
            journal.record(Step(step: .type, line: line, ok: false, errorCode: code))
            return journal.say("  Not a card: \(code).")
        }
        let glimpse = form.glimpse
        journal.record(Step(step: .type, line: line, ok: true, last4: glimpse.last4, cardBrand: glimpse.brand))
        let outcome = await submit(form, card: card, accountId: accountId)
        let listed = await list(accountId: accountId, outcome: outcome)
        search(for: card)
        if let listed, mayDelete() { await delete(listed, accountId: accountId) }
    }

    private func submit(_ form: CardForm, card: CardLine, accountId: String) async -> Outcome {
        let outcome: Outcome
        do {
            outcome = await form.submit(accountId: accountId, token: try await backEnd.tokenForApp(accountId: accountId))
        } catch {
            outcome = .fault(status: nil, code: error.code)
        }
        let isHandled = Demand(of: card, month: month).isMet(by: outcome)
        var step = Step(step: .submit, line: line, ok: isHandled, status: outcome.status, errorCode: outcome.errorCode)
        switch outcome {
        case .stored(_, let method):
            (step.paymentMethodId, step.last4, step.cardBrand) = (method.id, method.last4, method.brand)
            journal.say("  stored      \(method.id)  \(method.brand) \(method.maskedNumber)  \(method.status)")
        case .refusedByForm: journal.say("  refused     by the form, nothing was sent")
        case .refusedByVault(_, let code): journal.say("  refused     by the vault: \(code) \(SandboxCard.meaning(of: code))")
        case .fault(_, let code): journal.say("  failed      \(code)")
        }
        if !isHandled { journal.say("              and that is not what this card demands") }
        journal.record(step)
        return outcome
    }

    /// - Returns: The stored card, if there is one.
    private func list(accountId: String, outcome: Outcome) async -> StoredMethod? {
        var wanted: StoredMethod?
        if case .stored(_, let method) = outcome { wanted = method }
        do {
            let (status, methods) = try await backEnd.list(accountId: accountId)
            let isRight = methods == (wanted.map { [$0] } ?? [])
            journal.say("  listed      \(methods.count == 1 ? "1 payment method" : "\(methods.count) payment methods") of \(accountId)")
            journal.record(
                Step(
                    step: .list, line: line, ok: isRight, status: status, paymentMethodId: methods.first?.id, last4: methods.first?.last4,
                    cardBrand: methods.first?.brand, errorCode: isRight ? nil : "unexpectedList"))
            return methods.first
        } catch {
            journal.say("  not listed  \(error.code)")
            journal.record(Step(step: .list, line: line, ok: false, errorCode: error.code))
            return nil
        }
    }

    private func search(for card: CardLine) {
        let search = SecrecySearch(number: card.number, code: card.code)
        do {
            let report = try search.search(server.folder)
            let isClean = report.found.isEmpty
            journal.say(
                "  searched    \(report.files) files, \(report.bytes) bytes, \(search.formCount) spellings: "
                    + (isClean ? "neither number nor security code" : "FOUND as " + report.found.sorted().joined(separator: ", ")))
            journal.record(Step(step: .secrecy, line: line, ok: isClean, errorCode: isClean ? nil : "secretFound"))
        } catch {
            journal.say("  not searched  \(error.code)")
            journal.record(Step(step: .secrecy, line: line, ok: false, errorCode: error.code))
        }
    }

    private func delete(_ method: StoredMethod, accountId: String) async {
        do {
            let (status, deleted) = try await backEnd.delete(id: method.id, accountId: accountId)
            let left = try await backEnd.list(accountId: accountId).methods
            let isGone = deleted.status == "DELETED" && deleted.id == method.id && left.isEmpty
            journal.say("  deleted     \(deleted.id)  \(deleted.status)")
            journal.record(
                Step(
                    step: .delete, line: line, ok: isGone, status: status, paymentMethodId: deleted.id, last4: deleted.last4,
                    cardBrand: deleted.brand, errorCode: isGone ? nil : "stillThere"))
        } catch {
            journal.say("  not deleted  \(error.code)")
            journal.record(Step(step: .delete, line: line, ok: false, paymentMethodId: method.id, errorCode: error.code))
        }
    }
}
