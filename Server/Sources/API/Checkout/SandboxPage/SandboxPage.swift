internal import CofferHTTPServer

/// The sandbox's page on which a customer approves or refuses a payment, in the place of a bank's 3-D Secure page.
///
/// Needs no script and loads nothing; a form posts the decision to the page's own address.
enum SandboxPage {
    /// What the customer is shown.
    struct Content: Equatable, Sendable {
        /// Such as `12.99 EUR`.
        var amount: String
        /// Such as `Visa •••• 3155`.
        var card: String
        /// What was decided already; nil before.
        var decision: Bool?
        /// Whether it can be decided now.
        var isOpen = true
    }

    /// The name of the form's one member.
    static let member = "decision"
    /// Its value for a yes.
    static let approval = "approve"
    /// Its value for a no.
    static let refusal = "refuse"

    /// The page of an action.
    static func show(_ content: Content) -> HTTPResponse {
        if content.decision == nil, content.isOpen {
            return page(status: 200, title: "Approve this payment?") { html in
                summary(content, &html)
                html.element("form", [("method", "post")]) { html in
                    button("Approve", value: approval, &html)
                    button("Refuse", value: refusal, &html)
                }
            }
        }
        return page(status: 200, title: endTitle(content.decision)) { html in
            summary(content, &html)
            html.element("p", text: "You can close this page and go back to the app.")
        }
    }

    private static func endTitle(_ decision: Bool?) -> String {
        switch decision {
        case true: "You approved this payment"
        case false: "You refused this payment"
        case nil: "It is too late for this payment"
        }
    }

    /// A page that says why there is nothing to decide.
    static func failure(_ id: CheckoutErrorID, fields: [HTTPResponse.Field] = []) -> HTTPResponse {
        let title = id == .routeNotFound || id == .paymentNotFound ? "There is nothing to approve here" : "This did not work"
        return page(status: id.status, title: title, fields: fields) { html in
            html.element("p", text: id == .routeNotFound || id == .paymentNotFound ? "The link is wrong or too old." : id.sentence)
        }
    }

    private static func summary(_ content: Content, _ html: inout HTMLWriter) {
        html.element("dl") { html in
            html.element("dt", text: "Amount")
            html.element("dd", text: content.amount)
            html.element("dt", text: "Card")
            html.element("dd", text: content.card)
        }
    }

    private static func button(_ label: String, value: String, _ html: inout HTMLWriter) {
        html.element("button", [("type", "submit"), ("name", member), ("value", value), ("data-testid", "action-\(value)")], text: label)
    }

    private static func page(
        status: Int, title: String, fields: [HTTPResponse.Field] = [], _ body: (inout HTMLWriter) -> Void
    ) -> HTTPResponse {
        var html = HTMLWriter()
        html.element("html", [("lang", "en")]) { html in
            html.element("head") { html in
                html.open("meta", [("charset", "utf-8")])
                html.open("meta", [("name", "viewport"), ("content", "width=device-width")])
                html.element("title", text: title)
            }
            html.element("body") { html in
                html.element("main") { html in
                    html.element("h1", text: title)
                    body(&html)
                    html.element("p", text: "This is a sandbox: no money moves.")
                }
            }
        }
        return HTTPResponse(
            status: status, contentType: "text/html; charset=utf-8", fields: fields + Self.fields, body: html.bytes)
    }

    /// Nothing is loaded, run or framed, the form posts to its own origin, and the address is told to nobody.
    private static let fields = [
        HTTPResponse.Field(
            "Content-Security-Policy", "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"),
        HTTPResponse.Field("Referrer-Policy", "no-referrer"), HTTPResponse.Field("X-Content-Type-Options", "nosniff"),
    ]
}
