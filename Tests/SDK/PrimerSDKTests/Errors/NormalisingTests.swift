import CofferFoundation
import Testing

@testable import PrimerSDK

@Suite struct NormalisingTests {
    struct Inner: ExposableError {
        let exposedError: PrimerError
    }

    struct Foreign: LocalizedError {
        var errorDescription: String? { "The line is down." }
    }

    @Test func `a Primer error stays itself`() throws {
        let error = PrimerError.paymentFailed(paymentId: "p", status: "FAILED", diagnosticsId: "d")
        let exposed = try #require(PrimerError.exposing(error) as? PrimerError)
        #expect(exposed.errorId == "payment-failed" && exposed.diagnosticsId == "d")
        #expect(PrimerError(reporting: error).diagnosticsId == "d")
    }

    @Test func `several errors stay, none at all is unknown`() throws {
        let several = PrimerError.underlyingErrors(errors: [Foreign()], diagnosticsId: "d")
        #expect((PrimerError.exposing(several) as? PrimerError)?.errorId == "generic-underlying-errors")
        let none = try #require(PrimerError.exposing(PrimerError.underlyingErrors(errors: [], diagnosticsId: "d")) as? PrimerError)
        #expect(none.errorId == "unknown" && none.diagnosticsId == "d")
        #expect(PrimerError(reporting: PrimerError.underlyingErrors(errors: [], diagnosticsId: "d")).errorId == "unknown")
    }

    @Test func `a validation error stays itself, and is named where it cannot be reported`() throws {
        let error = PrimerValidationError.invalidCvv(message: "CVV is not valid.", diagnosticsId: "d")
        #expect((PrimerError.exposing(error) as? PrimerValidationError)?.errorId == "invalid-cvv")
        let reported = PrimerError(reporting: error)
        #expect(reported.errorId == "unknown" && reported.diagnosticsId == "d")
        #expect(reported.plainDescription?.contains("[invalid-cvv] CVV is not valid.") == true)
    }

    @Test func `an internal error becomes what it stands for`() throws {
        let inner = Inner(exposedError: .unknown(message: "The server failed.", diagnosticsId: "d"))
        let exposed = try #require(PrimerError.exposing(inner) as? PrimerError)
        #expect(exposed.errorId == "unknown" && exposed.diagnosticsId == "d")
        let empty = Inner(exposedError: .underlyingErrors(errors: [], diagnosticsId: "d"))
        #expect((PrimerError.exposing(empty) as? PrimerError)?.errorId == "unknown")
    }

    @Test func `any other error is unknown with its text`() throws {
        let exposed = try #require(PrimerError.exposing(Foreign()) as? PrimerError)
        #expect(exposed.errorId == "unknown" && exposed.plainDescription == "Something went wrong. The line is down.")
        #expect(PrimerError(reporting: Foreign()).plainDescription == "Something went wrong. The line is down.")
    }

    @Test func `an error that was cast to NSError keeps its id`() {
        let bridged: any Error = PrimerError.invalidClientToken(diagnosticsId: "d") as NSError
        #expect(PrimerError(reporting: bridged).errorId == "invalid-client-token")
        let validation: any Error = PrimerValidationError.invalidCvv(message: "Wrong.") as NSError
        #expect((PrimerError.exposing(validation) as? PrimerValidationError)?.errorId == "invalid-cvv")
        let stranger = NSError(domain: "elsewhere", code: 1, userInfo: ["exposedError": PrimerError.unknown(diagnosticsId: "theirs")])
        #expect(PrimerError(reporting: stranger).diagnosticsId != "theirs")
    }
}
