import CoinmeVaultSDK

/// Why a card was not saved, as the customer reads it: what happened, and what to do next.
struct Refusal: Equatable {
    /// For the customer.
    let sentence: String
    /// The field to look at, where it is one.
    var field: CardField?

    /// Reads an error of the vault or of the shop's server.
    init(_ error: any Error) {
        guard let error = error as? CoinmeVaultError else {
            self.init("The shop cannot be reached. Check the connection, then press Save card again.")
            return
        }
        switch error {
        case .validation:
            self.init("Something is missing. Complete the marked fields, then press Save card again.")
        case .caas:
            self.init(error.submitCardError)
        case .network:
            self.init("The vault cannot be reached. Check the connection, then press Save card again; the card is still here.")
        case .server(401, _), .server(403, _):
            self.init("The permission to save a card has run out. Press Save card again; if that does not help, start the app again.")
        case .server(let status, _):
            self.init("The vault has a fault (HTTP \(status)). Wait a minute, then press Save card again.")
        case .submitInProgress:
            self.init("The card is being saved already. Wait for the answer.")
        case .invalidConfiguration(let reason):
            self.init("The app is not set up for saving cards. \(reason)")
        case .unknown:
            self.init("Something went wrong. Press Save card again; if that does not help, start the app again.")
        }
    }

    private init(_ error: SubmitCardError?) {
        switch error {
        case .invalidCardNumber: self.init("The number is not right. Compare it with the card.", .number)
        case .expiredCard: self.init("The card has expired. Check the date, or use another card.", .expiry)
        case .invalidSecurityCode: self.init("The security code is not right. Compare it with the card.", .code)
        case .cardDeclined: self.init("The bank declined the card. Use another card, or ask the bank.")
        case .cardAlreadyAdded: self.init("This card is saved already. You can pay with it at the checkout.")
        case .cardInUseByAnotherUser: self.init("Another customer has saved this card. Use another card, or write to the shop.")
        case .maxNumberOfCardsReached: self.init("You have as many saved cards as the shop keeps. Delete one at the checkout first.")
        case .cardNotSupported: self.init("The shop does not take this card. Use another one.")
        case .transactionTypeNotSupported: self.init("This card cannot pay for purchases. Use another one.")
        case .invalidBillingAddress: self.init("The bank has another address for this card. Tell the bank yours, or use another card.")
        case .providerUnavailable: self.init("The bank does not answer. Wait a minute, then press Save card again.")
        default: self.init("The card was not saved. Press Save card again; if that does not help, write to the shop.")
        }
    }

    private init(_ sentence: String, _ field: CardField? = nil) { (self.sentence, self.field) = (sentence, field) }
}
