import CofferFoundation
import Testing

@testable import PrimerSDK

/// A payment that needs the customer at a page.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ActionTests {
    private func checkout(_ create: String = Sample.actionPayment()) -> Checkout {
        let checkout = Checkout()
        checkout.service.answer(.create, 200, create)
        return checkout
    }

    @Test func `the page opens, the status is polled, the payment is resumed`() async throws {
        let checkout = checkout()
        var opened: [String] = []
        checkout.session.requiredActionOpener = {
            opened.append($0.absoluteString)
            return true
        }
        checkout.service.answer(.poll) {
            switch $0 {
            case 1, 2: .json(200, #"{"status":"PENDING","id":"x"}"#)
            case 3: .json(503, "")
            case 4: .json(200, "<html>")
            default: .json(200, #"{"status":"COMPLETE","id":"resume-9"}"#)
            }
        }
        await (try checkout.ready()).submitSelectedVaulted()
        #expect(opened == ["https://bank.example/approve"])
        #expect(checkout.service.pauses == [1, 1, 3, 3])
        #expect(checkout.service.requests(.poll).first?.request.url?.absoluteString == "https://pay.example/sdk/status?id=1")
        #expect(checkout.service.requests(.resume).map(\.path) == ["/sdk/payments/pay_1/resume"])
        #expect(checkout.service.requests(.resume).map(\.body) == [#"{"resumeToken":"resume-9"}"#])
        #expect(checkout.results.map(\.status) == [.success] && checkout.outcomes.count == 1)
    }

    @Test func `without anybody to open the page the attempt fails and can be tried again`() async throws {
        let checkout = checkout()
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        #expect(checkout.failures.map(\.errorId) == ["failed-to-redirect"])
        checkout.session.requiredActionOpener = { _ in false }
        await selection.submitSelectedVaulted()
        #expect(checkout.failures.count == 2 && checkout.service.count(.poll) == 0)
        checkout.session.requiredActionOpener = { _ in true }
        await selection.submitSelectedVaulted()
        #expect(checkout.results.count == 1)
    }

    @Test func `polling has an end, and nothing was paid`() async throws {
        let checkout = checkout()
        checkout.session.requiredActionOpener = { _ in true }
        checkout.service.answer(.poll, 200, #"{"status":"PENDING"}"#)
        await (try checkout.ready()).submitSelectedVaulted()
        #expect(checkout.failures.map(\.errorId) == ["failed-to-resume-payment"])
        #expect(checkout.service.count(.poll) == 601 && checkout.service.pauses.reduce(0, +) == 600)
        #expect(checkout.service.count(.resume) == 0)
    }

    @Test func `a customer who gives up gets a cancelled attempt and can pay again`() async throws {
        let checkout = checkout()
        checkout.session.requiredActionOpener = { _ in true }
        checkout.service.hold(.poll)
        let selection = try await checkout.ready()
        let paying = Task { await selection.submitSelectedVaulted() }
        await checkout.service.received(.poll)
        selection.cancelRequiredAction()
        await paying.value
        #expect(checkout.failures.map(\.errorId) == ["payment-cancelled"] && checkout.service.count(.resume) == 0)
        checkout.service.release(.poll)
        await selection.submitSelectedVaulted()
        #expect(checkout.results.count == 1)
    }

    @Test func `while money may move nothing can be given up`() async throws {
        let checkout = Checkout()
        checkout.service.hold(.create)
        let selection = try await checkout.ready()
        selection.cancelRequiredAction()
        let paying = Task { await selection.submitSelectedVaulted() }
        await checkout.service.received(.create)
        selection.cancelRequiredAction()
        checkout.service.release(.create)
        await paying.value
        #expect(checkout.results.count == 1 && checkout.failures.isEmpty)
    }

    @Test(arguments: ["QR_CODE", "CHECKOUT", "3DS_AUTHENTICATION", "STRIPE_ACH"])
    func `an action that this SDK cannot do fails and resumes nothing`(_ intent: String) async throws {
        let checkout = checkout(Sample.actionPayment(intent: intent))
        checkout.session.requiredActionOpener = { _ in true }
        await (try checkout.ready()).submitSelectedVaulted()
        #expect(checkout.failures.count == 1 && checkout.service.count(.poll) == 0 && checkout.service.count(.resume) == 0)
    }

    @Test func `a resumed payment that fails says so`() async throws {
        let checkout = checkout()
        checkout.session.requiredActionOpener = { _ in true }
        checkout.service.answer(.resume, 200, Sample.payment("FAILED"))
        await (try checkout.ready()).submitSelectedVaulted()
        guard case .failedToResumePayment("PAYMENT_CARD", let text, _)? = checkout.failures.first else {
            return #expect(Bool(false), "another failure")
        }
        #expect(text.contains("pay_1") && text.contains("FAILED"))
    }
}
