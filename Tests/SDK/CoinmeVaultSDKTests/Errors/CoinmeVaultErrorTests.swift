import CofferFoundation
import CofferWire
import Testing

@testable import CoinmeVaultSDK

@Suite struct CoinmeVaultErrorTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let error: CoinmeVaultError
        let text: String
        let code: Int

        init(_ name: String, _ error: CoinmeVaultError, _ text: String, _ code: Int) {
            testDescription = name
            self.error = error
            self.text = text
            self.code = code
        }
    }

    private static func caas(_ codes: String..., message: String? = nil) -> CoinmeVaultError {
        .caas(
            status: 200, errorResponse: CaasErrorResponse(errorData: codes.map { .init(errorCode: $0, message: message) }, message: message)
        )
    }

    static let rows: [Row] = [
        Row(
            "validation", .validation(fields: ["b": ["invalid"], "a": ["required"]]), "The form is not valid: a (required), b (invalid).", 1
        ),
        Row("validation without fields", .validation(fields: [:]), "The form has no fields to submit.", 1),
        Row("network", .network(underlying: nil), "The vault could not be reached.", 2),
        Row(
            "network with a code", .network(underlying: URLError(.timedOut)), "The vault could not be reached (NSURLErrorDomain -1001).", 2),
        Row("server", .server(status: 502, body: "oops"), "The vault answered with HTTP status 502.", 3),
        Row("known code", caas("430-409-313-901", message: "oops"), "The vault refused the request: cardInUseByAnotherUser.", 4),
        Row("unknown code", caas("123-123-123-123"), "The vault refused the request: code 123-123-123-123.", 4),
        Row("code of no shape", caas("oops"), "The vault refused the request.", 4),
        Row("no code", caas(message: "oops"), "The vault refused the request.", 4),
        Row("in progress", .submitInProgress, "A submit is already in progress.", 5),
        Row("configuration", .invalidConfiguration("Why."), "The vault's configuration is not valid. Why.", 6),
        Row("unknown", .unknown(underlying: nil), "The submit failed.", 7),
        Row("unknown with a fault", .unknown(underlying: SubmitFault.notHTTP), "The submit failed (not-http).", 7),
    ]

    // D6
    @Test(arguments: rows)
    func `every text of an error is one fixed sentence of names and codes`(_ row: Row) {
        #expect(row.error.description == row.text)
        #expect(row.error.errorDescription == row.text)
        #expect(row.error.localizedDescription == row.text)
        #expect((row.error as any Error).localizedDescription == row.text)
        let bridged = row.error as NSError
        #expect(bridged.localizedDescription == row.text)
        #expect(bridged.domain == "CoinmeVaultSDK")
        #expect(bridged.code == row.code)
        #expect(!"\(row.error)".contains("oops"))
    }

    // D1, D2, D5
    @Test(
        arguments: [
            (["430-409-313-901"], SubmitCardError.cardInUseByAnotherUser), (["430-400-313-902"], .maxNumberOfCardsReached),
            ([" 430-402-313-905\n"], .cardDeclined), (["x", "430-402-313-905"], .cardDeclined),
            (["430-400-313-608", "430-400-313-907"], .invalidCardNumber), (["430-400-313-608"], nil), (["x"], nil), ([""], nil), ([], nil),
        ] as [([String], SubmitCardError?)])
    func `the first known code decides`(_ codes: [String], _ known: SubmitCardError?) {
        let response = CaasErrorResponse(errorData: codes.map { .init(errorCode: $0) })
        #expect(CoinmeVaultError.caas(status: 400, errorResponse: response).submitCardError == known)
    }

    // D2
    @Test(arguments: rows.filter { $0.code != 4 })
    func `only a refusal has a card error`(_ row: Row) { #expect(row.error.submitCardError == nil) }

    @Test func `the constants are the table's rows for adding a card`() {
        let rows = CaasErrorCode.allCases.filter(\.isRaisedByAdd)
        #expect(SubmitCardError.allCases.map(\.rawValue) == rows.map(\.constant))
        for row in rows { #expect(SubmitCardError(errorCode: row.rawValue)?.rawValue == row.constant) }
    }

    // The specification's switch.
    @Test(arguments: [
        (CoinmeVaultError.validation(fields: ["card.cvv": ["required"]]), ["field card.cvv required"]),
        (caas("430-409-313-901"), ["in use"]), (caas("430-400-313-902"), ["too many"]), (caas("430-402-313-905"), ["generic"]),
        (.server(status: 503, body: nil), ["server 503"]), (.network(underlying: nil), ["generic"]), (.submitInProgress, ["generic"]),
    ])
    func `the specification's switch tells the cases apart`(_ error: CoinmeVaultError, _ shown: [String]) async throws {
        let sample = ErrorHandlingSample()
        try await sample.run { throw error }
        #expect(sample.shown == shown)
    }
}
