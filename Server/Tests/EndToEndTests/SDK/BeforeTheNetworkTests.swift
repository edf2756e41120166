import CofferFoundation
import CofferTestServer
import CoinmeVaultSDK
import Testing

/// What a form stops by itself: a server that would hear of it hears nothing.
@MainActor @Suite struct BeforeTheNetworkTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let change: @Sendable (inout TypedCard) -> Void
        let summary: String

        init(_ name: String, _ summary: String, _ change: @escaping @Sendable (inout TypedCard) -> Void) {
            testDescription = name
            self.change = change
            self.summary = summary
        }
    }

    nonisolated static let rows = [
        Row("no number", "validation card.cardNumber=required") { $0.number = "" },
        Row("letters in the place of a number", "validation card.cardNumber=required") { $0.number = "fortytwo" },
        Row("full-width digits", "validation card.cardNumber=required") { $0.number = "４２４２４２４２４２４２４２４２" },
        Row("Arabic digits", "validation card.cardNumber=required") { $0.number = "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢" },
        Row("one digit short", "validation card.cardNumber=invalid") { $0.number = "424242424242424" },
        Row("a wrong check digit", "validation card.cardNumber=invalid") { $0.number = "4242424242424241" },
        Row("a brand nobody knows", "validation card.cardNumber=invalid") { $0.number = "9999999999999995" },
        Row("month 13", "validation card=invalid") { $0.expiry = "1335" },
        Row("month 00", "validation card=invalid") { $0.expiry = "0035" },
        Row("an expired year", "validation card=invalid") { $0.expiry = "1220" },
        Row("half an expiry", "validation card=invalid") { $0.expiry = "12" },
        Row("full-width digits in the expiry", "validation card=required") { $0.expiry = "１２３５" },
        Row("two digits of security code", "validation card.cvv=invalid") { $0.code = "98" },
        Row("letters in the place of a security code", "validation card.cvv=required") { $0.code = "abc" },
        Row("three digits for an American Express", "validation card.cvv=invalid") { $0.number = "378282246310005" },
        Row("no name", "validation cardHolderName=required") { $0.holder = "" },
        Row("no line of address", "validation billingAddress.addressLine1=required") { $0.line1 = "" },
        Row("several at once", "validation card=invalid card.cardNumber=invalid card.cvv=required") {
            $0.number = "4242"
            $0.expiry = "9999"
            $0.code = ""
        },
    ]

    @Test(arguments: rows)
    func `a bad form never reaches the network and the error names its fields`(_ row: Row) async throws {
        let server = try TestServer(.json(#"{"data":{},"errorResponse":null}"#))
        defer { server.stop() }
        var card = TypedCard()
        row.change(&card)
        let form = try AppForm(ingress: "127.0.0.1:\(server.port)")
        form.type(card)
        let error = try #require(await form.failure(card, token: "any"))
        #expect(error.summary == row.summary)
        #expect(server.connectionCount == 0)
        for text in error.textForms {
            for value in card.recognisable { #expect(!text.contains(value)) }
        }
    }

    @Test func `letters and spaces among a number's digits are left out as they are typed`() async throws {
        try await withSandbox { sandbox in
            var card = TypedCard()
            card.number = "4a2-4 2x4242４4242.4242"
            let outcome = try await AppForm.add(card, to: sandbox)
            #expect(outcome == "added")
            #expect(try await PartnerBackend(sandbox).maskedNumbers(of: card.account) == ["424242******4242"])
        }
    }

    @Test func `a vault that is not there is a network error without a value, and the form can be sent again`() async throws {
        // Nobody listens on the first port.
        let address = "127.0.0.1:1"
        let card = TypedCard()
        let form = try AppForm(ingress: address)
        form.type(card)
        for _ in 0..<2 {
            let error = try #require(await form.failure(card, token: "any-token"))
            #expect(error.summary == "network \(URLError.Code.cannotConnectToHost.rawValue)")
            for text in error.textForms {
                for value in card.recognisable + ["any-token", address] { #expect(!text.contains(value)) }
            }
        }
    }
}
