/// The configuration of a date field.
@MainActor
public final class VGSDateConfiguration: VGSConfiguration, VGSDateConfigurationProtocol {
    /// Always `date`; setting it does nothing.
    override public var type: FieldType {
        get { .date }
        set {}
    }

    /// Where the text comes from; a date picker unless set.
    public var inputSource: VGSTextFieldInputSource = .datePicker
    /// The format that is typed; the text is converted when this and ``outputDateFormat`` are set.
    public var inputDateFormat: VGSDateFormat?
    /// The format that is submitted, and by which serializers read.
    public var outputDateFormat: VGSDateFormat?
    /// Written in the place of the field's own name when there are some.
    public var serializers: [any VGSFormatSerializerProtocol] = []

    /// How many years before and after this one a picker offers.
    public static var validYearsCount: Int { Limits.pickerYearsAround }
    /// 1 January, ``validYearsCount`` years ago.
    public static let minValidPickerStartDate = VGSDate(firstDayOf: VGSCalendarUtils.currentYear - Limits.pickerYearsAround)
    /// 1 January, ``validYearsCount`` years ahead.
    public static var maxValidPickerEndDate: VGSDate { VGSDate(firstDayOf: VGSCalendarUtils.currentYear + Limits.pickerYearsAround) }

    /// The picker's first date.
    let datePickerStartDate: VGSDate
    /// The picker's last date.
    let datePickerEndDate: VGSDate

    /// A configuration of a date field that belongs to a collector, with the bounds of its picker.
    public init(collector: VGSCollect, fieldName: String, datePickerStartDate: VGSDate? = nil, datePickerEndDate: VGSDate? = nil) {
        self.datePickerStartDate = datePickerStartDate ?? Self.minValidPickerStartDate
        self.datePickerEndDate = datePickerEndDate ?? Self.maxValidPickerEndDate
        super.init(collector: collector, fieldName: fieldName)
    }

    override func entries(ofOutput output: String) -> [FieldEntry] {
        var output = output
        if let inputDateFormat, let outputDateFormat {
            output = DateConversion.convert(output, from: inputDateFormat, to: outputDateFormat)
        }
        guard !serializers.isEmpty else { return super.entries(ofOutput: output) }
        return serializers.flatMap { serializer in
            (serializer as? VGSDateSeparateSerializer)?.entries(of: output, format: outputDateFormat ?? .default) ?? []
        }
    }
}
