import CofferFoundation
import CofferTestServer
import Testing
import VGSCollectSDK

@testable import CoinmeVaultSDK

@MainActor @Suite struct TransportTests {
    private func error(_ answer: CollectorAnswer) async throws -> CoinmeVaultError? {
        let form = try TestForm(transport: CollectorTransport { _ in answer })
        form.fill()
        return await failure { try await form.vault.submit() }
    }

    // C20
    @Test(arguments: [
        URLError.notConnectedToInternet, .timedOut, .cannotConnectToHost, .secureConnectionFailed, .serverCertificateUntrusted,
        .networkConnectionLost, .cannotParseResponse, .badServerResponse,
    ])
    func `an error of the network is a network error with its code and nothing more`(_ code: URLError.Code) async throws {
        let url = URL(fileURLWithPath: "/" + TestForm.vaultID)
        let sent = URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url, NSLocalizedDescriptionKey: TestForm.cardNumber])
        for answer in [
            CollectorAnswer(error: sent),
            CollectorAnswer(error: NSError(domain: NSURLErrorDomain, code: code.rawValue, userInfo: sent.userInfo)),
        ] {
            let error = try #require(try await error(answer))
            #expect((error.network as? URLError)?.code == code)
            for text in TextForms.all(of: error) { #expect(!text.contains(TestForm.vaultID) && !text.contains(TestForm.cardNumber)) }
        }
    }

    // C20
    @Test func `any other error of the transport is unknown, without its texts`() async throws {
        let sent = NSError(domain: "d", code: 7, userInfo: [NSLocalizedDescriptionKey: TestForm.cardNumber])
        let error = try #require(try await error(CollectorAnswer(error: sent)))
        #expect((error.unknown as NSError?)?.code == 7)
        for text in TextForms.all(of: error) { #expect(!text.contains(TestForm.cardNumber)) }
    }

    // C21
    @Test func `an answer that is not HTTP is unknown`() async throws {
        let response = URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
        let error = try await error(CollectorAnswer(data: Data("x".utf8), response: response))
        #expect(error?.unknown as? SubmitFault == .notHTTP)
    }

    // C21
    @Test func `a field that the collector stops at is named`() async throws {
        let form = try TestForm(transport: CollectorTransport { _ in CollectorAnswer() })
        form.fill()
        let required = VGSConfiguration(collector: form.vault.collector, fieldName: "a")
        required.isRequired = true
        let valid = VGSConfiguration(collector: form.vault.collector, fieldName: "b")
        valid.type = .cvc
        valid.isRequiredValidOnly = true
        let fields = [VGSTextField(), VGSTextField()]
        fields[0].configuration = required
        fields[1].configuration = valid
        type("1", into: fields[1])
        #expect(await failure { try await form.vault.submit() }?.fields == ["a": ["required"], "b": ["invalid"]])
    }

    // C21
    @Test func `an address that the collector cannot use is a configuration error`() throws {
        let error = AnswerMapper(values: []).outcome(
            of: .failure(1480, nil, nil, NSError(domain: VGSCollectSDKErrorDomain, code: 1480, userInfo: [:])))
        guard case .failure(.invalidConfiguration) = error else {
            Issue.record("not a configuration error")
            return
        }
    }

    // C22
    @Test func `a task that was cancelled before sends nothing`() async throws {
        let server = try TestServer(.json("{}"))
        let form = try TestForm(server)
        form.fill()
        let task = Task { await failure { try await form.vault.submit() } }
        task.cancel()
        #expect(await task.value?.unknown is CancellationError)
        #expect(server.requests.isEmpty)
        #expect(!form.vault.isSubmitting)
    }

    // C22
    @Test func `a submit that is cancelled in flight ends as a network error`() async throws {
        let server = try TestServer(.held(.json("{}")))
        let form = try TestForm(server)
        form.fill()
        let task = Task { await failure { try await form.vault.submit() } }
        #expect(await server.received(1))
        task.cancel()
        #expect((await task.value?.network as? URLError)?.code == .cancelled)
        #expect(!form.vault.isSubmitting)
    }

    // C20
    @Test(arguments: [ScriptedAnswer.close, .garbage(), .halfBody(body: Data(#"{"data":{"id":"1"},"errorResponse":null}"#.utf8))])
    func `an exchange that breaks off is a network error`(_ answer: ScriptedAnswer) async throws {
        let form = try TestForm(TestServer(answer))
        form.fill()
        #expect(await failure { try await form.vault.submit() }?.network is URLError)
    }

    // C20
    @Test func `a server that is down is a network error`() async throws {
        let server = try TestServer(.json("{}"))
        let form = try TestForm(server)
        server.stop()
        form.fill()
        #expect((await failure { try await form.vault.submit() }?.network as? URLError)?.code == .cannotConnectToHost)
    }

    // C26
    @Test(arguments: [CollectorAnswer(error: URLError(.timedOut)), CollectorAnswer(error: URLError(.networkConnectionLost))])
    func `nothing is tried again and the limit is 60 seconds`(_ answer: CollectorAnswer) async throws {
        let requests = Requests()
        let form = try TestForm(
            transport: CollectorTransport { request in
                await requests.append(request)
                return answer
            })
        form.fill()
        #expect(await failure { try await form.vault.submit() }?.network != nil)
        #expect(await requests.all.map(\.timeoutInterval) == [60])
    }
}

private actor Requests {
    private(set) var all: [URLRequest] = []
    func append(_ request: URLRequest) { all.append(request) }
}
