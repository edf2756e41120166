import CofferFoundation

/// Matches whole texts against ICU regular expressions, each of which is compiled once.
@MainActor
enum WholeTextMatch {
    /// A compiled pattern; nil stands for one that does not compile.
    private static var compiled: [String: NSRegularExpression?] = [:]

    /// Whether the pattern matches the text from its first character to its last.
    static func matches(_ text: String, pattern: String) -> Bool {
        if let answer = DefaultPattern.matches(text, pattern: pattern) { return answer }
        guard let expression = expression(for: pattern) else { return false }
        return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }

    private static func expression(for pattern: String) -> NSRegularExpression? {
        if let known = compiled[pattern] { return known }
        if compiled.count >= Limits.compiledPatternsMax { compiled.removeAll(keepingCapacity: true) }
        // Compiled as given first: wrapping must not make a broken pattern whole. The group makes every alternative span the text.
        let isSound = (try? NSRegularExpression(pattern: pattern)) != nil
        let expression = isSound ? try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") : nil
        compiled[pattern] = .some(expression)
        return expression
    }
}
