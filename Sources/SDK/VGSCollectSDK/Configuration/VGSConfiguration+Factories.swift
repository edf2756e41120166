extension VGSConfiguration {
    /// A required card number under the name `pan`.
    public static func makeCardNumberConfiguration(collector: VGSCollect) -> VGSConfiguration {
        let configuration = VGSConfiguration(collector: collector, fieldName: "pan")
        configuration.type = .cardNumber
        configuration.isRequired = true
        configuration.isRequiredValidOnly = true
        return configuration
    }

    /// A card holder's name under the name `cardholder`, not required.
    public static func makeCardholderConfiguration(collector: VGSCollect) -> VGSConfiguration {
        let configuration = VGSConfiguration(collector: collector, fieldName: "cardholder")
        configuration.type = .cardHolderName
        return configuration
    }

    /// A required expiry under the name `exp_date`, submitted as `exp_month` and `exp_year`.
    public static func makeExpDateConfiguration(collector: VGSCollect) -> VGSExpDateConfiguration {
        let configuration = VGSExpDateConfiguration(collector: collector, fieldName: "exp_date")
        configuration.isRequired = true
        configuration.isRequiredValidOnly = true
        configuration.serializers = [VGSExpDateSeparateSerializer(monthFieldName: "exp_month", yearFieldName: "exp_year")]
        return configuration
    }

    /// A required security code under the name `cvc`.
    public static func makeCVCConfiguration(collector: VGSCollect) -> VGSConfiguration {
        let configuration = VGSConfiguration(collector: collector, fieldName: "cvc")
        configuration.type = .cvc
        configuration.isRequired = true
        configuration.isRequiredValidOnly = true
        return configuration
    }
}
