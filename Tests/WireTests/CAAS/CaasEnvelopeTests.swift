import CofferWire
import Testing

@Suite struct CaasEnvelopeTests {
    @Test(arguments: [
        ("an object with a member", #"{"errorResponse":{"path":"x"}}"#, true),
        ("beside data", #"{"data":{},"errorResponse":{"path":"x"}}"#, true),
        ("null", #"{"errorResponse":null}"#, false), ("absent", #"{"data":{}}"#, false), ("empty", #"{"errorResponse":{}}"#, false),
        ("text", #"{"errorResponse":"no"}"#, false), ("array", #"{"errorResponse":[1]}"#, false),
        ("nested deeper", #"{"data":{"errorResponse":{"a":1}}}"#, false),
        ("root is an array", #"[{"errorResponse":{"a":1}}]"#, false),
    ])
    func `an answer is a refusal when errorResponse is an object that is not empty`(_ name: String, _ json: String, _ isError: Bool) throws
    {
        #expect((CaasEnvelope.wrappedError(in: try JSONDocument(text: json).root) != nil) == isError)
    }

    @Test(arguments: [
        ("an array", #"{"errorData":[{"errorCode":"a"}]}"#, true), ("an empty array", #"{"errorData":[]}"#, true),
        ("an object", #"{"errorData":{}}"#, false), ("absent", #"{"message":"a"}"#, false), ("in an array", #"[{"errorData":[]}]"#, false),
    ])
    func `a bare refusal is recognised by its errorData array`(_ name: String, _ json: String, _ isError: Bool) throws {
        #expect((CaasEnvelope.bareError(in: try JSONDocument(text: json).root) != nil) == isError)
    }

    @Test func `a success carries its data and a null errorResponse`() {
        let bytes = CaasEnvelope.success { writer in
            writer.beginObject()
            writer.member("customerId", "1")
            writer.endObject()
        }
        #expect(String(decoding: bytes, as: UTF8.self) == #"{"data":{"customerId":"1"},"errorResponse":null}"#)
    }
}
