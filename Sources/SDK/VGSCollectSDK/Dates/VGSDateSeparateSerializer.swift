/// Submits a date as three keys, day, month and year, in the place of the field's own name.
public struct VGSDateSeparateSerializer: VGSFormatSerializerProtocol, Sendable {
    /// The key of the day.
    public let dayFieldName: String
    /// The key of the month.
    public let monthFieldName: String
    /// The key of the year.
    public let yearFieldName: String

    /// A serializer with its three keys.
    public init(dayFieldName: String, monthFieldName: String, yearFieldName: String) {
        self.dayFieldName = dayFieldName
        self.monthFieldName = monthFieldName
        self.yearFieldName = yearFieldName
    }

    /// The three entries of an output text, or none when it is no date of that format.
    func entries(of output: String, format: VGSDateFormat) -> [FieldEntry] {
        guard let date = format.date(fromDigits: output.filter { $0.utf8.first?.asciiDigitValue != nil && $0.utf8.count == 1 }) else {
            return []
        }
        return [
            FieldEntry(name: dayFieldName, value: date.dayFormatted),
            FieldEntry(name: monthFieldName, value: date.monthFormatted),
            FieldEntry(name: yearFieldName, value: String(date.year)),
        ]
    }
}
