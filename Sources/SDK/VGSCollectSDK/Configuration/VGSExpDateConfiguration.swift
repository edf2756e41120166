/// The configuration of an expiry field.
@MainActor
public final class VGSExpDateConfiguration: VGSConfiguration, VGSExpDateConfigurationProtocol {
    /// Always `expDate`; setting it does nothing.
    override public var type: FieldType {
        get { .expDate }
        set {}
    }

    /// Where the text comes from; a date picker unless set.
    public var inputSource: VGSTextFieldInputSource = .datePicker
    /// The format that is typed; the text is converted when this and ``outputDateFormat`` are set.
    public var inputDateFormat: VGSCardExpDateFormat?
    /// The format that is submitted, and by which serializers cut.
    public var outputDateFormat: VGSCardExpDateFormat?
    /// Written in the place of the field's own name when there are some.
    public var serializers: [any VGSFormatSerializerProtocol] = []

    override func entries(ofOutput output: String) -> [FieldEntry] {
        var output = output
        if let inputDateFormat, let outputDateFormat {
            output = ExpiryConversion.convert(output, from: inputDateFormat, to: outputDateFormat)
        }
        guard !serializers.isEmpty else { return super.entries(ofOutput: output) }
        return serializers.flatMap { serializer in
            (serializer as? VGSExpDateSeparateSerializer)?.entries(of: output, format: outputDateFormat ?? .shortYear) ?? []
        }
    }
}
