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

    /// The half of a path, nil for one of another face.
    init?(_ path: HTTPText) {
        if path.droppingFirstSegment("/sdk") != nil {
            self = .sdk
        } else if path.droppingFirstSegment("/payment-instruments") != nil || path.droppingFirstSegment("/payments") != nil
            || path.droppingFirstSegment("/client-session") != nil
        {
            self = .merchant
        } else if path.droppingFirstSegment("/sandbox") != nil {
            self = .page
        } else {
            return nil
        }
    }
}
