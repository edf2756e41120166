import CofferFoundation
import Testing

@testable import VGSCollectSDK

@MainActor
struct SendDataTests {
    private func failure(_ response: VGSResponse) -> (code: Int, error: (any Error)?)? {
        if case .failure(let code, _, _, let error) = response { (code, error) } else { nil }
    }

    @Test
    func `a whole form becomes one nested body`() async {
        let form = Form()
        form.field("card.cardNumber", .cardNumber).setText("4242 4242 4242 4242")
        let expiry = form.expiry {
            $0.inputDateFormat = .shortYear
            $0.outputDateFormat = .longYear
            $0.serializers = [VGSExpDateSeparateSerializer(monthFieldName: "card.month", yearFieldName: "card.year")]
        }
        Typist(expiry).type("0831")
        form.field("card.cvv", .cvc).setText("123")
        form.field("cardHolderName", .cardHolderName).setText(" Jane  Doe ")
        _ = form.field("billingAddress.addressLine2")
        let response = await form.collector.sendData(
            path: "/caas/v2/paymentmethods", extraData: ["card": ["cvv": "x", "k": 1], "accountId": "abc"])
        guard case .success(200, let data?, _?) = response else { return #expect(Bool(false), "no success") }
        #expect(String(decoding: data, as: UTF8.self) == "{}")
        #expect(
            await form.wire.lastJSON
                == #"{"accountId":"abc","billingAddress":{"addressLine2":""},"card":{"cardNumber":"4242424242424242","cvv":"123","k":1,"month":"08","year":"2031"},"cardHolderName":" Jane  Doe "}"#
        )
    }

    @Test
    func `an untouched expiry submits both keys as empty texts, and without an input format the year stays short`() async {
        let form = Form()
        let expiry = form.expiry {
            $0.outputDateFormat = .longYear
            $0.serializers = [VGSExpDateSeparateSerializer(monthFieldName: "m", yearFieldName: "y")]
        }
        _ = await form.collector.sendData(path: "/")
        #expect(await form.wire.lastJSON == #"{"m":"","y":""}"#)
        expiry.setText("0831")
        _ = await form.collector.sendData(path: "/")
        #expect(await form.wire.lastJSON == #"{"m":"08","y":"31"}"#)
    }

    @Test
    func `types submit their texts with their dividers`() async {
        let form = Form()
        form.expiry("exp").setText("0831")
        form.field("ssn", .ssn).setText("123456789")
        let date = VGSDateConfiguration(collector: form.collector, fieldName: "date")
        date.inputDateFormat = .mmddyyyy
        date.outputDateFormat = .yyyymmdd
        let dateField = VGSDateTextField()
        dateField.configuration = date
        dateField.setText("02292024")
        _ = await form.collector.sendData(path: "/")
        #expect(await form.wire.lastJSON == #"{"date":"2024/02/29","exp":"08/31","ssn":"123-45-6789"}"#)
    }

    @Test
    func `required fields stop a send at once, and their names are told`() async throws {
        let form = Form()
        _ = form.field("empty") { $0.isRequired = true }
        _ = form.field("both", .cvc) {
            $0.isRequired = true
            $0.isRequiredValidOnly = true
        }
        form.field("wrong", .cvc) { $0.isRequiredValidOnly = true }.setText("1")
        form.field("fine") { $0.isRequired = true }.setText("x")
        var responses: [VGSResponse] = []
        form.collector.sendData(path: "/") { responses.append($0) }
        let response = try #require(responses.first, "told before sendData returns")
        let (code, error) = try #require(failure(response))
        let typed = try #require(error as? VGSError)
        #expect(code == 1001 && typed.code == 1001 && typed.type == .inputDataIsNotValid && typed.domain == "vgscollect.sdk")
        #expect(typed.userInfo["key"] as? String == "VGSSDKErrorInputDataIsNotValid")
        #expect(typed.localizedDescription == "Input data is not valid")
        let info = try #require(typed.userInfo["extraInfo"] as? [String: [String]])
        #expect(info == ["VGSSDKErrorInputDataRequired": ["empty", "both"], "VGSSDKErrorInputDataRequiredValid": ["both", "wrong"]])
        #expect(await form.wire.requests.isEmpty)
    }

    @Test
    func `an invalid field without flags is sent as typed`() async {
        let form = Form()
        form.field("n", .cardNumber).setText("42")
        _ = await form.collector.sendData(path: "/")
        #expect(await form.wire.lastJSON == #"{"n":"42"}"#)
    }

