import Testing

@testable import CofferAPI
@testable import CofferHTTPServer

@Suite struct CheckoutRouteTests {
    static let id = "AaIqlCN4uAt7_6FfnaGVhW1ZTmHmeg"

    static let merchant: [(String, CheckoutRoute)] = [
        ("/client-session", .clientSession), ("/payment-instruments", .instruments),
        ("/payment-instruments/\(id)", .instrument(token: id)), ("/payment-instruments/\(id)/vault", .keepInstrument(token: id)),
        ("/payment-instruments/\(id)/default", .defaultInstrument(token: id)), ("/payments", .payments),
        ("/payments/\(id)", .payment(id: id)), ("/payments/\(id)/capture", .paymentStep(.capture, id: id)),
        ("/payments/\(id)/cancel", .paymentStep(.cancel, id: id)), ("/payments/\(id)/refund", .paymentStep(.refund, id: id)),
        ("/payments/\(id)/resume", .paymentStep(.resume, id: id)), ("/payments/capture", .payment(id: "capture")),
        ("/payment-instruments/vault", .instrument(token: "vault")),
        ("/payment-instruments/a%2Fvault", .instrument(token: "a%2Fvault")),
    ]
    static let sdk: [(String, CheckoutRoute)] = [
        ("/sdk/configuration", .configuration), ("/sdk/client-session/actions", .sessionActions),
        ("/sdk/payment-instruments", .sdkInstruments), ("/sdk/payment-instruments/\(id)/exchange", .exchange(id: id)),
        ("/sdk/payment-instruments/\(id)/vault", .sdkInstrument(id: id)), ("/sdk/payments", .sdkPayments),
        ("/sdk/payments/\(id)/resume", .sdkResume(id: id)), ("/sdk/actions/\(id)/status", .actionStatus(id: id)),
        ("/sandbox/actions/\(id)", .actionPage(id: id)),
    ]
    static let unknown: [(String, CheckoutRoute)] = [
        ("/client-session/", .unknown(.merchant)), ("/client-session/actions", .unknown(.merchant)),
        ("/payment-instruments/", .unknown(.merchant)), ("/payment-instruments//vault", .unknown(.merchant)),
        ("/payment-instruments/a/b/vault", .unknown(.merchant)), ("/payment-instruments/a/exchange", .unknown(.merchant)),
        ("/payment-instruments/a/vault/", .unknown(.merchant)), ("/payments/", .unknown(.merchant)), ("/payments/a/", .unknown(.merchant)),
        ("/payments/a/void", .unknown(.merchant)), ("/payments//capture", .unknown(.merchant)),
        ("/payments/a/Capture", .unknown(.merchant)), ("/sdk", .unknown(.sdk)), ("/sdk/", .unknown(.sdk)),
        ("/sdk/Configuration", .unknown(.sdk)), ("/sdk/client-session", .unknown(.sdk)), ("/sdk/payment-instruments/", .unknown(.sdk)),
        ("/sdk/payment-instruments/a", .unknown(.sdk)), ("/sdk/payment-instruments//exchange", .unknown(.sdk)),
        ("/sdk/payments/a", .unknown(.sdk)), ("/sdk/payments/a/capture", .unknown(.sdk)), ("/sdk/actions/a", .unknown(.sdk)),
        ("/sandbox", .unknown(.page)), ("/sandbox/", .unknown(.page)), ("/sandbox/actions", .unknown(.page)),
        ("/sandbox/actions/", .unknown(.page)), ("/sandbox/actions/a/b", .unknown(.page)),
    ]

    @Test(arguments: merchant + sdk + unknown)
    func `a path is matched exactly`(_ path: String, _ route: CheckoutRoute) {
        path.withCString { #expect(CheckoutRoute(HTTPText(cString: $0)) == route) }
    }

    @Test(arguments: [
        "", "/", "/client-sessions", "/client-sessio", "/Client-Session", "/payment-instrumentsx", "/paymentsx", "/sdkx", "/sandboxes",
        "//payments", "payments", "/services/paymentmethods", "/caas/v2/paymentmethods", "/services/authorize",
    ])
    func `a path of another face is none of this one`(_ path: String) {
        path.withCString { #expect(CheckoutRoute(HTTPText(cString: $0)) == nil) }
    }

    @Test func `each half knows its routes`() {
        #expect(Self.merchant.allSatisfy { $0.1.half == .merchant })
        #expect(Self.sdk.dropLast().allSatisfy { $0.1.half == .sdk })
        #expect(Self.sdk.last?.1.half == .page)
        #expect(Set(CheckoutHalf.allCases.map(\.area.number)).count == 3)
        #expect(CheckoutHalf(.none) == nil)
        #expect(CheckoutHalf.allCases.allSatisfy { CheckoutHalf($0.area) == $0 })
    }
}
