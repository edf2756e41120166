/// Rewrites a date from one format into another.
enum DateConversion {
    /// The text in the output format; what is no date of the input format comes back unchanged.
    ///
    /// The divider between its parts is kept when both are the same, and dropped otherwise.
    static func convert(_ text: String, from input: VGSDateFormat, to output: VGSDateFormat) -> String {
        var digits = ""
        var dividers: [String] = []
        var isInDivider = false
        for character in text {
            if character.utf8.count == 1, character.utf8.first?.asciiDigitValue != nil {
                digits.append(character)
                isInDivider = false
            } else if isInDivider {
                dividers[dividers.count - 1].append(character)
            } else {
                dividers.append(String(character))
                isInDivider = true
            }
        }
        guard let date = input.date(fromDigits: digits) else { return text }
        let isOneDivider = dividers.count == 2 && dividers[0] == dividers[1]
        return output.text(of: date, divider: isOneDivider ? dividers[0] : "")
    }
}
