internal import CofferHTTPServer

/// The parts of the checkout face, by who comes there.
enum CheckoutHalf: UInt8, CaseIterable {
    /// The merchant's servers, with an API key.
    case merchant = 1
    /// Apps, with the access token of a client session.
    case sdk = 2
    /// The customer's browser, with nothing but a link.
    case page = 3

    /// How the server knows the half.
    var area: HTTPArea { HTTPArea(rawValue) }

    /// The half of an area, nil for one of another face.
    init?(_ area: HTTPArea) { self.init(rawValue: area.number) }
}
