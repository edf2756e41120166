import CofferFoundation
import CofferService
import CofferTestSupport
import CofferVault
import CofferWire
import Testing

@testable import PrimerSDK

/// Networks that come and go, clocks that jump, cards that vanish, vaults that restart: typed errors, and never a second payment.
@MainActor
@Suite struct HostileWorldTests {
    @Test func `a lost answer and then no network at all is one payment`() async throws {
        try await withVault { world in
            try await world.addCard("maria")
            let wire = Wiretap { call, times in
                guard call == "POST payments" else { return .through }
                return times == 1 ? .unanswered(.noAnswer) : times == 2 ? .unsent(.notSent) : .through
            }
            let shopper = try await world.app(of: "maria", world: wire.world)
            let selection = try #require(await shopper.ready())
            for _ in 0..<3 { await selection.submitSelectedVaulted() }
            #expect(shopper.words == ["unknown", "unknown", "SUCCESS"])
            #expect(try await world.paymentStatuses() == ["AUTHORIZED"])
            await shopper.close()
        }
    }

    @Test(arguments: [true, false])
    func `an answer is learned after the token that paid is over`(_ wasReceived: Bool) async throws {
        try await withVault { world in
            try await world.addCard("maria")
            let wire = Wiretap { call, times in
                guard call == "POST payments", times == 1 else { return .through }
                return wasReceived ? .unanswered(.timedOut) : .unsent(.timedOut)
            }
            let shopper = try await world.app(of: "maria", world: wire.world)
            let selection = try #require(await shopper.ready())
            await selection.submitSelectedVaulted()
            world.time.advance(seconds: 660)
            await selection.submitSelectedVaulted()
            if !wasReceived { await selection.submitSelectedVaulted() }
            #expect(shopper.words == (wasReceived ? ["unknown", "SUCCESS"] : ["unknown", "unknown", "SUCCESS"]))
            #expect(try await world.paymentStatuses() == ["AUTHORIZED"])
            await shopper.close()
        }
    }

    @Test func `a session that outlives its token is refused, pays nothing, and says so each time`() async throws {
        try await withVault { world in
            try await world.addCard("maria")
            let token = try await world.sandbox.clientToken(customerId: "maria")
            let shopper = Shopper(token: token), late = Shopper(token: token)
            let selection = try #require(await shopper.ready())
            world.time.advance(seconds: 90_000)
            for _ in 0..<2 { await selection.submitSelectedVaulted() }
            let method = try #require(selection.vaultedPaymentMethods.first)
            await #expect(throws: PrimerError.self) { try await selection.delete(method) }
            await shopper.session.refresh()
            #expect(shopper.words == ["unknown", "unknown", "unknown"] && shopper.session.phase == .ready)
            #expect(await late.ready() == nil && late.words == ["unknown"])
            #expect(try await world.paymentStatuses().isEmpty)
            await shopper.close()
        }
    }

