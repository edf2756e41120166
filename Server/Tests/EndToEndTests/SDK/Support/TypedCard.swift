import CoinmeVaultSDK

/// What a user types into a form, key by key, and where the app says it belongs. No two values are part of one another.
struct TypedCard: Sendable {
    var number = "4242424242424242"
    /// Month and year without the slash, which the field writes itself.
    var expiry = "1235"
    var code = "987"
    var holder = "Zoe O'Brien-Quux"
    var line1 = "77 Elm Street"
    var line2 = ""
    var city = "Port Hadlock"
    var zipCode = "98339"

    var account = "account-1"
    var providerId = "prov-1"
    var webSessionId = "sess-1"
    var association = PaymentProcessAssociation.buy
    var firstName = "Jane"
    var lastName = "Doe-Smith"
    var state = "WA"

    /// Published numbers that the sandbox takes, of several networks, each with a security code of the right length.
    static let published: [TypedCard] = [
        ("4242424242424242", "987"), ("4111111111111111", "987"), ("4012888888881881", "987"), ("5555555555554444", "987"),
        ("378282246310005", "9876"), ("6011111111111117", "987"), ("5105105105105100", "987"), ("3530111333300000", "987"),
    ].map { TypedCard(number: $0.0, code: $0.1) }

    /// The card typed by a customer.
    func of(_ account: String) -> TypedCard {
        var card = self
        card.account = account
        return card
    }

    /// Every text by which what was typed or told could be recognised; two letters of a state would be found anywhere.
    var recognisable: [String] {
        let spaced =
            number.count == 16 ? stride(from: 0, to: 16, by: 4).map { number.dropFirst($0).prefix(4) }.joined(separator: " ") : number
        let shownExpiry = expiry.prefix(2) + "/" + expiry.dropFirst(2)
        let all = [number, spaced, String(shownExpiry), code, holder, line1, line2, city, zipCode, account, webSessionId, providerId]
        return (all + [firstName, lastName]).filter { !$0.isEmpty }
    }
}
