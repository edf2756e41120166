import Testing

@testable import CoinmeVaultSDK

// D1
@Suite struct CaasErrorResponseTests {
    @Test(
        arguments: [
            ("known first", ["430-409-313-901", "430-400-313-902"], "430-409-313-901"),
            ("known second", ["999-999-999-999", "430-400-313-902"], "430-400-313-902"),
            ("not-found is not known to a submit", ["430-400-313-608", "430-402-313-905"], "430-402-313-905"),
            ("known with spaces", ["x", " 430-402-313-905 "], " 430-402-313-905 "),
            ("none known", ["", " ", "x", "y"], "x"), ("all blank", ["", " "], nil), ("none", [], nil),
        ] as [(String, [String], String?)])
    func `the first known error is a known code, else the first that is not blank`(_ name: String, _ codes: [String], _ found: String?) {
        let response = CaasErrorResponse(errorData: codes.map { .init(errorCode: $0) })
        #expect(response.firstKnownError()?.errorCode == found)
    }

    @Test func `a response without members has no error`() {
        let response = CaasErrorResponse()
        #expect(response.errorData.isEmpty)
        #expect(response.firstKnownError() == nil)
    }
}
