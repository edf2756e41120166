import CofferFoundation

/// A text to be looked up in an app's strings. Interpolated values become `%@` and the like in the key.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    private let key: String
    private let arguments: [Argument]

    fileprivate enum Argument: Equatable {
        case text(String)
        case integer(Int64)
        case number(Double)
        case nested(LocalizedStringKey)
    }

    /// A text without interpolated values.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// A text without interpolated values.
    public init(stringLiteral value: String) { self.init(value) }
    /// A text with interpolated values.
    public init(stringInterpolation: StringInterpolation) { (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments) }

    /// The words in a language: from the bundle's strings, else the key itself.
    func resolved(in bundle: Bundle, table: String?, locale: Locale) -> String {
        let format = StringsTable.text(key, table: table ?? "Localizable", bundle: bundle, locale: locale) ?? key
        guard !arguments.isEmpty || format.contains("%%") else { return format }
        var result = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            guard let specifier = Self.specifier(in: rest[rest.index(after: percent)...]) else {
                result += "%"
                rest = rest[rest.index(after: percent)...]
                continue
            }
            rest = specifier.rest
            if specifier.isPercent {
                result += "%"
                continue
            }
            let index = specifier.position.map { $0 - 1 } ?? next
            next += 1
            if arguments.indices ~= index { result += text(of: arguments[index], bundle: bundle, table: table, locale: locale) }
        }
        return result + rest
    }

    /// What stands behind a percent sign: which argument it names, counted from 1, and the rest; nil if it is no specifier.
    private static func specifier(in text: Substring) -> (position: Int?, isPercent: Bool, rest: Substring)? {
        var rest = text
        let digits = rest.prefix { ("0"..."9").contains($0) }
        let isPosition = !digits.isEmpty && rest[digits.endIndex...].first == "$"
        if isPosition { rest = rest[digits.endIndex...].dropFirst() }
        rest = rest.drop { "-+ #.0123456789hlqz".contains($0) }
        guard let letter = rest.first, "@dDiuUxXofFeEgGcs%".contains(letter) else { return nil }
        return (isPosition ? Int(digits) : nil, letter == "%", rest.dropFirst())
    }

    private func text(of argument: Argument, bundle: Bundle, table: String?, locale: Locale) -> String {
        switch argument {
        case .text(let text): text
        case .integer(let number): number.formatted(.number.locale(locale))
        case .number(let number): number.formatted(.number.precision(.fractionLength(6)).locale(locale))
        case .nested(let key): key.resolved(in: bundle, table: table, locale: locale)
        }
    }

    /// Gathers the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        /// Begins.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds words of the key.
        public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
        /// Adds words that are not looked up.
        public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }
        /// Adds a whole number, written as the language does.
        public mutating func appendInterpolation(_ value: Int) { add("%lld", .integer(Int64(value))) }
        /// Adds a number, written as the language does.
        public mutating func appendInterpolation(_ value: Double) { add("%lf", .number(value)) }
        /// Adds a text that is looked up by itself.
        public mutating func appendInterpolation(_ key: LocalizedStringKey) { add("%@", .nested(key)) }
        /// Adds a value as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { add("%@", .text(String(describing: value))) }

        private mutating func add(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }
    }
}
