import CofferFoundation
import CofferTestSupport
import CofferWire
import Testing

@testable import PrimerSDK

/// How often the SDK asks the vault, and that impatience makes it no more.
@MainActor
@Suite struct RoundTripTests {
    @Test(arguments: [false, true])
    func `a token becomes a list in two calls, and a tap becomes a result in two`(_ captureCvv: Bool) async throws {
        try await withVault { world in
            try await world.addCard("maria")
            let wire = Wiretap()
            let shopper = try await world.app(of: "maria", captureCvv: captureCvv, world: wire.world)
            let selection = try #require(await shopper.ready())
            #expect(wire.calls == ["GET configuration", "GET payment-instruments"])
            if captureCvv { selection.updateCvvInput("123") }
            await selection.submitSelectedVaulted()
            #expect(wire.calls.dropFirst(2) == ["POST exchange", "POST payments"])
            #expect(shopper.words == ["SUCCESS"])
            await shopper.close()
        }
    }

    @Test func `twenty taps at once are two calls and one payment`() async throws {
        try await withVault { world in
            try await world.addCard("maria")
            let wire = Wiretap()
            let shopper = try await world.app(of: "maria", world: wire.world)
            let selection = try #require(await shopper.ready())
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<20 { group.addTask { await selection.submitSelectedVaulted() } }
            }
            #expect(wire.calls.count == 4 && shopper.words == ["SUCCESS"])
            #expect(try await world.paymentStatuses() == ["AUTHORIZED"])
            await shopper.close()
        }
    }

    @Test func `starting twice at once fetches once`() async throws {
        try await withVault { world in
            try await world.addCard("maria")
            let wire = Wiretap()
            let shopper = try await world.app(of: "maria", world: wire.world)
            let extra = Task { await shopper.session.start() }
            _ = try #require(await shopper.ready())
            #expect(wire.calls == ["GET configuration", "GET payment-instruments"])
            await shopper.close()
            await extra.value
        }
    }

    @Test func `the method that was tapped pays, whatever is selected meanwhile`() async throws {
        try await withVault { world in
            let slow = try await world.addCard("maria", "4000000000000077")
            let other = try await world.addCard("maria")
            let shopper = try await world.app(of: "maria")
            let selection = try #require(await shopper.ready())
            let methods = selection.vaultedPaymentMethods
            selection.selectVaulted(try #require(methods.first { $0.id == slow }))
            let paying = Task { await selection.submitSelectedVaulted() }
            while !selection.state.isVaultPaymentLoading { await Task.yield() }
            selection.selectVaulted(try #require(methods.first { $0.id == other }))
            await paying.value
            let paid = try await world.merchant().get("/payments/\(try #require(shopper.results.first).paymentId)")
            #expect(paid.json?["paymentMethod", "paymentMethodData", "last4Digits"]?.string == "0077")
            #expect(selection.state.selectedVaultedPaymentMethod?.id == other && !selection.state.isVaultPaymentLoading)
            await shopper.close()
        }
    }
}
