import CofferFoundation
import CofferService
import CofferTestSupport
import Testing

@Suite struct CommandLineTests {
    @Test(arguments: [["--help"], ["-h"], ["help"], ["serve", "--help"], ["serve", "--sandbox", "-h"]])
    func `help goes to standard output`(_ arguments: [String]) async throws {
        let ending = try await Program.run(arguments)
        #expect(ending.status == 0 && ending.errors.isEmpty)
        #expect(ending.output.hasPrefix("usage: coffer serve --sandbox"))
    }

    @Test func `the version is one line`() async throws {
        let ending = try await Program.run(["--version"])
        #expect(ending.status == 0)
        #expect(ending.output == "coffer \(CofferVersion.text)\n")
    }

    @Test(arguments: [
        ([], "say what to do"), (["sever"], "no such command"), (["--serve"], "no such option"), (["serve", "--sandbx"], "no such option"),
        (["serve", "--sandbox", "extra"], "no such option"), (["serve", "--sandbox", "--port"], "--port needs a value"),
        (["serve", "--sandbox", "--port", "-1"], "--port: a number"), (["serve", "--sandbox", "--port", "65536"], "--port: a number"),
        (["serve", "--sandbox", "--port", "８０"], "--port: a number"),
        (["serve", "--sandbox", "--port", "0", "--port", "1"], "given twice"),
        (["serve", "--sandbox", "--data", "--port"], "--data needs a value"), (["serve", "--sandbox", "--data="], "--data needs a value"),
        (["serve", "--sandbox=yes"], "--sandbox: takes no value"),
        (["serve", "--sandbox", "--data", "x", "--public-url", "http://a.example"], "--public-url:"),
        (["serve", "--sandbox", "--data", "x", "--public-url", "https://a.example/path"], "--public-url:"),
        (["serve", "--sandbox", "--data", "x", "--public-url", "a.example"], "--public-url:"),
        (["serve", "--sandbox", "--data", "x", "--refusal-status", "404"], "--refusal-status: 200 or code"),
        (["serve", "--sandbox", "--data", "x", "--host", "0.0.0.0"], "loopback only"),
        (["serve", "--sandbox", "--data", "x", "--host", "a.example"], "must be a number"),
        (["serve", "--sandbox"], "--data DIR"),
    ])
    func `a wrong command line is refused with 64 and a reason`(_ arguments: [String], _ reason: String) async throws {
        try await withFolder { folder in
            let ending = try await Program.run(arguments, folder: folder)
            #expect(ending.status == 64)
            #expect(ending.output.isEmpty)
            #expect(ending.errors.hasPrefix("coffer: "))
            #expect(ending.errors.contains(reason))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        }
    }

    @Test func `without --sandbox there is nothing to serve yet`() async throws {
        let ending = try await Program.run(["serve", "--data", "x"])
        #expect(ending.status == 78 && ending.output.isEmpty)
        #expect(ending.errors.contains("no live payment processor exists yet"))
    }

    @Test func `the first line says where and how, the file says the same, and a restart keeps it`() async throws {
        try await withFolder { folder in
            let data = folder + "/new"
            let (first, credentials) = try await Program.serve(data: data)
            let token = try await bearer(credentials)
            let id = try #require(try await client(credentials, token).add(CardBody(account: "7").json).paymentMethodId)
            let attributes = try FileManager.default.attributesOfItem(atPath: data + "/credentials.json")
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            let file = try Data(contentsOf: URL(fileURLWithPath: data + "/credentials.json"))
            let ending = await first.stop()
            #expect(ending.status == 0 && !ending.bySignal)
            let lines = ending.output.split(separator: "\n")
            #expect(lines.count == 1)
            #expect(Data(ending.output.utf8) == file)
            let names = try #require(lines.first).matches(of: /"(\w+)":/).map { String($0.1) }
            #expect(names == ["url", "partnerId", "clientSecret", "secretKey", "publishableKey"])
            for secret in [credentials.clientSecret, credentials.secretKey, credentials.publishableKey, token] {
                #expect(!ending.errors.contains(secret))
            }
            #expect(ending.errors.split(separator: "\n").count == 3)

            let (second, again) = try await Program.serve(data: data)
            #expect(again.partnerId == credentials.partnerId && again.clientSecret == credentials.clientSecret)
            #expect(again.secretKey == credentials.secretKey && again.publishableKey == credentials.publishableKey)
            #expect(try await client(again, token).list("7").ids == [id])
            await second.stop()
        }
    }

    @Test func `a second server on one folder is refused, and the first goes on`() async throws {
        try await withFolder { folder in
            let (first, credentials) = try await Program.serve(data: folder)
            let second = try await Program.run(["serve", "--sandbox", "--data", folder])
            #expect(second.status == 75 && second.output.isEmpty)
            #expect(second.errors.contains("already running"))
            #expect(try await client(credentials, bearer(credentials)).list("7").ids == [])
            await first.stop()
        }
    }

    @Test func `a taken port is refused`() async throws {
        try await withFolder { folder in
            let (first, credentials) = try await Program.serve(data: folder + "/a")
            let port = credentials.url.split(separator: ":").last.map(String.init) ?? ""
            let second = try await Program.run(["serve", "--sandbox", "--data", folder + "/b", "--port", port])
            #expect(second.status == 69 && second.errors.contains("in use"))
            await first.stop()
        }
    }

    @Test func `a public URL is what clients are told, and the settings reach the routes`() async throws {
        try await withFolder { folder in
            let arguments = ["--public-url", "https://Vault.example:8443/", "--refusal-status=code", "--host=::1"]
            let (program, credentials) = try await Program.serve(data: folder, arguments: arguments)
            #expect(credentials.url == "https://vault.example:8443")
            await program.stop()
        }
    }

    @Test func `damaged or readable files stop the start with a reason`() async throws {
        try await withFolder { folder in
            try await Program.serve(data: folder).0.stop()
            let credentials = folder + "/credentials.json"
            let good = try Data(contentsOf: URL(fileURLWithPath: credentials))
            func expectRefusal(_ reason: String) async throws {
                let ending = try await Program.run(["serve", "--sandbox", "--data", folder])
                #expect(ending.status == 78 && ending.output.isEmpty)
                #expect(ending.errors.contains(reason), "\(reason)")
            }
            chmod(credentials, 0o644)
            try await expectRefusal("chmod 600 on credentials.json")
            chmod(credentials, 0o600)
            try Data("{}".utf8).write(to: URL(fileURLWithPath: credentials))
            chmod(credentials, 0o600)
            try await expectRefusal("credentials.json is damaged")
            try Data(String(decoding: good, as: UTF8.self).replacing("cs_", with: "cs_x").utf8).write(to: URL(fileURLWithPath: credentials))
            chmod(credentials, 0o600)
            try await expectRefusal("another database")
            try good.write(to: URL(fileURLWithPath: credentials))
            chmod(credentials, 0o600)
            chmod(folder + "/master.key", 0o644)
            try await expectRefusal("chmod 600 on master.key")
            chmod(folder + "/master.key", 0o600)
            try await Program.serve(data: folder).0.stop()
            try FileManager.default.removeItem(atPath: folder + "/master.key")
            try await expectRefusal("master.key")
        }
    }

    @Test func `lost credentials are replaced, which is said`() async throws {
        try await withFolder { folder in
            let (first, old) = try await Program.serve(data: folder)
            await first.stop()
            try FileManager.default.removeItem(atPath: folder + "/credentials.json")
            let (second, new) = try await Program.serve(data: folder)
            #expect(new.partnerId != old.partnerId)
            #expect(await second.stop().errors.contains("a new partner was made"))
        }
    }

    @Test func `told to stop, it finishes what is under way`() async throws {
        try await withFolder { folder in
            let (program, credentials) = try await Program.serve(data: folder)
            let token = try await bearer(credentials)
            let body = CardBody(account: "7").json
            let slow = try RawClient(port: client(credentials, nil).port)
            slow.send(
                "POST /caas/v2/paymentmethods HTTP/1.1\r\nHost: x\r\nAuthorization: \(token)\r\nExpect: 100-continue\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
            )
            #expect(try await slow.answer().status == 100)
            program.send(SIGTERM)
            while (try? RawClient(port: client(credentials, nil).port)) != nil { await Task.yield() }
            slow.send(body)
            let answer = try await slow.answer()
            #expect(answer.status == 200 && answer.text.contains("424242******4242"))
            #expect(answer.fields["connection"] == "close")
            #expect(await program.end().status == 0)

            let (second, again) = try await Program.serve(data: folder)
            #expect(try await client(again, bearer(again)).list("7").ids?.count == 1)
            await second.stop()
        }
    }

    @Test func `told to stop twice, it stops at once`() async throws {
        try await withFolder { folder in
            let (program, credentials) = try await Program.serve(data: folder)
            let slow = try RawClient(port: client(credentials, nil).port)
            let token = try await bearer(credentials)
            slow.send(
                "POST /caas/v2/paymentmethods HTTP/1.1\r\nHost: x\r\nAuthorization: \(token)\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n"
            )
            #expect(try await slow.answer().status == 100)
            program.send(SIGINT)
            while (try? RawClient(port: client(credentials, nil).port)) != nil { await Task.yield() }
            program.send(SIGINT)
            #expect(await program.end().status == 130)
        }
    }
}

/// A client of a server that was started as a program.
func client(_ credentials: ServiceCredentials, _ authorization: String?) -> CaasClient {
    CaasClient(url: credentials.url, authorization: authorization)
}

/// The partner's bearer, bought over HTTP.
func bearer(_ credentials: ServiceCredentials) async throws -> String {
    let pair = Data("\(credentials.partnerId):\(credentials.clientSecret)".utf8).base64EncodedString()
    let answer = try await client(credentials, "Basic \(pair)").send("POST", "/services/authorize")
    return try #require(answer.json?["access_token"]?.string)
}
