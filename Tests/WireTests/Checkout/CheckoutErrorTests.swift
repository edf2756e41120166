import CofferWire
import Testing

@Suite struct CheckoutErrorTests {
    private func read(_ json: String) throws -> CheckoutErrorObject? { CheckoutErrorObject(try Fixture.root(json)) }

    @Test func `validation errors may be strings`() throws {
        let json = try Fixture.checkout("error-strings")
        let error = try #require(try read(json))
        #expect(
            error
                == CheckoutErrorObject(
                    errorId: "InvalidInput", text: "Not good.", diagnosticsId: "d-1",
                    validationErrors: [.init(text: "first"), .init(text: "second")]))
        #expect(Fixture.written(error.write) == json)
    }

    @Test func `validation errors may be objects`() throws {
        let json = try Fixture.checkout("error-objects")
        let error = try #require(try read(json))
        #expect(
            error.validationErrors == [
                .init(model: "ClientSession", path: "amount", text: "Must be an integer."),
                .init(model: "ClientSession", path: "order.lineItems[0].amount", text: "This member is required."),
                .init(model: "Payment", path: "token", text: "Unknown."),
            ])
        #expect(Fixture.written(error.write) == json)
    }

    @Test(arguments: [
        Row("absent", "{}", 0), Row("null", #"{"validationErrors":null}"#, 0), Row("object", #"{"validationErrors":{}}"#, 0),
        Row("text", #"{"validationErrors":"x"}"#, 0), Row("neither kind", #"{"validationErrors":[1,null,[],{},{"errors":[{}]}]}"#, 0),
        Row("mixed", #"{"validationErrors":["a",{"model":"M","errors":[{"path":"p","description":"d"}]},3]}"#, 2),
        Row("without path", #"{"validationErrors":[{"errors":[{"description":"d"}]}]}"#, 1),
    ])
    func `what is neither is dropped and the error is understood`(_ row: Row<Int>) throws {
        let body = row.json.dropFirst().dropLast()
        let json = "{\"error\":{\"errorId\":\"e\",\"description\":\"t\",\"diagnosticsId\":\"d\"\(body.isEmpty ? "" : "," + body)}}"
        #expect(try read(json)?.validationErrors.count == row.output)
    }

    @Test func `mixed details are written and read back`() throws {
        let error = CheckoutErrorObject(
            errorId: "e", text: "t", diagnosticsId: "d",
            validationErrors: [
                .init(text: "a"), .init(model: "M", path: "p", text: "b"), .init(model: "M", text: "c"), .init(text: "d"),
                .init(model: "M", path: "p", text: "e"), .init(model: "N", path: "q", text: "f"),
            ])
        #expect(try read(Fixture.written(error.write)) == error)
    }

    @Test(arguments: [
        "{}", "[]", "\"error\"", #"{"error":null}"#, #"{"error":"x"}"#, #"{"error":{}}"#, #"{"error":{"errorId":"e","description":"t"}}"#,
        #"{"error":{"errorId":"e","diagnosticsId":"d"}}"#, #"{"error":{"description":"t","diagnosticsId":"d"}}"#,
        #"{"error":{"errorId":1,"description":"t","diagnosticsId":"d"}}"#, #"{"errorId":"e","description":"t","diagnosticsId":"d"}"#,
    ])
    func `without its three strings a body is no error`(_ json: String) throws { #expect(try read(json) == nil) }
}
