/// When a card expires, as its two parts are shown.
struct ExpiryText: Equatable, Sendable {
    /// The month as the service sent it.
    let month: String
    /// The last two characters of the year.
    let year: String

    /// Nil unless both parts are there.
    init?(_ instrument: Response.Body.Tokenization.PaymentInstrumentData) {
        guard let month = instrument.expirationMonth, !month.isEmpty, let year = instrument.expirationYear, !year.isEmpty else {
            return nil
        }
        self.month = month
        self.year = String(year.suffix(2))
    }

    /// Both parts, such as `12/26`.
    var text: String { "\(month)/\(year)" }
}
