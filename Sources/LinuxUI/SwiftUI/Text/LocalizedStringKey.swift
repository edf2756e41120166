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
            rest = rest[rest.index(after: percent)...]
            guard let specifier = rest.prefixMatch(of: /(?:(\d+)\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z)?[@dDiuUxXofFeEgGcs%]/) else {
                result += "%"
                continue
            }
            rest = rest[specifier.range.upperBound...]
            if specifier.output.0.hasSuffix("%") {
                result += "%"
                continue
            }
            let index = specifier.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next += 1
            if arguments.indices ~= index { result += text(of: arguments[index], bundle: bundle, table: table, locale: locale) }
        }
        return result + rest
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