    private final class NoJSON {}

    @Test(arguments: ["object", "date", "nan", "infinity"])
    func `extra data that is no JSON fails with a type and without a request`(_ kind: String) async throws {
        let form = Form()
        let value: Any =
            switch kind {
            case "object": NoJSON()
            case "date": Date(timeIntervalSince1970: 0)
            case "nan": Double.nan
            default: Double.infinity
            }
        let (code, error) = try #require(failure(await form.collector.sendData(path: "/", extraData: ["a": [["b": value]]])))
        #expect(code == 1001)
        #expect((error as? VGSError)?.userInfo["extraInfo"] as? [String: [String]] == [:])
        #expect(await form.wire.requests.isEmpty)
    }

    @Test
    func `a nil inside extra data becomes null`() async {
        let form = Form()
        let none: String? = nil
        _ = await form.collector.sendData(path: "/", extraData: ["a": NSNull(), "b": ["c": none as Any], "d": true])
        #expect(await form.wire.lastJSON == #"{"a":null,"b":{"c":null},"d":true}"#)
    }

    @Test(arguments: [(199, false), (200, true), (204, true), (299, true), (300, false), (302, false), (404, false), (500, false)])
    func `a status from 200 through 299 is success, any other a failure without error`(_ status: Int, _ succeeds: Bool) async throws {
        let form = Form()
        await form.wire.reply { CannedWire.http(status, "body", for: $0) }
        switch await form.collector.sendData(path: "/") {
        case .success(let code, let data, _):
            #expect(succeeds && code == status)
            #expect(data == Data("body".utf8))
        case .failure(let code, let data, let response, let error):
            #expect(!succeeds && code == status && error == nil)
            #expect(data == Data("body".utf8) && response != nil)
        }
    }

    @Test
    func `a transport error brings its own code`() async throws {
        let form = Form()
        await form.wire.reply { _ in CollectorAnswer(error: URLError(.notConnectedToInternet)) }
        let (code, error) = try #require(failure(await form.collector.sendData(path: "/")))
        #expect(code == -1009)
        #expect(error is URLError)
    }

    @Test
    func `an answer that is not HTTP has code 1400`() async throws {
        let form = Form()
        await form.wire.reply {
            CollectorAnswer(
                data: Data(), response: URLResponse(url: $0.url!, mimeType: nil, expectedContentLength: 0, textEncodingName: nil))
        }
        #expect(try #require(failure(await form.collector.sendData(path: "/"))).code == 1400)
    }

    @Test
    func `the completion comes on the main actor although the collector is gone`() async {
        var form: Form? = Form()
        form?.field("a").setText("1")
        let wire = form?.wire
        let response = await withCheckedContinuation { continuation in
            form?.collector.sendData(path: "/") {
                MainActor.assertIsolated()
                continuation.resume(returning: $0)
            }
            form = nil
        }
        guard case .success = response else { return #expect(Bool(false), "no success") }
        #expect(await wire?.requests.count == 1)
    }

    @Test
    func `parallel sends are allowed and clear nothing`() async {
        let form = Form()
        let field = form.field("a")
        field.setText("1")
        async let one = form.collector.sendData(path: "/1")
        async let two = form.collector.sendData(path: "/2")
        _ = await (one, two)
        #expect(await form.wire.requests.count == 2)
        #expect(field.rawText == "1")
    }

    @Test
    func `a published send is made at once`() async {
        let form = Form()
        form.field("a").setText("1")
        let response = await SendWitness.value(of: form.collector.sendDataPublisher(path: "/"))
        guard case .success = response else { return #expect(Bool(false), "no success") }
        #expect(await form.wire.requests.count == 1)
    }

    @Test
    func `a submission tells every form of what it will send`() {
        let form = Form()
        form.field("card.cardNumber", .cardNumber).setText("4242424242424242")
        let expiry = form.expiry {
            $0.inputDateFormat = .shortYear
            $0.outputDateFormat = .longYear
            $0.serializers = [VGSExpDateSeparateSerializer(monthFieldName: "m", yearFieldName: "y")]
        }
        expiry.setText("0831")
        _ = form.field("empty")
        let values = form.collector.submission(path: "/").secureValues
        #expect(values.map(\.fieldName) == ["card.cardNumber", "card", "empty"])
        #expect(values.map(\.forms) == [["4242424242424242", "4242 4242 4242 4242"], ["0831", "08/31", "08", "2031"], []])
        #expect(values.map(\.type) == [.cardNumber, .expDate, .none])
    }
}
