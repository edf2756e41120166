import CofferFoundation
import CoinmeVaultSDK
import DemoVault

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

    /// What a person is asked on the way.
    struct Questions {
        /// Whether the stored card is deleted.
        var mayDelete: () -> Bool
        /// The security code, when a checkout wants it again; gets what was typed when the card was added.
        var code: (CardLine) async -> String
        /// Shows a page of the bank, and says whether it is shown.
        var page: @MainActor (URL) async -> Bool
    }

    /// Types, submits, lists, searches and, if wanted, deletes; then the customer, with the card added again if it was deleted, comes back and pays. A
    /// fresh account each time.
    func run(typing: Typing, asking questions: Questions) async {
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
        search(for: card, isFirst: true)
        guard let listed else { return }
        var stored = listed
        let isDeleted = questions.mayDelete()
        if isDeleted {
            await delete(listed, accountId: accountId)
            guard let again = await addAgain(form, accountId: accountId) else { return }
            stored = again
        }
        let customer = ReturningCustomer(
            line: line, backEnd: backEnd, journal: journal, accountId: accountId, card: card, stored: stored, page: questions.page)
        await customer.visit { await questions.code(card) }
        search(for: card, isFirst: false)
        if isDeleted { await customer.removeCard() }
    }

    /// Sends what is still in the fields once more.
    private func addAgain(_ form: CardForm, accountId: String) async -> StoredMethod? {
        do {
            let outcome = await form.submit(accountId: accountId, token: try await backEnd.tokenForApp(accountId: accountId))
            if case .stored(_, let method) = outcome {
                journal.say("  added again \(method.id)  for a customer who comes back")
                return method
            }
            journal.record(Step(step: .session, line: line, ok: false, errorCode: outcome.errorCode ?? "notStored"))
        } catch {
            journal.record(Step(step: .session, line: line, ok: false, errorCode: error.code))
        }
        return nil
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

    /// - Parameter isFirst: Whether it is the search before the checkout; of the one after it, machines are told only what is wrong.
    private func search(for card: CardLine, isFirst: Bool) {
        let search = SecrecySearch(number: card.number, code: card.code)
        do {
            let report = try search.search(server.folder)
            let isClean = report.found.isEmpty
            journal.say(
                "  searched    \(report.files) files, \(report.bytes) bytes, \(search.formCount) spellings: "
                    + (isClean ? "neither number nor security code" : "FOUND as " + report.found.sorted().joined(separator: ", ")))
            if isFirst || !isClean {
                journal.record(Step(step: .secrecy, line: line, ok: isClean, errorCode: isClean ? nil : "secretFound"))
            }
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
