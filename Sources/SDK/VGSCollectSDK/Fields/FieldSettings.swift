import CofferCardRules

/// What a field copies of its configuration when it gets it.
struct FieldSettings {
    var name: String?
    var type = FieldType.none
    var isRequired = false
    var isRequiredValidOnly = false
    var mask = Mask("")
    var divider = ""
    var rules = VGSValidationRuleSet()

    /// The settings of a field that was never configured.
    init() {}

    /// The configuration's settings, the type's defaults where it has none.
    @MainActor
    init(_ configuration: VGSConfiguration) {
        name = configuration.fieldName
        type = configuration.type
        isRequired = configuration.isRequired
        isRequiredValidOnly = configuration.isRequiredValidOnly
        mask = Mask(configuration.formatPattern ?? type.defaultFormatPattern)
        divider = configuration.divider ?? type.defaultDivider
        rules = configuration.validationRules ?? type.defaultRules
    }
}
