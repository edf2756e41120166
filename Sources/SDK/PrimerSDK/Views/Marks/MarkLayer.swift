/// The outline of a part of a mark, on a grid of 28 by 20.
enum MarkOutline: Equatable, Sendable {
    /// A rectangle with round corners: left, top, width, height, radius.
    case box(Double, Double, Double, Double, Double)
    /// A disc: middle and radius.
    case disc(Double, Double, Double)
    /// Straight lines from corner to corner.
    case corners([Corner])

    /// Where lines meet.
    struct Corner: Equatable, Sendable {
        let x: Double
        let y: Double
        init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
    }
}

/// A part of a mark: an outline and its colour as `0xRRGGBB`, the same in light and dark.
struct MarkLayer: Equatable, Sendable {
    let outline: MarkOutline
    let shade: UInt32

    init(_ shade: UInt32, _ outline: MarkOutline) { (self.shade, self.outline) = (shade, outline) }

    private static func card(_ shade: UInt32) -> MarkLayer { MarkLayer(shade, .box(0, 0, 28, 20, 3)) }
    private static func corners(_ shade: UInt32, _ corners: (Double, Double)...) -> MarkLayer {
        MarkLayer(shade, .corners(corners.map { .init($0.0, $0.1) }))
    }

    /// The parts of a network's mark, the first at the back. Networks without one share a plain card.
    static func layers(of network: CardNetwork) -> [MarkLayer] {
        switch network {
        case .visa:
            [
                card(0x1B2A6B),
                corners(0xFFFFFF, (7, 5), (10.5, 5), (14, 12), (17.5, 5), (21, 5), (15.4, 15.5), (12.6, 15.5)),
                corners(0xE8A93A, (4, 5), (7, 5), (9, 9)),
            ]
        case .mastercard:
            [card(0x26262E), MarkLayer(0xD6402E, .disc(11, 10, 5.5)), MarkLayer(0xEFA238, .disc(17.5, 10, 5.5))]
        case .amex:
            [
                card(0x2C6DB3),
                corners(0xFFFFFF, (14, 4), (20.5, 16), (17.2, 16), (14, 9.8), (10.8, 16), (7.5, 16)),
                MarkLayer(0xFFFFFF, .box(11.5, 12, 5, 1.8, 0)),
            ]
        case .discover:
            [card(0x3A3A42), MarkLayer(0xFFFFFF, .box(4, 8.8, 10, 2.4, 1.2)), MarkLayer(0xE77B28, .disc(19, 10, 5))]
        case .jcb:
            [
                card(0xF2F2F4), MarkLayer(0x1F5FA8, .box(5, 4, 5, 12, 2)), MarkLayer(0xC8323B, .box(11.5, 4, 5, 12, 2)),
                MarkLayer(0x2E8B4A, .box(18, 4, 5, 12, 2)),
            ]
        case .bancontact:
            [
                card(0xF2F2F4), corners(0x1E4E9C, (4, 12), (9, 5), (17, 5), (12, 12)),
                corners(0xF5C932, (11, 15), (16, 8), (24, 8), (19, 15)),
            ]
        case .cartesBancaires:
            [card(0x10405E), MarkLayer(0x2F8FBF, .box(4, 5, 9, 10, 5)), MarkLayer(0x4FA96B, .box(15, 5, 9, 10, 5))]
        case .eftpos:
            [
                card(0x22222A), corners(0xFFFFFF, (5, 5), (9, 5), (15, 10), (9, 15), (5, 15), (11, 10)),
                corners(0xE0542F, (13, 5), (17, 5), (23, 10), (17, 15), (13, 15), (19, 10)),
            ]
        case .diners, .elo, .hiper, .hipercard, .maestro, .mir, .unionpay, .unknown:
            [card(0x6A6A72), MarkLayer(0x2E2E34, .box(0, 4, 28, 3.5, 0)), MarkLayer(0xD9D9DE, .box(4, 12, 8, 3, 1))]
        }
    }
}

@available(iOS 15.0, *)
extension PrimerHeadlessUniversalCheckout.VaultedPaymentMethod {
    /// The network whose mark is shown; nil for what is not a card, which has no mark.
    var markedNetwork: CardNetwork? { isCard ? CardNetwork(of: paymentInstrumentData) : nil }
}
