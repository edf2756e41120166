import CofferFoundation
import CofferWire
import Testing

@testable import CoinmeVaultSDK

@Suite struct ScrubberTests {
    private static let values = [
        SubmittedValue(.cardNumber, forms: ["4242 4242 4242 4242", "4242424242424242"]),
        SubmittedValue(.securityCode, forms: ["987"]),
        SubmittedValue(.field, forms: ["02/31", "0231", "022031", "02", "2031"]),
        SubmittedValue(.field, forms: ["Zoë O'Brien"]),
        SubmittedValue(.field, forms: ["1 Main St/Rear & \"Up\""]),
        SubmittedValue(.field, forms: ["Li"]),
        SubmittedValue(.plain, forms: ["abc"]),
        SubmittedValue(.plain, forms: ["Bearer tok-en_1", "tok-en_1"]),
    ]

    private func errorText(_ text: String) -> String? { Scrubber(Self.values, purpose: .error).scrub(body: Array(text.utf8)).text }
    private func successText(_ text: String) -> String? { Scrubber(Self.values, purpose: .success).scrub(body: Array(text.utf8)).text }

    @Test(arguments: [
        ("number", "no 4242424242424242!", "no ***!"), ("number with spaces", "no 4242 4242 4242 4242!", "no ***!"),
        ("number with hyphens", "4242-4242-4242-4242", "***"), ("number with dots", "4242.4242.4242.4242", "***"),
        ("number over lines", "4242\n4242\r\n4242\t4242", "***"),
        ("number with percent-encoded spaces", "4242%204242%204242%204242", "***"),
        ("number inside a longer run", "0042424242424242420", "00***0"), ("number in JSON", #"{"a":"4242424242424242"}"#, #"{"a":"***"}"#),
        ("number as a JSON number", #"{"a":4242424242424242}"#, #"{"a":0}"#),
        ("number as a fraction", #"{"a":4242424242424242.0}"#, #"{"a":0}"#),
        ("number with an exponent", #"{"a":4.242424242424242e15}"#, #"{"a":0}"#),
        ("number in escapes", #"{"a":"\u0034242424242424242"}"#, #"{"a":"***"}"#),
        ("number as a key", #"{"4242424242424242":1}"#, #"{"***":1}"#), ("another card number", "saw 4111111111111111.", "saw ***."),
        ("another card number with spaces", "saw 3782 822463 10005.", "saw ***."), ("security code", "cvv 987 wrong", "cvv *** wrong"),
        ("security code inside a number", #"{"at":1998712345678}"#, #"{"at":0}"#),
        ("security code as a JSON number", #"{"cvv":987}"#, #"{"cvv":0}"#),
        ("name in capitals", "ZOË O'BRIEN", "***"), ("name in small letters", "zoë o'brien", "***"),
        ("name in JSON escapes", #"x "Zo\u00eb O'Brien""#, #"x "***""#),
        ("name percent-encoded", "n=Zo%C3%AB%20O%27Brien", "n=***"), ("name form-encoded", "n=Zo%C3%AB+O%27Brien", "n=***"),
        ("name in HTML", "<b>Zoë O&#39;Brien</b>", "<b>***</b>"), ("name decomposed", "Zoe\u{308} O'Brien", "***"),
        ("address with slash and quotes in escapes", #"x "1 Main St\/Rear & \"Up\"""#, #"x "***""#),
        ("address in a JSON string", #"{"a":"1 Main St\/Rear & \"Up\""}"#, #"{"a":"***"}"#),
        ("number in base64", "NDI0MjQyNDI0MjQyNDI0Mg==", "***=="), ("month as a word", "month 02 is", "month *** is"),
        ("month as a JSON number", #"{"month":2}"#, #"{"month":0}"#), ("year", "2031-01-01", "***-01-01"),
        ("short name as a word", "for Li.", "for ***."),
        ("plain member as a word", "account abc unknown", "account *** unknown"),
        ("credential", "Authorization: Bearer tok-en_1", "Authorization: ***"),
        ("credential alone", "token=tok-en_1;", "token=***;"),
        ("JSON in a JSON string", #"{"echo":"{\"cvv\":987}"}"#, #"{"echo":"{\"cvv\":0}"}"#),
        ("two values that touch", "x 9874242424242424242", "x ***"),
        ("escaped twice", #"x \"1 Main St\\\/Rear & \\\"Up\\\"\" y"#, #"x \"***\" y"#),
        ("plain member after an escaped line break", #"x\nabc"#, #"x\n***"#),
        ("name in capitals and escapes", #"x ZO\u00CB O'BRIEN"#, "x ***"),
        ("number in escapes that are no JSON", #"x \u0034242424242424242"#, "x ***"),
        ("several", "987, 987", "***, ***"),
    ])
    func `errors lose every submitted value in any form`(_ name: String, _ text: String, _ scrubbed: String) {
        #expect(errorText(text) == scrubbed)
    }

    @Test(arguments: [
        ("nothing of it", "The provider is unavailable."), ("short name inside a word", "Limit"),
        ("plain member inside a word", "abcd xabc abc1"),
        ("month inside a number", "1020"), ("a digit run that is no card", "4242424242424243"), ("a timestamp", #"{"at":1714560970123}"#),
        ("types", #"{"a":true,"b":null,"c":[1.5,"x"],"d":{}}"#), ("spaces of the JSON", "{ \"a\" : 1 }\n"), ("empty", " "),
    ])
    func `errors keep everything else as it was`(_ name: String, _ text: String) { #expect(errorText(text) == text) }

    @Test(arguments: [
        ("number", #"{"pan":"4242424242424242"}"#, #"{"pan":"***"}"#),
        ("number in a text", #"{"m":"card 4242 4242 4242 4242 added"}"#, #"{"m":"card *** added"}"#),
        ("number as a number", #"{"pan":4242424242424242}"#, #"{"pan":0}"#),
        ("another card number", #"{"pan":"4111111111111111"}"#, #"{"pan":"***"}"#),
        ("another card number as a number", #"{"pan":4111111111111111}"#, #"{"pan":0}"#), ("code", #"{"cvv":"987"}"#, #"{"cvv":"***"}"#),
        ("code as a number", #"{"cvv":987}"#, #"{"cvv":0}"#), ("code in an array", #"{"a":["987",987]}"#, #"{"a":["***",0]}"#),
        ("code as a key", #"{"987":1}"#, #"{"***":1}"#),
        ("code at the root", "987", "0"), ("code in escapes", #"{"cvv":"\u0039\u0038\u0037"}"#, #"{"cvv":"***"}"#),
        ("JSON in a JSON string", #"{"echo":"{\"cvv\":\"987\"}"}"#, #"{"echo":"{\"cvv\":\"***\"}"}"#),
        (
            "request in a JSON string", #"{"echo":"POST / \r\n\r\n{\"cvv\":\"987\",\"a\":1}"}"#,
            #"{"echo":"POST / \r\n\r\n{\"cvv\":\"***\",\"a\":1}"}"#
        ),
        ("query in a JSON string", #"{"echo":"pan=4242424242424242&cvv=987"}"#, #"{"echo":"pan=***&cvv=***"}"#),
        ("text: number and code", "pan=4242424242424242&cvv=987", "pan=***&cvv=***"),
    ])
    func `successes lose card numbers and the security code`(_ name: String, _ text: String, _ scrubbed: String) {
        #expect(successText(text) == scrubbed)
    }

    @Test(arguments: [
        ("code as month, year or last four", #"{"month":"987","year":"987","last4":"987","card":{"last4":987}}"#),
        ("code inside a text", #"{"m":"call 987-654"}"#), ("code inside a number", #"{"at":1998712345678}"#),
        ("masked number", #"{"cardNumber":"424242******4242"}"#), ("expiry", #"{"month":"02","year":"2031"}"#),
        ("name and address", #"{"n":"Zoë O'Brien","c":"Li","a":"abc"}"#),
        ("a millisecond timestamp that passes the checksum", #"{"createdAt":1714560970120}"#), ("a text of its own", "added"),
        ("spaces and order", "{ \"b\" : 1,\n \"a\" : [ ] }"),
    ])
    func `successes keep everything else as it was`(_ name: String, _ text: String) { #expect(successText(text) == text) }

    @Test func `an amex security code survives as year and last four only`() {
        let scrubber = Scrubber([SubmittedValue(.securityCode, forms: ["2031"])], purpose: .success)
        let text = #"{"year":"2031","last4":"2031","code":"2031","n":2031}"#
        #expect(scrubber.scrub(body: Array(text.utf8)).text == #"{"year":"2031","last4":"2031","code":"***","n":0}"#)
    }

    @Test func `a refusal is scrubbed member by member and codes survive`() {
        let values = [SubmittedValue(.securityCode, forms: ["905"]), SubmittedValue(.cardNumber, forms: ["4242424242424242"])]
        let response = CaasErrorObject(
            timestamp: "905", httpStatus: 4_242_424_242_424_242, path: "/905",
            errorData: [
                .init(errorCode: "430-402-313-905", message: "905 4242424242424242"), .init(errorCode: "999-999-313-905"),
                .init(errorCode: "905"),
                .init(errorCode: "4242-4242-4242-4242"),
            ], message: "905", retry: "in 905")
        let scrubbed = Scrubber(values, purpose: .error).scrub(response)
        #expect(
            scrubbed
                == CaasErrorResponse(
                    timestamp: "***", httpStatus: nil, path: "/***",
                    errorData: [
                        .init(errorCode: "430-402-313-905", message: "*** ***"), .init(errorCode: "999-999-313-905"),
                        .init(errorCode: "***"),
                        .init(errorCode: "***"),
                    ], message: "***", retry: "in ***"))
    }

    @Test func `a code that has the shape of a code but is a card number goes`() {
        let response = CaasErrorObject(errorData: [.init(errorCode: "676-770-000-000")])
        let values = [SubmittedValue(.cardNumber, forms: ["676770000000"])]
        #expect(Scrubber(values, purpose: .error).scrub(response).errorData.first?.errorCode == "***")
    }

    // D13: without word of what was sent, texts go and codes stay.
    @Test func `with unknown values an error keeps neither body nor texts`() {
        let mapper = AnswerMapper(values: nil)
        let body = #"{"errorResponse":{"path":"p","message":"m","errorData":[{"errorCode":"430-402-313-905","message":"m"}]}}"#
        guard case .failure(.server(500, nil)) = mapper.outcome(of: .failure(500, Data("x".utf8), nil, nil)),
            case .failure(.caas(200, let response)) = mapper.outcome(of: .success(200, Data(body.utf8), nil))
        else {
            Issue.record("not the expected errors")
            return
        }
        #expect(response == CaasErrorResponse(errorData: [.init(errorCode: "430-402-313-905")]))
    }

    @Test func `no text form of a scrubber or a value shows what was sent`() {
        for subject in [Scrubber(Self.values, purpose: .error) as Any, Self.values[0] as Any, AnswerMapper(values: Self.values) as Any] {
            for text in TextForms.all(of: subject) { #expect(!text.contains("4242") && !text.contains("987")) }
        }
    }
}
