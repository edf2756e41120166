import Testing

@testable import PrimerSDK

/// First digits of primer.md §2.6; the longest prefix wins.
struct CardNetworkDetectionTests {
    @Test(arguments: [
        ("", CardNetwork.unknown), ("4", .visa), ("4242424242424242", .visa), ("493698", .maestro), ("4936", .visa), ("34", .amex),
        ("37", .amex),
        ("3", .unknown), ("33", .unknown), ("300", .diners), ("305", .diners), ("306", .unknown), ("36", .diners), ("38", .diners),
        ("39", .diners), ("6011", .discover), ("644", .discover), ("649", .discover), ("643", .maestro), ("65", .discover),
        ("2131", .jcb), ("1800", .jcb), ("3528", .jcb), ("3589", .jcb), ("3527", .unknown), ("3590", .unknown), ("51", .mastercard),
        ("55", .mastercard), ("2221", .mastercard), ("2720", .mastercard), ("2220", .unknown), ("2721", .unknown), ("2200", .mir),
        ("2204", .mir), ("2205", .unknown), ("62", .unionpay), ("81", .unionpay), ("50", .unknown), ("5000", .maestro), ("5089", .maestro),
        ("5090", .unknown), ("509000", .elo), ("506699", .elo), ("56", .maestro), ("59", .maestro), ("63", .maestro),
        ("67", .maestro), ("6", .maestro), ("636368", .elo), ("637095", .hiper), ("637568", .hiper), ("637599", .hiper), ("637609", .hiper),
        ("637612", .hiper), ("63737423", .hiper), ("63743358", .hiper), ("637374", .maestro), ("606282", .hipercard), ("606283", .maestro),
        ("9", .unknown), ("4x", .visa), ("x4", .unknown), ("４", .unknown),
    ])
    func `first digits tell the network`(_ digits: String, _ network: CardNetwork) { #expect(CardNetwork(detecting: digits) == network) }
}
