import CofferHTTPServer
import Testing

@testable import CofferAPI

@Suite struct SandboxPageTests {
    static let hostile = #"<script>alert("1")</script> & 'x'"#

    @Test func `one function escapes text and attributes`() {
        var html = HTMLWriter()
        html.element("p", [("title", Self.hostile)], text: Self.hostile)
        let escaped = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;"
        #expect(String(decoding: html.bytes, as: UTF8.self) == "<!DOCTYPE html><p title=\"\(escaped)\">\(escaped)</p>")
    }

    @Test func `an open action has one form that posts to its own address`() {
        let response = SandboxPage.show(SandboxPage.Content(amount: "12.99 EUR", card: "Visa •••• 3155", decision: nil))
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(response.status == 200)
        #expect(text.hasPrefix("<!DOCTYPE html><html lang=\"en\">"))
        #expect(text.contains("<form method=\"post\"><button type=\"submit\" name=\"decision\" value=\"approve\""))
        #expect(text.contains("value=\"refuse\""))
        #expect(text.contains("12.99 EUR") && text.contains("Visa •••• 3155"))
        #expect(text.contains("<title>Approve this payment?</title>") && text.contains("<h1>Approve this payment?</h1>"))
    }

    @Test(arguments: [(true, "You approved this payment"), (false, "You refused this payment")])
    func `a decided action shows the decision and no form`(_ decision: Bool, _ title: String) {
        let response = SandboxPage.show(SandboxPage.Content(amount: "1 JPY", card: Self.hostile, decision: decision))
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.contains("<h1>\(title)</h1>"))
        #expect(!text.contains("<form") && !text.contains("<script"))
    }

    @Test func `no page runs, loads or frames anything or tells its address`() {
        let pages = [
            SandboxPage.show(SandboxPage.Content(amount: "1 JPY", card: "x", decision: nil)), SandboxPage.failure(.routeNotFound),
            SandboxPage.failure(.internalError),
        ]
        for page in pages {
            let fields = Dictionary(uniqueKeysWithValues: page.fields.map { ("\($0.name)", $0.value) })
            #expect("\(page.contentType ?? "")" == "text/html; charset=utf-8")
            #expect(
                fields["Content-Security-Policy"]
                    == "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'")
            #expect(fields["Referrer-Policy"] == "no-referrer")
            #expect(fields["X-Content-Type-Options"] == "nosniff")
            #expect(!String(decoding: page.body, as: UTF8.self).contains("<script"))
        }
        #expect(SandboxPage.failure(.routeNotFound).status == 404)
        #expect(SandboxPage.failure(.internalError).status == 500)
    }

    @Test(arguments: [
        (1299, "EUR", "12.99 EUR"), (5, "USD", "0.05 USD"), (0, "USD", "0.00 USD"), (100, "JPY", "100 JPY"), (1234, "KWD", "1.234 KWD"),
        (1, "KWD", "0.001 KWD"), (123_456_789, "XXX", "1234567.89 XXX"),
    ])
    func `an amount has its currency's decimal places`(_ amount: Int64, _ currency: String, _ text: String) {
        #expect(AmountText.text(amount, currency: currency) == text)
    }
}
