import Testing

@testable import PrimerSDK

@Suite struct PrimerSettingsTests {
    @Test func `settings have the sheet's defaults`() {
        let settings = PrimerSettings()
        #expect(settings.paymentHandling == .auto)
        #expect(settings.localeData == PrimerLocaleData())
        #expect(settings.paymentMethodOptions == PrimerPaymentMethodOptions())
        #expect(settings.debugOptions.is3DSSanityCheckEnabled)
        #expect(!settings.clientSessionCachingEnabled)
        #expect(settings.apiVersion == .V2_4 && PrimerApiVersion.latest == .V2_4)
        let ui = settings.uiOptions
        #expect(ui.isInitScreenEnabled && ui.isSuccessScreenEnabled && ui.isErrorScreenEnabled)
        #expect(ui.dismissalMechanism == [.gestures] && !ui.cardFormUIOptions.payButtonAddNewCard && ui.appearanceMode == .system)
        let options = settings.paymentMethodOptions
        #expect(options.urlScheme == nil && options.applePayOptions == nil && options.klarnaOptions == nil)
        #expect(options.threeDsOptions == nil && options.stripeOptions == nil)
    }

    @Test func `what is given is kept`() {
        let settings = PrimerSettings(
            paymentHandling: .manual, localeData: PrimerLocaleData(languageCode: "de"),
            paymentMethodOptions: PrimerPaymentMethodOptions(
                urlScheme: "shop", applePayOptions: .init(merchantIdentifier: "merchant.x", merchantName: "X"),
                klarnaOptions: .init(recurringPaymentDescription: "r"), threeDsOptions: .init(threeDsAppRequestorUrl: "u"),
                stripeOptions: .init(publishableKey: "k", mandateData: .templateMandate(merchantName: "X"))),
            uiOptions: PrimerUIOptions(
                isInitScreenEnabled: false, isSuccessScreenEnabled: false, isErrorScreenEnabled: false,
                dismissalMechanism: [.closeButton, .gestures], cardFormUIOptions: .init(payButtonAddNewCard: true), appearanceMode: .dark),
            debugOptions: PrimerDebugOptions(is3DSSanityCheckEnabled: false), clientSessionCachingEnabled: true)
        #expect(settings.paymentHandling == .manual && settings.localeData.languageCode == "de")
        #expect(settings.paymentMethodOptions.urlScheme == "shop" && settings.paymentMethodOptions.applePayOptions?.merchantName == "X")
        #expect(settings.paymentMethodOptions.stripeOptions?.mandateData == .templateMandate(merchantName: "X"))
        #expect(settings.paymentMethodOptions.klarnaOptions?.recurringPaymentDescription == "r")
        #expect(settings.paymentMethodOptions.threeDsOptions?.threeDsAppRequestorUrl == "u")
        #expect(!settings.uiOptions.isInitScreenEnabled && settings.uiOptions.dismissalMechanism == [.closeButton, .gestures])
        #expect(!settings.uiOptions.isSuccessScreenEnabled && !settings.uiOptions.isErrorScreenEnabled)
        #expect(settings.uiOptions.cardFormUIOptions.payButtonAddNewCard && settings.uiOptions.appearanceMode == .dark)
        #expect(!settings.debugOptions.is3DSSanityCheckEnabled && settings.clientSessionCachingEnabled)
    }

    @Test(arguments: zip(PrimerPaymentHandling.allCases, ["AUTO", "MANUAL"]))
    func `payment handling has the sheet's raw values`(_ value: PrimerPaymentHandling, _ raw: String) { #expect(value.rawValue == raw) }

    @Test(arguments: zip(DismissalMechanism.allCases, ["GESTURES", "CLOSE_BUTTON"]))
    func `dismissal has the sheet's raw values`(_ value: DismissalMechanism, _ raw: String) { #expect(value.rawValue == raw) }

    @Test(arguments: zip(PrimerAppearanceMode.allCases, ["SYSTEM", "LIGHT", "DARK"]))
    func `appearance has the sheet's raw values`(_ value: PrimerAppearanceMode, _ raw: String) { #expect(value.rawValue == raw) }

    @Test(arguments: zip(PrimerApiVersion.allCases, ["2.4"]))
    func `the API's version has the sheet's raw value`(_ value: PrimerApiVersion, _ raw: String) { #expect(value.rawValue == raw) }
}
