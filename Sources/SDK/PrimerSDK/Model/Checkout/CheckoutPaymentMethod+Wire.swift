import CofferFoundation
import CofferWire
import UIKit

@available(iOS 15.0, *)
extension CheckoutPaymentMethod {
    /// A payment method that the configuration offers.
    ///
    /// The surcharge is the session's for the type, else the configuration's. Cards whose networks cost something each have an unknown one,
    /// because the network is known only when a number is typed.
    /// - Parameters:
    ///   - wire: The configuration's entry.
    ///   - session: The client session, nil when the configuration has none.
    ///   - localeData: Language and region of the surcharge's text.
    init(_ wire: PaymentMethodConfiguration, session: ClientSessionView?, localeData: PrimerLocaleData) {
        let option = session?.paymentMethod?.options.first { $0.type == wire.type }
        let surcharge = (option?.surcharge ?? wire.surcharge).flatMap { $0 > 0 ? Int(clamping: $0) : nil }
        let isUnknown = option?.networks.contains { ($0.surcharge ?? 0) > 0 } ?? false
        let currency = session?.order?.currencyCode.map(Currency.init(code:))
        let amount = currency.map { AmountText(currency: $0, localeCode: localeData.localeCode) }
        let button = wire.button
        self.init(
            id: wire.type, type: wire.type, name: wire.name ?? wire.type,
            icon: wire.type == "PAYMENT_CARD" ? CardNetwork.unknown.icon : nil,
            surcharge: surcharge, hasUnknownSurcharge: isUnknown,
            formattedSurcharge: SurchargeText.text(surcharge, isUnknown: isUnknown, amount: amount, CheckoutTexts(localeData)),
            backgroundColor: button?.backgroundColor?.colored.flatMap(UIColor.init(hex:)), buttonText: button?.text,
            textColor: button?.textColor?.colored.flatMap(UIColor.init(hex:)),
            borderColor: button?.borderColor?.colored.flatMap(UIColor.init(hex:)),
            borderWidth: button?.borderWidth?.colored.map { CGFloat($0) }, cornerRadius: button?.cornerRadius.map { CGFloat($0) })
    }
}
