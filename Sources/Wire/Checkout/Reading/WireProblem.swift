/// Why a body of the checkout face is not acceptable: which member, and what is wrong with it. Carries no value of the body.
public struct WireProblem: Error, Equatable, Sendable {
    /// Where, as member names joined by dots with array positions in brackets, such as `order.lineItems[2].amount`; empty for the body
    /// as a whole. A key that the sender chose is in it only where it looks like a constant (capital letters, digits, underscores).
    public let path: String
    /// What is wrong there.
    public let reason: Reason

    /// Makes a problem from its members.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// What can be wrong with a member.
    public enum Reason: Equatable, Sendable {
        /// The body is not the JSON that we accept.
        case json(JSONProblem)
        /// A required member is absent or null.
        case missing
        /// The member has another JSON type than it must have.
        case wrongType(expected: Expected)
        /// The text is none of the values that this member can have.
        case unknownValue
        /// The text has not the form of such a value, for example a currency that is not three capital letters.
        case malformed
        /// The text has more UTF-8 bytes than allowed.
        case tooLong(maximum: Int)
        /// The list has more entries than allowed.
        case tooMany(maximum: Int)
        /// The integer is outside its bounds, or a sum of amounts is.
        case outOfRange(minimum: Int64, maximum: Int64)
        /// The member cannot be changed once it is set.
        case unchangeable
    }

    /// The JSON types a member can be required to have.
    public enum Expected: String, Equatable, Sendable {
        /// Members with keys.
        case object
        /// Elements in order.
        case array
        /// Text.
        case string
        /// A number written without fraction and exponent. Amounts are such integers in minor units: `12.99`, `1299.0` and `1e3` are
        /// none.
        case integer
        /// True or false.
        case boolean
    }
}

extension WireProblem {
    /// A stable name of the reason, for logs.
    public var code: String {
        switch reason {
        case .json(let problem): problem.code
        case .missing: "wire.missing"
        case .wrongType: "wire.wrong-type"
        case .unknownValue: "wire.unknown-value"
        case .malformed: "wire.malformed"
        case .tooLong: "wire.too-long"
        case .tooMany: "wire.too-many"
        case .outOfRange: "wire.out-of-range"
        case .unchangeable: "wire.unchangeable"
        }
    }

    /// A fixed sentence for whoever sent the body, without any value of it.
    public var sentence: String {
        switch reason {
        case .json: "The body is not acceptable JSON."
        case .missing: "This member is required."
        case .wrongType(let expected):
            switch expected {
            case .object: "Must be an object."
            case .array: "Must be an array."
            case .string: "Must be a string."
            case .integer: "Must be an integer, written without a fraction or an exponent."
            case .boolean: "Must be true or false."
            }
        case .unknownValue: "Is none of the values that are known here."
        case .malformed: "Does not have the form that is needed here."
        case .tooLong(let maximum): "Must have at most \(maximum) bytes."
        case .tooMany(let maximum): "Must have at most \(maximum) entries."
        case .outOfRange(let minimum, let maximum): "Must be from \(minimum) to \(maximum)."
        case .unchangeable: "Cannot be changed once it is set."
        }
    }
}
