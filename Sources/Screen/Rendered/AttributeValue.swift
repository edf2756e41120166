/// The value of a rendered node's property.
public enum AttributeValue: Hashable, Sendable {
    /// Words.
    case text(String)
    /// A number.
    case number(Double)
    /// True; what is false is left out.
    case yes
    /// What a secure field holds. No description shows it.
    case secret(String)

    /// The value as text; the content of a secret too.
    public var content: String {
        switch self {
        case .text(let text), .secret(let text): text
        case .number(let number): Self.short(number)
        case .yes: "true"
        }
    }

    /// The shortest text of a number.
    public static func short(_ number: Double) -> String {
        guard number.isFinite else { return number.isNaN ? "0" : number < 0 ? "-infinity" : "infinity" }
        return abs(number) < 1e15 && number.rounded() == number ? String(Int64(number)) : String(number)
    }
}

extension AttributeValue: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The content; of a secret only how many characters it has.
    public var description: String {
        if case .secret(let text) = self { return String(repeating: "•", count: text.count) }
        return content
    }

    /// As ``description``.
    public var debugDescription: String { description }
    /// Shows ``description`` only.
    public var customMirror: Mirror { Mirror(self, children: ["value": description]) }
}

extension AttributeValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Words.
    public init(stringLiteral value: String) { self = .text(value) }
    /// A number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// A number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