    @Test func `a clock that stands right, or behind, starts; one that is ahead is told that the token is over`() async throws {
        try await withVault { world in
            try await world.addCard("maria")
            for (date, isReady) in [(0.0, true), (1_893_456_000, true), (1_893_456_000 + 86_399, true), (1_893_456_000 + 90_000, false)] {
                let wire = Wiretap()
                let shopper = try await world.app(
                    of: "maria", world: wire.world(now: { Date(timeIntervalSince1970: date) }))
                #expect((await shopper.ready() != nil) == isReady)
                if !isReady { #expect(shopper.words == ["invalid-client-token"] && wire.calls.isEmpty) }
                await shopper.close()
            }
        }
    }

    @Test func `a card that was deleted on the other face does not pay, and another one does`() async throws {
        try await withVault { world in
            let kept = try await world.addCard("maria", "5555555555554444")
            let gone = try await world.addCard("maria")
            let shopper = try await world.app(of: "maria")
            let selection = try #require(await shopper.ready())
            #expect(selection.state.selectedVaultedPaymentMethod?.id == gone)
            let token = try await world.instrumentToken("maria")
            #expect((200..<300).contains(try await world.merchant().delete("/payment-instruments/\(token)").status))
            await selection.submitSelectedVaulted()
            let method = try #require(selection.vaultedPaymentMethods.first { $0.id == gone })
            await #expect(throws: PrimerError.self) { try await selection.delete(method) }
            await shopper.session.refresh()
            let fresh = try #require(shopper.session.selection)
            while fresh.vaultListState == .loading { await Task.yield() }
            #expect(fresh.vaultedPaymentMethods.map(\.id) == [kept])
            await fresh.submitSelectedVaulted()
            #expect(shopper.words == ["unknown", "SUCCESS"])
            #expect(try await world.paymentStatuses() == ["AUTHORIZED"])
            await shopper.close()
        }
    }

    @Test func `an approval whose answer the processor lost is pending, once`() async throws {
        try await withVault { world in
            try await world.addCard("maria", "4000000000000341")
            let shopper = try await world.app(of: "maria")
            let selection = try #require(await shopper.ready())
            for _ in 0..<3 { await selection.submitSelectedVaulted() }
            let result = try #require(shopper.results.first)
            #expect(shopper.words == ["PENDING"])
            #expect(try await world.merchant().get("/payments/\(result.paymentId)")["status"] == "AUTHORIZED")
            #expect(try await world.paymentStatuses().count == 1)
            await shopper.close()
        }
    }

    @Test func `a page that the customer leaves is given up, and the next tap is another payment that can be approved`() async throws {
        try await withVault { world in
            try await world.addCard("maria", RequiredActionTests.challenged)
            let shopper = try await world.app(of: "maria")
            shopper.session.requiredActionOpener = { _ in true }
            let selection = try #require(await shopper.ready())
            let paying = Task { await selection.submitSelectedVaulted() }
            while shopper.words.isEmpty {
                selection.cancelRequiredAction()
                await Task.yield()
            }
            await paying.value
            #expect(shopper.words == ["payment-cancelled"])
            shopper.session.requiredActionOpener = { url in
                let path = String(url.absoluteString.dropFirst(world.sandbox.url.utf8.count))
                let type = "Content-Type: application/x-www-form-urlencoded"
                return (try? await world.stranger.send("POST", path, fields: [type], body: "decision=approve"))?.status == 200
            }
            await selection.submitSelectedVaulted()
            #expect(shopper.words == ["payment-cancelled", "SUCCESS"])
            #expect(try await world.paymentStatuses().sorted() == ["AUTHORIZED", "PENDING"])
            await shopper.close()
        }
    }

    @Test func `tokens of another vault, of nobody and of plain HTTP start nothing`() async throws {
        try await withVault { world in
            try await withVault { other in
                try await world.addCard("maria")
                let own = try await world.sandbox.clientToken(customerId: "maria")
                let foreign = try await other.sandbox.clientToken(customerId: "maria")
                // The other vault's bearer under this vault's addresses.
                let mixed = try Forgery.changing(own) { $0["accessToken"] = try ClientTokenPayload(token: foreign).accessToken }
                let plain = try Forgery.changing(own) { $0["pciUrl"] = "http://pay.example/sdk" }
                let misled = try Forgery.changing(own) { $0["configurationUrl"] = "http://127.0.0.1.pay.example/sdk/configuration" }
                let parts = own.split(separator: ".").map(String.init)
                let tokens = [
                    (mixed, "unknown"), (plain, "invalid-client-token"), (misled, "invalid-client-token"), ("", "invalid-client-token"),
                    (parts[0], "invalid-client-token"), (parts[1], "invalid-client-token"), ("a.b.c", "invalid-client-token"),
                    (String(own.prefix(own.utf8.count / 2)), "invalid-client-token"), (String(own.dropFirst(40)), "invalid-client-token"),
                ]
                for (token, word) in tokens {
                    let shopper = Shopper(token: token)
                    #expect(await shopper.ready() == nil && shopper.words == [word], "\(word)")
                    #expect(shopper.session.phase == .initializing)
                }
            }
        }
    }

    @Test func `a vault that restarts between the steps is the same vault`() async throws {
        try await withTemporaryFolder { folder in
            let time = TestTime()
            func start(port: UInt16) async throws -> CofferService {
                var configuration = ServiceConfiguration(dataFolder: folder)
                configuration.clock = VaultClock { time.milliseconds }
                try configuration.listen(host: "127.0.0.1", port: port)
                return try await CofferService.startSandbox(configuration)
            }
            var service = try await start(port: 0)
            let url = service.credentials.url
            let port = try #require(url.split(separator: ":").last.flatMap { UInt16($0) })
            let partner = CaasClient(url: url, authorization: "Bearer \(try service.bearer(customerId: nil))")
            _ = try #require(try await partner.add(CardBody(account: "maria").json).paymentMethodId)
            let token = try await service.clientToken(
                customerId: "maria", amount: 1299, currency: "EUR", captureCvv: false, vaultOnSuccess: true)
            let wire = Wiretap { call, times in call == "POST payments" && times == 1 ? .unanswered(.noAnswer) : .through }
            let shopper = Shopper(token: token, world: wire.world)
            let selection = try #require(await shopper.ready())

            await service.stop()
            await selection.submitSelectedVaulted()  // down at the exchange
            #expect(shopper.words == ["unknown"])
            service = try await start(port: port)
            await selection.submitSelectedVaulted()  // the answer is lost
            await service.stop()
            await selection.submitSelectedVaulted()  // down at the repetition
            service = try await start(port: port)
            await selection.submitSelectedVaulted()
            #expect(shopper.words == ["unknown", "unknown", "unknown", "SUCCESS"])
            let merchant = CheckoutClient(url: url, apiKey: service.credentials.secretKey)
            #expect(try await merchant.get("/payments").data.count == 1)
            await shopper.close()
            await service.stop()
        }
    }
}
