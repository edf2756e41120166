import CofferFoundation
import Testing

@testable import PrimerSDK

/// Answers that a broken or malicious service could give: the session ends up ready or failed, and works afterwards.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct HostileAnswerTests {
    private nonisolated static let values = [
        "null", "true", "0", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e308", "1e999", "0.1", #""""#,
        #""x""#, #""\u0000""#, "[]", "[null]", "[[]]", "{}", #"{"amount":-9223372036854775808}"#, #"{"type":null}"#,
        "[{}]", #"[{"type":"PAYMENT_CARD","surcharge":9223372036854775807,"networks":[{"type":"VISA","surcharge":{"amount":1e400}}]}]"#,
    ]

    private nonisolated static let places = [
        #"{"paymentMethods":$,"checkoutModules":[]}"#, #"{"paymentMethods":[],"checkoutModules":$}"#,
        #"{"paymentMethods":[$],"checkoutModules":[$]}"#, #"{"clientSession":$,"paymentMethods":[],"checkoutModules":[]}"#,
        #"{"clientSession":{"order":$,"customer":$,"paymentMethod":$},"paymentMethods":[],"checkoutModules":[]}"#,
        #"""
        {"clientSession":{"order":{"totalOrderAmount":$,"currencyCode":$,"countryCode":$,"fees":$,"lineItems":$,"shipping":$},
        "customer":{"customerId":$,"billingAddress":$},"paymentMethod":{"orderedAllowedCardNetworks":$,"options":$}},
        "paymentMethods":[{"id":$,"type":"PAYMENT_CARD","name":$,"surcharge":$,"options":$,"displayMetadata":$}],"checkoutModules":[]}
        """#,
        #"""
        {"clientSession":{"order":{"totalOrderAmount":1,"currencyCode":"EUR"},"paymentMethod":{"options":$}},
        "paymentMethods":[{"id":"p","type":"PAYMENT_CARD","name":"Card","surcharge":$,"displayMetadata":{"button":{"cornerRadius":$,
        "backgroundColor":{"colored":$}}}}],"checkoutModules":[]}
        """#,
        #"{"pciUrl":$,"coreUrl":$,"paymentMethods":[],"checkoutModules":[]}"#, "$", #"{"paymentMethods":[],"paymentMethods":$}"#,
    ]

    @Test(arguments: places)
    func `any value at any place of the configuration is read, left out or refused`(_ place: String) async throws {
        for value in Self.values {
            let checkout = Checkout()
            checkout.service.answer(.configuration, 200, place.replacingOccurrences(of: "$", with: value))
            checkout.start()
            let settled = OneAnswer<Bool>()
            Task {
                await checkout.starting?.value
                settled.give(true)
            }
            Task {
                await until(checkout.session) { $0.phase == .ready }
                settled.give(true)
            }
            _ = await settled.wait()
            guard let selection = checkout.session.selection else {
                #expect(checkout.failures.count == 1 && checkout.outcomes.count == 1, "\(value)")
                checkout.service.answer(.configuration, 200, Sample.configuration())
                _ = try await checkout.ready()
                continue
            }
            _ = selection.state.paymentMethods.map(\.formattedSurcharge)
            _ = "\(String(describing: checkout.session.clientSession))"
            checkout.session.cancel()
        }
    }

    @Test(arguments: [
        "null", "[]", "{}", #"{"data":null}"#, #"{"data":{}}"#, #"{"data":"x"}"#, "<html>", "", #"{"data":[]"#, #"{"data":[],"data":[]}"#,
        String(repeating: "[", count: 100_000),
        #"{"data":"# + String(repeating: "[", count: 200) + String(repeating: "]", count: 200) + "}",
        #"{"data":[null,1,"x",[],{},{"id":"a"},{"id":5,"paymentInstrumentType":"PAYMENT_CARD"}]}"#,
    ])
    func `a list that is none is empty or told, and a refresh heals it`(_ body: String) async throws {
        let checkout = Checkout()
        checkout.service.answer(.list) { $0 == 1 ? .json(200, body) : .json(200, Sample.list(Sample.card("card-1"))) }
        let selection = try await checkout.ready()
        #expect(selection.vaultedPaymentMethods.isEmpty && selection.vaultListState != .loading)
        await selection.submitSelectedVaulted()
        #expect(checkout.service.count(.exchange) == 0 && checkout.outcomes.isEmpty)
        await checkout.session.refresh()
        let fresh = try await checkout.listed()
        #expect(fresh.vaultedPaymentMethods.map(\.id) == ["card-1"])
    }

    @Test(arguments: ["..", ".", "a/b", "a?b#c", "%2e%2e", "é", " ", "a\u{0}b", "card 1", String(repeating: "x", count: 9000)])
    func `an id stays an id in a path, or is not sent`(_ id: String) async throws {
        let json = String(decoding: try JSONEncoder().encode(id), as: UTF8.self)
        let checkout = Checkout(list: Sample.list(Sample.card("$").replacingOccurrences(of: #""$""#, with: json)))
        let selection = try await checkout.ready()
        guard !selection.vaultedPaymentMethods.isEmpty else { return }
        await selection.submitSelectedVaulted()
        try? await selection.delete(selection.vaultedPaymentMethods[0])
        #expect(checkout.outcomes.count == 1)
        for call in checkout.service.requests(.exchange) + checkout.service.requests(.delete) {
            let path = call.request.url?.absoluteString ?? ""
            #expect(path.hasPrefix("https://pay.example/sdk/payment-instruments/") && path.split(separator: "/").count == 6)
            #expect(!path.contains("?") && !path.contains("#"))
        }
    }

    @Test func `a list of thousands is shown, chosen from and paid with`() async throws {
        let cards = (0..<3000).map { Sample.card("card-\($0)") }
        let checkout = Checkout(capturesCvv: true, list: #"{"data":[\#(cards.joined(separator: ","))]}"#)
        let selection = try await checkout.ready()
        #expect(selection.vaultedPaymentMethods.count == 3000)
        for method in selection.vaultedPaymentMethods.suffix(100) { selection.selectVaulted(method) }
        selection.updateCvvInput("123")
        await selection.submitSelectedVaulted()
        #expect(checkout.service.requests(.exchange).map(\.path) == ["/sdk/payment-instruments/card-2999/exchange"])
        #expect(checkout.results.count == 1)
    }

    @Test(arguments: [
        "0", "-5", "1", "99999999999999999999999999", String(repeating: "9", count: 500), "NaN", "inf", "1e400", "0x10", "١٠", "", " ",
        "Fri, 31 Dec 9999 23:59:59 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", "Mon, 99 Foo 2030 99:99:99 GMT",
    ])
    func `whatever Retry-After says, the waits are between a moment and half a minute`(_ value: String) async throws {
        let checkout = Checkout()
        checkout.service.answer(.configuration) { _ in .json(503, "", retryAfter: value) }
        checkout.start()
        await checkout.starting?.value
        #expect(checkout.failures.count == 1 && checkout.service.count(.configuration) == 9)
        #expect(checkout.service.pauses.count == 8 && checkout.service.pauses.allSatisfy { (0.1...30).contains($0) })
    }

    @Test(arguments: [-1e15, -3_000_000_000, -86_400, 0, 86_400, 1e10, 1e15])
    func `a clock that jumps while a payment waits for its page changes nothing`(_ seconds: Double) async throws {
        let checkout = Checkout()
        checkout.service.answer(.create, 200, Sample.actionPayment())
        checkout.service.answer(.poll) { $0 < 5 ? .json(200, #"{"status":"PENDING"}"#) : .json(200, #"{"status":"COMPLETE","id":"r"}"#) }
        checkout.session.requiredActionOpener = { _ in
            checkout.service.now += seconds
            return true
        }
        await (try checkout.ready()).submitSelectedVaulted()
        #expect(checkout.results.count == 1 && checkout.service.count(.create) == 1 && checkout.service.count(.resume) == 1)
    }
}
