import CofferFoundation
import CofferTestServer
import Testing
import VGSCollectSDK

@testable import CoinmeVaultSDK

/// A server that gives the card back in disguise.
@MainActor @Suite struct EscapeAttackTests {
    nonisolated static let number = "4242424242424242"

    nonisolated static func each(_ form: (Character) -> String) -> String { number.map(form).joined() }

    nonisolated static let disguises: [String: String] = [
        "JSON escapes": each { "\\u003\($0)" },
        "JSON escapes, escaped again": each { "\\\\u003\($0)" },
        "percent": each { "%3\($0)" },
        "HTML, decimal": each { "&#\(48 + ($0.wholeNumberValue ?? 0));" },
        "HTML, hexadecimal": each { "&#x3\($0);" },
        "spaces": each { "\($0) " },
        "dots": each { "\($0)." },
        "hyphens in fours": "4242-4242-4242-4242",
        "a list of digits": each { "\($0)," },
        "a list of texts": "[\"4242\",\"4242\",\"4242\",\"4242\"]",
        "a list of texts, spread": "[\"4242\",\n  \"4242\",\n  \"4242\",\n  \"4242\"]",
        "a list of numbers": "[4,2,4,2,4,2,4,2,4,2,4,2,4,2,4,2]",
        "members": #"{"a":"4242","b":"4242","c":"4242","d":"4242"}"#,
        "halves in two members": #"{"first":"42424242","second":"42424242"}"#,
        "a number with a fraction": #"{"n":4242424242424242.0}"#,
        "a number with an exponent": #"{"n":4.242424242424242e15}"#,
        "a number with an exponent, long": #"{"n":42424242.42424242E8}"#,
        "base64": Data(number.utf8).base64EncodedString(),
    ]

    private func leaks(_ text: String) -> Bool {
        text.filter { $0.isASCII && $0.isNumber }.contains("424242424242")
    }

    @Test(arguments: disguises.keys.sorted(), [200, 500])
    func `a disguised number goes`(_ name: String, _ status: Int) async throws {
        let disguise = try #require(Self.disguises[name])
        for body in [disguise, "{\"x\":\"" + disguise.replacingOccurrences(of: "\"", with: "\\\"") + "\"}"] {
            let server = try TestServer(.respond(status: status, body: Data(body.utf8)))
            let form = try TestForm(server)
            form.fill()
            var text = ""
            do {
                let result = try await form.vault.submit()
                text = result.body ?? ""
                if let data = result.data { text += "\n\(data)" }
            } catch {
                text = (error as? CoinmeVaultError)?.server?.body ?? "no body"
            }
            let flat = text.replacingOccurrences(of: "\\\\?\\\\u003|%3|&#x3", with: "", options: .regularExpression)
                .replacingOccurrences(of: "&#5([0-7]);", with: "", options: .regularExpression)
            #expect(!leaks(flat) && !text.contains(Data(Self.number.utf8).base64EncodedString().prefix(12)), "\(body) -> \(text)")
            #expect(!text.contains("&#5"), "\(text)")
        }
    }

    @Test func `separators between digits are seen through up to the limit`() {
        let scrubber = Scrubber([SubmittedValue(.cardNumber, forms: [Self.number])], purpose: .success)
        let most = String(repeating: ".", count: VaultLimits.separatorCharactersMax)
        let within = Self.number.map(String.init).joined(separator: most)
        let beyond = Self.number.map(String.init).joined(separator: most + ".")
        #expect(scrubber.scrub(text: "a \(within) b") == "a *** b")
        #expect(scrubber.scrub(text: beyond) == beyond)
    }

    @Test func `digits of values that follow one another and are not the number stay`() {
        let scrubber = Scrubber([SubmittedValue(.cardNumber, forms: [Self.number])], purpose: .success)
        for body in [
            #"["4242","4242","4242","4243"]"#, #"["4242","4242","x","4242","4242"]"#, #"{"a":[4242,4242],"b":4242,"c":null,"d":4242}"#,
        ] {
            #expect(scrubber.scrub(body: Array(body.utf8)).text == body)
        }
        #expect(scrubber.scrub(body: Array(#"[7,"4242",{"a":4242,"b":"4242 4242"},8]"#.utf8)).text == #"[7,"***",{"a":0,"b":"***"},8]"#)
    }
}
