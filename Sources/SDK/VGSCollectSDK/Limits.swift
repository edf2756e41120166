/// The collector's limits; each has a test on each side.
package enum Limits {
    /// The longest wait for an answer, in seconds.
    package static let requestSeconds = 60.0
    /// The largest answer that is kept, in bytes; a larger one fails the send.
    package static let answerBytesMax = 1_048_576
    /// The deepest nesting of extra data and of field names, in containers.
    package static let jsonDepthMax = 32
    /// The largest array index that a field name may ask for.
    package static let arrayIndexMax = 255
    /// How many years around this one a date picker offers.
    package static let pickerYearsAround = 100
    /// How many compiled regular expressions are kept at once.
    package static let compiledPatternsMax = 64
}
