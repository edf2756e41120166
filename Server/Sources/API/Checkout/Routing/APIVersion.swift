internal import CofferHTTPServer

/// The versions of the checkout face that `X-Api-Version` may ask for (primer.md §5). They are answered alike.
enum APIVersion: String, CaseIterable {
    case v2_2 = "2.2"
    case v2_3 = "2.3"
    case v2_4 = "2.4"

    /// What is meant where nothing is said.
    static let earliest = v2_2

    /// Reads the field of a request.
    /// - Throws: ``CheckoutErrorID/unsupportedApiVersion`` for one that is unknown or stands twice.
    static func asked(by request: borrowing HTTPRequest) throws(CheckoutRefusal) -> APIVersion {
        guard let field = request.header("X-Api-Version") else { return .earliest }
        guard request.headerCount("X-Api-Version") == 1 else { throw CheckoutRefusal(.unsupportedApiVersion) }
        if field == "2.4" { return .v2_4 }
        if field == "2.3" { return .v2_3 }
        if field == "2.2" { return .v2_2 }
        throw CheckoutRefusal(.unsupportedApiVersion)
    }
}
