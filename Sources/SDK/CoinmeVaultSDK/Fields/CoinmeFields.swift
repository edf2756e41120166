public import VGSCollectSDK

/// Builds the collector's fields with Coinme's field name and the right type set in advance.
///
/// A field belongs to the collector from the moment it is built; ``CoinmeVault/bind(_:)`` adds it to the form's validity. None is required
/// in the collector's own sense: the form decides.
@MainActor
public enum CoinmeFields {
    /// A card number field.
    /// - Parameter fieldName: Another name for the JSON key, ``VaultFieldNames/cardNumber`` unless given.
    public static func cardNumber(collector: VGSCollect, fieldName: String = VaultFieldNames.cardNumber) -> VGSCardTextField {
        configured(VGSCardTextField(), collector, fieldName, .cardNumber)
    }

    /// An expiry field, typed as MM/YY, that writes ``VaultFieldNames/expMonth`` with two digits and ``VaultFieldNames/expYear`` with four.
    public static func expiry(collector: VGSCollect) -> VGSExpDateTextField {
        let configuration = VGSExpDateConfiguration(collector: collector, fieldName: VaultFieldNames.expiry)
        configuration.inputSource = .keyboard
        configuration.inputDateFormat = .shortYear
        configuration.outputDateFormat = .longYear
        configuration.serializers = [
            VGSExpDateSeparateSerializer(monthFieldName: VaultFieldNames.expMonth, yearFieldName: VaultFieldNames.expYear)
        ]
        let field = VGSExpDateTextField()
        field.configuration = configuration
        return field
    }

    /// A security code field; a card number field of the same collector decides how many digits it takes.
    /// - Parameter fieldName: Another name for the JSON key, ``VaultFieldNames/cvc`` unless given.
    public static func cvc(collector: VGSCollect, fieldName: String = VaultFieldNames.cvc) -> VGSCVCTextField {
        configured(VGSCVCTextField(), collector, fieldName, .cvc)
    }

    /// A cardholder name field.
    /// - Parameter fieldName: Another name for the JSON key, ``VaultFieldNames/cardHolder`` unless given.
    public static func cardHolder(collector: VGSCollect, fieldName: String = VaultFieldNames.cardHolder) -> VGSTextField {
        configured(VGSTextField(), collector, fieldName, .cardHolderName)
    }

    /// A field for any other text, such as ``VaultFieldNames/city``; it takes every text.
    /// - Parameter fieldName: The JSON key; a blank one makes a field that cannot be bound.
    public static func text(collector: VGSCollect, fieldName: String) -> VGSTextField {
        configured(VGSTextField(), collector, fieldName, .none)
    }

    private static func configured<Field: VGSTextField>(
        _ field: Field, _ collector: VGSCollect, _ fieldName: String, _ type: FieldType
    ) -> Field {
        let configuration = VGSConfiguration(collector: collector, fieldName: fieldName)
        configuration.type = type
        field.configuration = configuration
        return field
    }
}
