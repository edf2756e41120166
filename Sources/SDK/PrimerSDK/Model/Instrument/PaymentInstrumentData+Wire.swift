import CofferWire

extension Response.Body.Tokenization.PaymentInstrumentData {
    /// Reads what the service sends: a member of the wrong type, or a nested object without what it must have, is absent.
    /// - Throws: `DecodingError` when there is no object.
    public init(from decoder: any Decoder) throws { self.init(try InstrumentData(from: decoder)) }

    /// The same data for merchants.
    init(_ wire: InstrumentData) {
        self.init(
            first6Digits: wire.first6Digits, last4Digits: wire.last4Digits, expirationMonth: wire.expirationMonth,
            expirationYear: wire.expirationYear, cardholderName: wire.cardholderName, network: wire.network,
            isNetworkTokenized: wire.isNetworkTokenized, binData: wire.binData.map(BinData.init(_:)),
            threeDSecureAuthentication: wire.threeDSecureAuthentication.map(ThreeDS.AuthenticationDetails.init(_:)),
            paypalBillingAgreementId: wire.paypalBillingAgreementId,
            externalPayerInfo: wire.externalPayerInfo.map(Response.Body.Tokenization.PayPal.ExternalPayerInfo.init(_:)),
            shippingAddress: wire.shippingAddress.map(Response.Body.Tokenization.PayPal.ShippingAddress.init(_:)),
            klarnaCustomerToken: wire.klarnaCustomerToken, authorizationToken: wire.authorizationToken,
            sessionData: wire.sessionData.map(Response.Body.Klarna.SessionData.init(_:)), gocardlessMandateId: wire.gocardlessMandateId,
            mx: wire.mx, productId: wire.productId, currencyCode: wire.currencyCode.map(Currency.init(code:)),
            paymentMethodConfigId: wire.paymentMethodConfigId, paymentMethodType: wire.paymentMethodType,
            sessionInfo: wire.sessionInfo.map(SessionInfo.init(_:)), bankName: wire.bankName,
            accountNumberLast4Digits: wire.accountNumberLast4Digits,
            applePayMerchantTokenIdentifier: wire.applePayMerchantTokenIdentifier)
    }
}

extension Response.Body.Tokenization.PaymentInstrumentData.SessionInfo {
    fileprivate init(_ wire: SessionInfoObject) {
        self.init(locale: wire.locale, platform: wire.platform, redirectionUrl: wire.redirectionUrl)
    }
}

extension BinData {
    fileprivate init(_ wire: BinDataObject) {
        self.init(
            network: wire.network, issuerCountryCode: wire.issuerCountryCode, issuerName: wire.issuerName,
            issuerCurrencyCode: wire.issuerCurrencyCode, regionalRestriction: wire.regionalRestriction,
            accountNumberType: wire.accountNumberType, accountFundingType: wire.accountFundingType,
            prepaidReloadableIndicator: wire.prepaidReloadableIndicator, productUsageType: wire.productUsageType,
            productCode: wire.productCode, productName: wire.productName)
    }
}

extension ThreeDS.AuthenticationDetails {
    fileprivate init(_ wire: ThreeDSecureObject) {
        self.init(
            responseCode: ThreeDS.ResponseCode(wire.responseCode), reasonCode: wire.reasonCode, reasonText: wire.reasonText,
            protocolVersion: wire.protocolVersion, challengeIssued: wire.challengeIssued)
    }
}

extension ThreeDS.ResponseCode {
    fileprivate init(_ wire: ThreeDSecureObject.ResponseCode) {
        self =
            switch wire {
            case .notPerformed: .notPerformed
            case .skipped: .skipped
            case .success: .authSuccess
            case .failed: .authFailed
            case .challenge: .challenge
            case .method: .method
            }
    }
}

extension Response.Body.Tokenization.PayPal.ExternalPayerInfo {
    fileprivate init(_ wire: PayerInfoObject) {
        self.init(externalPayerId: wire.externalPayerId, email: wire.email, firstName: wire.firstName, lastName: wire.lastName)
    }
}

extension Response.Body.Tokenization.PayPal.ShippingAddress {
    fileprivate init(_ wire: AddressObject) {
        self.init(
            firstName: wire.firstName, lastName: wire.lastName, addressLine1: wire.addressLine1, addressLine2: wire.addressLine2,
            city: wire.city, state: wire.state, countryCode: wire.countryCode, postalCode: wire.postalCode)
    }
}
