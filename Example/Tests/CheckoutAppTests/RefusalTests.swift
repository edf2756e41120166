import CoinmeVaultSDK
import Testing

@testable import CheckoutApp

@Suite struct RefusalTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let error: @Sendable () -> any Error
        let begins: String

        init(_ name: String, _ error: @escaping @Sendable @autoclosure () -> any Error, _ begins: String) {
            (testDescription, self.error, self.begins) = (name, error, begins)
        }
    }

    static let rows = [
        Row("an invalid form", CoinmeVaultError.validation(fields: [VaultFieldNames.cvc: ["required"]]), "Something is missing."),
        Row("no network", CoinmeVaultError.network(underlying: nil), "The vault cannot be reached."),
        Row("a bearer that has run out", CoinmeVaultError.server(status: 401, body: nil), "The permission to save a card has run out."),
        Row("another bearer", CoinmeVaultError.server(status: 403, body: nil), "The permission to save a card has run out."),
        Row("a fault of the vault", CoinmeVaultError.server(status: 503, body: nil), "The vault has a fault (HTTP 503)."),
        Row("twice at once", CoinmeVaultError.submitInProgress, "The card is being saved already."),
        Row("no vault id", CoinmeVaultError.invalidConfiguration("No id."), "The app is not set up for saving cards. No id."),
        Row("something else", CoinmeVaultError.unknown(underlying: nil), "Something went wrong."),
        Row(
            "a code that nobody knows",
            CoinmeVaultError.caas(status: 200, errorResponse: CaasErrorResponse(errorData: [.init(errorCode: "1-2-3-4")])),
            "The card was not saved."),
        Row("the shop's server", ShopProblem.refused, "The shop cannot be reached."),
    ]

    @Test(arguments: rows)
    func `every error says what happened and what to do next`(_ row: Row) {
        let sentence = Refusal(row.error()).sentence
        #expect(sentence.hasPrefix(row.begins))
        #expect(sentence.count > row.begins.count || row.begins.hasSuffix("No id."))
    }
}
