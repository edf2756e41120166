import CofferFoundation
import CofferTestServer
import Testing

@testable import PrimerSDK

/// A security code, a client token and what pays are in no text form, no address, no header but the token's own, and no error.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SecrecyTests {
    private let code = "739"

    private func texts(_ value: Any) -> String {
        var text = "\(value)" + String(reflecting: value)
        dump(value, to: &text)
        return text.withoutChance
    }

    @Test func `a code is readable by its property and in no text form, before, during and after a payment`() async throws {
        let checkout = Checkout(capturesCvv: true)
        checkout.service.hold(.exchange)
        let selection = try await checkout.ready()
        selection.updateCvvInput(code)
        #expect(selection.state.cvvInput == code)
        #expect(!texts(selection).contains(code) && !texts(selection.state).contains(code) && !texts(checkout.session).contains(code))
        let paying = Task { await selection.submitSelectedVaulted() }
        await checkout.service.received(.exchange)
        #expect(selection.state.cvvInput.isEmpty)
        #expect(!texts(selection).contains(code) && !texts(checkout.session).contains(code))
        checkout.service.release(.exchange)
        await paying.value
        #expect(!texts(selection).contains(code) && !texts(checkout.session).contains(code) && !texts(checkout.outcomes).contains(code))
    }

    @Test func `a code is in the exchange's body and nowhere else`() async throws {
        let checkout = Checkout(capturesCvv: true)
        let selection = try await checkout.ready()
        selection.updateCvvInput(code)
        await selection.submitSelectedVaulted()
        for call in checkout.service.requests {
            #expect(call.body.contains(code) == (call.step == .exchange))
            #expect(call.request.url?.absoluteString.contains(code) == false)
            #expect(call.request.allHTTPHeaderFields?.values.contains { $0.contains(code) } == false)
        }
    }

    @Test(arguments: [Step.exchange, .create])
    func `what a service repeats of a code is in no error`(_ step: Step) async throws {
        let checkout = Checkout(capturesCvv: true)
        checkout.service.answer(step, 400, Sample.refusal("cvv \(code)", diagnosticsId: "x \(code)", "card 4242424242424242 cvv \(code)"))
        let selection = try await checkout.ready()
        selection.updateCvvInput(code)
        await selection.submitSelectedVaulted()
        let error = try #require(checkout.failures.first)
        #expect(!texts(error).contains(code) && !error.localizedDescription.contains(code) && !"\(error.errorUserInfo)".contains(code))
    }

    @Test func `tokens are in no text form and in no error`() async throws {
        let checkout = Checkout()
        checkout.service.answer(.create, .timedOut)
        let selection = try await checkout.ready()
        await selection.submitSelectedVaulted()
        let all = texts(checkout.session) + texts(selection) + texts(checkout.session.run as Any) + texts(checkout.failures)
        for secret in ["access-1", "single-1", Sample.clientToken()] { #expect(!all.contains(secret)) }
    }

    @Test func `a payment in a vault manager shows no code either`() async throws {
        let checkout = Checkout(capturesCvv: true)
        _ = try await checkout.ready()
        let manager = PrimerHeadlessUniversalCheckout.VaultManager(session: checkout.session)
        try manager.configure()
        _ = await manager.fetched()
        checkout.service.hold(.exchange)
        manager.startPaymentFlow(
            vaultedPaymentMethodId: "card-1", vaultedPaymentMethodAdditionalData: PrimerVaultedCardAdditionalData(cvv: code))
        await checkout.service.received(.exchange)
        #expect(!texts(manager).contains(code) && !texts(checkout.session).contains(code))
        checkout.service.release(.exchange)
        await checkout.starting?.value
    }
}
