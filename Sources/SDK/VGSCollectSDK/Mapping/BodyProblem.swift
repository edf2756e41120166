/// Why a body cannot be made.
enum BodyProblem: Error, Equatable {
    /// The extra data holds something that JSON cannot.
    case extraDataIsNotJSON
    /// The extra data or a field name nests deeper than ``Limits/jsonDepthMax``.
    case tooDeep
    /// A field name asks for an array index beyond ``Limits/arrayIndexMax``.
    case indexTooLarge
}
