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
        let firstDigits = format.isYearFirst ? format.yearDigits : format.monthDigits
        let secondDigits = format.monthDigits + format.yearDigits - firstDigits
        let first = String(digits.prefix(firstDigits))
        let second = String(digits.dropFirst(firstDigits).prefix(secondDigits))
        return [
            FieldEntry(name: monthFieldName, value: format.isYearFirst ? second : first),
            FieldEntry(name: yearFieldName, value: format.isYearFirst ? first : second),
        ]
    }
}
