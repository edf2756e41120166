import Testing

@testable import CofferAPI
@testable import CofferHTTPServer

@Suite struct RouteTests {
    static let id = "AaIqlCN4uAt7_6FfnaGVhW1ZTmHmeg"

    @Test(arguments: [
        ("/caas/v2/paymentmethods", CaasRoute.collection), ("/services/paymentmethods", .collection),
        ("/caas/v2/paymentmethods/status", .status), ("/services/paymentmethods/status", .status),
        ("/caas/v2/paymentmethods/\(id)", .item(id: id)), ("/services/paymentmethods/\(id)", .item(id: id)),
        ("/services/paymentmethods/statusx", .item(id: "statusx")), ("/services/paymentmethods/Status", .item(id: "Status")),
        ("/services/authorize", .authorize),
        ("/", .unknown), ("", .unknown), ("/services", .unknown), ("/services/paymentmethods/", .unknown),
        ("/services/paymentmethodsx", .unknown), ("/services/paymentmethods/status/", .unknown), ("/services/paymentmethods//", .unknown),
        ("/services/paymentmethods/a/b", .unknown), ("//services/paymentmethods", .unknown), ("/Services/paymentmethods", .unknown),
        ("/services/paymentMethods", .unknown), ("/caas/v1/paymentmethods", .unknown), ("/services/authorize/", .unknown),
        ("/caas/v2/authorize", .unknown), ("services/paymentmethods", .unknown),
    ])
    func `a path is matched exactly`(_ path: String, _ route: CaasRoute) {
        path.withCString { #expect(CaasRoute(HTTPText(cString: $0)) == route) }
    }
}
