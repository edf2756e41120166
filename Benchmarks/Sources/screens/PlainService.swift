import CofferFoundation
import CofferHTTPServer

/// What stands beside the screens: the bare page that the echo is compared with, and a checkout service whose customers have saved methods.
final class PlainService: HTTPHandler {
    /// The one of this process, on a port of its own. It has two threads, as a browser host has.
    static let shared = Running()

    /// A server and where it listens.
    struct Running {
        /// The origin.
        let url: String
        private let server: HTTPServer

        fileprivate init() {
            do {
                server = try HTTPServer(handler: PlainService(), limits: HTTPLimits(threads: 2))
            } catch {
                fatalError("the bare page's port cannot be had [\(error.code)]")
            }
            url = server.address.url
        }

        /// A client token for a customer with so many saved methods.
        func clientToken(methods: Int) -> String {
            let payload = """
                {"accessToken":"methods-\(methods)","exp":4102444800,"configurationUrl":"\(url)/sdk/\(methods)/configuration",\
                "coreUrl":"\(url)","pciUrl":"\(url)/sdk/\(methods)","env":"SANDBOX","intent":"CHECKOUT"}
                """
            let part = Data(payload.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
                .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            return "eyJhbGciOiJIUzI1NiJ9.\(part).c2lnbmF0dXJl"
        }
    }

    /// `/bare` and `/echo` are the rival; `/sdk/COUNT/…` is the service of a customer with so many saved methods.
    func decide(_ request: borrowing HTTPRequest) -> HTTPDecision {
        let path = request.path.string
        switch (request.method, path) {
        case (.get, "/bare"): return .answer(.now(Self.answer("text/html; charset=utf-8", Self.barePage)))
        case (.post, "/echo"):
            return .body { body in
                .now(HTTPResponse(status: 200, contentType: "text/plain; charset=utf-8", body: body.withUnsafeBytes { Array($0) }))
            }
        default: break
        }
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count >= 3, parts[0] == "sdk", let count = Int(parts[1]) else { return .answer(.now(HTTPResponse(status: 404))) }
        switch (request.method, parts[2]) {
        case (.get, "configuration"): return .answer(.now(Self.json(Self.configuration(count))))
        case (.get, "payment-instruments"): return .answer(.now(Self.json(Self.list(count))))
        case (.delete, "payment-instruments"): return .answer(.now(Self.json("{}")))
        default: return .answer(.now(HTTPResponse(status: 404)))
        }
    }

    private static func json(_ text: String) -> HTTPResponse { answer("application/json", text) }

    private static func answer(_ type: StaticString, _ text: String) -> HTTPResponse {
        HTTPResponse(status: 200, contentType: type, body: Array(text.utf8))
    }

    /// An input, and what the server says of it.
    private static let barePage = """
        <!doctype html>
        <meta charset="utf-8">
        <title>Bare</title>
        <main id="app"><input aria-label="Echoed"><p data-testid="echo"></p></main>
        <script>
        const field = document.querySelector("input");
        const echo = document.querySelector("p");
        field.addEventListener("input", async () => {
            const answer = await fetch("/echo", { method: "POST", body: field.value });
            echo.textContent = await answer.text();
        });
        </script>

        """

    private static func configuration(_ count: Int) -> String {
        """
        {"pciUrl":"\(shared.url)/sdk/\(count)","coreUrl":"\(shared.url)","env":"SANDBOX","clientSession":{"clientSessionId":"session",\
        "customer":{"customerId":"customer"},\
        "order":{"orderId":"order","totalOrderAmount":1299,"currencyCode":"EUR","countryCode":"DE"},\
        "paymentMethod":{"orderedAllowedCardNetworks":["VISA","MASTERCARD"],"options":[]}},\
        "paymentMethods":[{"id":"card","type":"PAYMENT_CARD","implementationType":"NATIVE_SDK","name":"Card",\
        "options":{"threeDSecureEnabled":false,"threeDSecureProvider":"NONE","captureVaultedCardCvv":true}}],"checkoutModules":[]}
        """
    }

    private static func list(_ count: Int) -> String {
        let entries = (1...count).map { number in
            """
            {"id":"card-\(number)","analyticsId":"a-\(number)","tokenType":"MULTI_USE","isVaulted":true,"paymentMethodType":"PAYMENT_CARD",\
            "paymentInstrumentType":"PAYMENT_CARD","paymentInstrumentData":{"last4Digits":"\(1000 + number)","expirationMonth":"03",\
            "expirationYear":"2040","cardholderName":"Maria Stern","network":"Visa","binData":{"network":"VISA"}}}
            """
        }
        return "{\"data\":[\(entries.joined(separator: ","))]}"
    }
}
