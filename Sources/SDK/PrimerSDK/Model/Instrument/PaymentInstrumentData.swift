extension Response.Body.Tokenization {
    /// What is known of an instrument. Every member may be absent; JSON keys are the properties' names but for
    /// ``accountNumberLast4Digits``.
    ///
    /// Silent in every text form: it holds digits of cards, names and addresses.
    public struct PaymentInstrumentData: Codable, Equatable, Sendable {
        /// The first six digits of the card's number.
        public let first6Digits: String?
        /// The last four digits of the card's number.
        public let last4Digits: String?
        /// The card's month of expiry, such as `03`.
        public let expirationMonth: String?
        /// The card's year of expiry, such as `2030`, at times `30`.
        public let expirationYear: String?
        /// Whose card or bank account it is.
        public let cardholderName: String?
        /// The network as people write it, such as `Visa` or `Amex`.
        public let network: String?
        /// Whether a network token stands for the number.
        public let isNetworkTokenized: Bool?
        /// What the first digits of the number tell.
        public let binData: BinData?
        /// How the customer was authenticated.
        public let threeDSecureAuthentication: ThreeDS.AuthenticationDetails?
        /// PayPal's id of the billing agreement.
        public let paypalBillingAgreementId: String?
        /// Who pays, as the provider knows them.
        public let externalPayerInfo: PayPal.ExternalPayerInfo?
        /// Where PayPal's customer wants goods sent.
        public let shippingAddress: PayPal.ShippingAddress?
        /// Klarna's token of the customer.
        public let klarnaCustomerToken: String?
        /// Klarna's authorisation.
        public let authorizationToken: String?
        /// Klarna's session.
        public let sessionData: Response.Body.Klarna.SessionData?
        /// GoCardless's id of the mandate.
        public let gocardlessMandateId: String?
        /// The provider's own marker.
        public let mx: String?
        /// The provider's product.
        public let productId: String?
        /// The currency of the instrument.
        public let currencyCode: Currency?
        /// Which configuration of the payment method it belongs to.
        public let paymentMethodConfigId: String?
        /// The payment method's type, for those that redirect.
        public let paymentMethodType: String?
        /// The session of a method that redirects.
        public let sessionInfo: SessionInfo?
        /// The bank of the account.
        public let bankName: String?
        /// The last four digits of the account's number; JSON key `accountNumberLastFourDigits`.
        public let accountNumberLast4Digits: String?
        /// Apple Pay's merchant token.
        public let applePayMerchantTokenIdentifier: String?

        /// Makes the data from its members; all may be left out.
        public init(
            first6Digits: String? = nil,
            last4Digits: String? = nil,
            expirationMonth: String? = nil,
            expirationYear: String? = nil,
            cardholderName: String? = nil,
            network: String? = nil,
            isNetworkTokenized: Bool? = nil,
            binData: BinData? = nil,
            threeDSecureAuthentication: ThreeDS.AuthenticationDetails? = nil,
            paypalBillingAgreementId: String? = nil,
            externalPayerInfo: Response.Body.Tokenization.PayPal.ExternalPayerInfo? = nil,
            shippingAddress: Response.Body.Tokenization.PayPal.ShippingAddress? = nil,
            klarnaCustomerToken: String? = nil,
            authorizationToken: String? = nil,
            sessionData: Response.Body.Klarna.SessionData? = nil,
            gocardlessMandateId: String? = nil,
            mx: String? = nil,
            productId: String? = nil,
            currencyCode: Currency? = nil,
            paymentMethodConfigId: String? = nil,
            paymentMethodType: String? = nil,
            sessionInfo: SessionInfo? = nil,
            bankName: String? = nil,
            accountNumberLast4Digits: String? = nil,
            applePayMerchantTokenIdentifier: String? = nil
        ) {
            self.first6Digits = first6Digits
            self.last4Digits = last4Digits
            self.expirationMonth = expirationMonth
            self.expirationYear = expirationYear
            self.cardholderName = cardholderName
            self.network = network
            self.isNetworkTokenized = isNetworkTokenized
            self.binData = binData
            self.threeDSecureAuthentication = threeDSecureAuthentication
            self.paypalBillingAgreementId = paypalBillingAgreementId
            self.externalPayerInfo = externalPayerInfo
            self.shippingAddress = shippingAddress
            self.klarnaCustomerToken = klarnaCustomerToken
            self.authorizationToken = authorizationToken
            self.sessionData = sessionData
            self.gocardlessMandateId = gocardlessMandateId
            self.mx = mx
            self.productId = productId
            self.currencyCode = currencyCode
            self.paymentMethodConfigId = paymentMethodConfigId
            self.paymentMethodType = paymentMethodType
            self.sessionInfo = sessionInfo
            self.bankName = bankName
            self.accountNumberLast4Digits = accountNumberLast4Digits
            self.applePayMerchantTokenIdentifier = applePayMerchantTokenIdentifier
        }

        enum CodingKeys: String, CodingKey {
            case first6Digits, last4Digits, expirationMonth, expirationYear, cardholderName, network, isNetworkTokenized, binData
            case threeDSecureAuthentication, paypalBillingAgreementId, externalPayerInfo, shippingAddress, klarnaCustomerToken
            case authorizationToken, sessionData, gocardlessMandateId, mx, productId, currencyCode, paymentMethodConfigId
            case paymentMethodType, sessionInfo, bankName
            case accountNumberLast4Digits = "accountNumberLastFourDigits"
            case applePayMerchantTokenIdentifier
        }
    }
}

extension Response.Body.Tokenization.PaymentInstrumentData: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type's name and nothing of the content.
    public var description: String { "PaymentInstrumentData" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
