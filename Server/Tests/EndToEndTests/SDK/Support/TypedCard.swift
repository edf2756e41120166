import CoinmeVaultSDK

/// What a user types into a form, key by key, and where the app says it belongs. No two values are part of one another.
struct TypedCard {
    var number = "4242424242424242"
    /// Month and year without the slash, which the field writes itself.
    var expiry = "1235"
    var code = "987"
    var holder = "Zoe O'Brien-Quux"
    var line1 = "77 Elm Street"
    var line2 = ""
    var city = "Port Hadlock"
    var zipCode = "98339"

    var account = "1000"
    var providerId = "prov-1"
    var webSessionId = "sess-1"
    var association = PaymentProcessAssociation.buy
    var firstName = "Jane"
    var lastName = "Doe"
    var state = "WA"
}
