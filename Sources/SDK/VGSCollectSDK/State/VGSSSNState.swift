/// What a social security number field may tell of its text.
@MainActor
public class VGSSSNState: VGSTextFieldState {
    /// The last four digits of a valid number, else empty.
    public let last4: String

    private static let digitsCount = 9

    override init(of field: FieldSnapshot) {
        let isWhole = field.errors.isEmpty && field.rawText.count == Self.digitsCount
        last4 = isWhole ? String(field.rawText.suffix(4)) : ""
        super.init(of: field)
    }

    override nonisolated var members: [(name: String, value: String)] {
        isValid ? super.members + [("last4", "\"\(last4)\"")] : super.members
    }
}
