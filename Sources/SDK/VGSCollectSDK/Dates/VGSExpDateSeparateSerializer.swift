/// Submits an expiry as two keys, month and year, in the place of the field's own name.
public struct VGSExpDateSeparateSerializer: VGSFormatSerializerProtocol, Sendable {
    /// The key of the month.
    public let monthFieldName: String
    /// The key of the year.
    public let yearFieldName: String

    /// A serializer with its two keys.
    public init(monthFieldName: String, yearFieldName: String) {
        self.monthFieldName = monthFieldName
        self.yearFieldName = yearFieldName
    }

    /// The two entries of an output text; with too few digits the parts are shorter or empty.
    func entries(of output: String, format: VGSCardExpDateFormat) -> [FieldEntry] {
        let digits = output.filter { $0.utf8.first?.asciiDigitValue != nil && $0.utf8.count == 1 }
        let first = String(digits.prefix(format.digits.first))
        let second = String(digits.dropFirst(format.digits.first).prefix(format.digits.second))
        let isMonthFirst = format.rules.isMonthFirst
        return [
            FieldEntry(name: monthFieldName, value: isMonthFirst ? first : second),
            FieldEntry(name: yearFieldName, value: isMonthFirst ? second : first),
        ]
    }
}
