import CofferWire
import Testing

@Suite struct CaasErrorObjectTests {
    private func response(_ json: String) throws -> CaasErrorObject? { CaasErrorObject(try JSONDocument(text: json).root) }

    @Test func `every member is read`() throws {
        let read = try response(
            #"""
            {"httpStatus":"200","timestamp":"2026-08-06T19:19:41.123456789Z","path":"POST /services/paymentmethods",
             "errorData":[{"errorCode":"430-409-313-901","message":"m"},{"errorCode":"x"}],"retry":"NO","message":"whole"}
            """#)
        #expect(
            read
                == CaasErrorObject(
                    timestamp: "2026-08-06T19:19:41.123456789Z", httpStatus: 200, path: "POST /services/paymentmethods",
                    errorData: [.init(errorCode: "430-409-313-901", message: "m"), .init(errorCode: "x")], message: "whole", retry: "NO"))
    }

    @Test(arguments: [
        ("number", "200", 200), ("string", #""200""#, 200), ("word", #""ok""#, nil), ("null", "null", nil), ("fraction", "200.5", nil),
        ("object", "{}", nil),
    ])
    func `the status is read from a number or a string of digits`(_ name: String, _ json: String, _ status: Int?) throws {
        #expect(try response("{\"httpStatus\":\(json)}")?.httpStatus == status)
    }

    @Test(arguments: [
        ("missing", "{}", 0), ("null", #"{"errorData":null}"#, 0), ("object", #"{"errorData":{"errorCode":"a"}}"#, 0),
        ("text entries", #"{"errorData":["a",1,null]}"#, 0),
        ("code of wrong type", #"{"errorData":[{"errorCode":1},{"errorCode":"a"}]}"#, 1),
        ("message of wrong type", #"{"errorData":[{"errorCode":"a","message":1}]}"#, 1),
        ("no code", #"{"errorData":[{"message":"a"}]}"#, 0),
    ])
    func `a malformed entry is skipped and the rest kept`(_ name: String, _ json: String, _ count: Int) throws {
        #expect(try response(json)?.errorData.count == count)
    }

    @Test(arguments: ["[]", "null", "\"a\"", "1", "true"])
    func `what is no object is no response`(_ json: String) throws { #expect(try response(json) == nil) }

    @Test func `what is written is read back the same`() throws {
        let response = CaasErrorObject(
            timestamp: "2026-08-06T19:19:41.000Z", httpStatus: 200, path: "/caas/v2/paymentmethods POST",
            errorData: [.init(errorCode: "a", message: "\"b\""), .init(errorCode: "c")], message: "d", retry: "e")
        let root = try JSONDocument(CaasEnvelope.failure(response)).root
        #expect(CaasEnvelope.wrappedError(in: root) == response)
        #expect(root["data"]?.isNull == true)
        #expect(root["errorResponse"]?["httpStatus"]?.string == "200")
    }
}
