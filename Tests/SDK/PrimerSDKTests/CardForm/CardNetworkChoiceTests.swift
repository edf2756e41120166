import Testing

@testable import PrimerSDK

/// primer.md §1.11 and §3.3: cards with two networks.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CardNetworkChoiceTests {
    private func coBadged(
        _ answer: @escaping ScriptedService.Script, networks: String = #"["CARTES_BANCAIRES","VISA"]"#, url: String = "https://bin.example"
    ) async throws -> (Checkout, PrimerCardFormSession) {
        let checkout = Checkout()
        checkout.service.answer(.configuration, 200, Checkout.formConfiguration(networks: networks, binDataUrl: url))
        checkout.service.answer(.networks, answer)
        return (checkout, try await checkout.cardForm())
    }

    private nonisolated static let both =
        #"{"firstDigits":"40355000","binData":[{"displayName":"Visa","network":"VISA"},{"displayName":"CB","network":"CARTES_BANCAIRES"}]}"#

    @Test func `the service is asked once eight digits are there, and its networks can be chosen among`() async throws {
        let (checkout, form) = try await coBadged { _ in .json(200, Self.both) }
        form.updateCardNumber("4035 500")
        #expect(checkout.service.count(.networks) == 0)
        form.updateCardNumber("4035 5000")
        await until(form) { $0.state.binData?.status == .complete }
        #expect(checkout.service.requests(.networks).map { $0.request.url?.absoluteString } == ["https://bin.example/v1/bin-data/40355000"])
        #expect(form.state.availableNetworks.map(\.network) == [.cartesBancaires, .visa])
        #expect(form.state.selectedNetwork?.network == .cartesBancaires)
        form.typeCard(number: "4035500000000000", cvv: "123")
        #expect(checkout.service.count(.networks) == 1)
        form.selectCardNetwork(PrimerCardNetwork(network: .visa))
        #expect(form.state.selectedNetwork?.network == .visa && form.state.isValid)
        await form.pay()
        #expect(checkout.service.requests(.tokenise).first?.body.contains(#""preferredNetwork":"VISA""#) == true)
        #expect(checkout.service.requests(.actions).first?.body.contains(#""binData":{"network":"VISA"}"#) == true)
    }

    @Test func `a network that the card does not have or the session does not take cannot be chosen`() async throws {
        let (checkout, form) = try await coBadged({ _ in .json(200, Self.both) }, networks: #"["VISA","MASTERCARD"]"#)
        form.updateCardNumber("40355000")
        await until(form) { $0.state.binData?.status == .complete }
        #expect(form.state.availableNetworks.map(\.network) == [.visa])
        #expect(form.state.binData?.alternatives == [PrimerCardNetwork(network: .cartesBancaires, allowed: false)])
        for network in [CardNetwork.cartesBancaires, .mastercard, .unknown] { form.selectCardNetwork(PrimerCardNetwork(network: network)) }
        #expect(form.state.selectedNetwork?.network == .visa)
        form.typeCard(number: "4035500000000000", cvv: "123")
        await form.pay()
        #expect(checkout.service.requests(.tokenise).first?.body.contains("preferredNetwork") == false)
    }

    @Test func `another number forgets the choice and the networks`() async throws {
        let (checkout, form) = try await coBadged { _ in .json(200, Self.both) }
        form.updateCardNumber("40355000")
        await until(form) { $0.state.binData?.status == .complete }
        form.selectCardNetwork(PrimerCardNetwork(network: .cartesBancaires))
        checkout.service.hold(.networks)
        form.updateCardNumber("42424242")
        #expect(form.state.binData?.status == .partial && form.state.selectedNetwork?.network == .visa)
        await checkout.service.received(.networks, 2)
        form.updateCardNumber("4242")
        checkout.service.release(.networks)
        await form.lookupEnded()
        #expect(form.state.binData?.status == .partial && form.state.availableNetworks.map(\.network) == [.visa])
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answer: CallAnswer
        init(_ name: String, _ answer: CallAnswer) { (testDescription, self.answer) = (name, answer) }
    }

    @Test(arguments: [
        Row("500", .json(500, "")), Row("a page", .json(200, "<html>")), Row("broken off", CallAnswer(.noAnswer)),
        Row("no networks", .json(200, #"{"firstDigits":"42424242","binData":[]}"#)), Row("no array", .json(200, #"{"binData":{}}"#)),
        Row("networks that nobody knows", .json(200, #"{"binData":[{"network":"SHOES"},{"displayName":"x"},7]}"#)),
    ])
    func `a look-up that tells nothing leaves the SDK's own table and the card pays`(_ row: Row) async throws {
        let (checkout, form) = try await coBadged { _ in row.answer }
        form.typeCard()
        await form.lookupEnded()
        #expect(form.state.binData?.status == .partial && form.state.availableNetworks.map(\.network) == [.visa] && form.state.isValid)
        await form.pay()
        #expect(checkout.results.count == 1)
    }

    @Test(arguments: ["http://bin.example", "ftp://bin.example", "no url", ""])
    func `an address that digits may not be sent to is not asked`(_ url: String) async throws {
        let (checkout, form) = try await coBadged({ _ in .json(200, Self.both) }, url: url)
        form.typeCard()
        await form.pay()
        #expect(checkout.service.count(.networks) == 0 && checkout.results.count == 1)
    }
}
