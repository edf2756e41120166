import CofferRendered

/// What an element's `data-style` says: names and words of our own, numbers, and colours of a strict form. Anything else is left out, so that no
/// value of a screen can become CSS of its own.
struct StyleText {
    /// The declarations.
    private(set) var css = ""

    /// Lengths beyond this many points are left out.
    static let pointsMax = 100_000.0

    /// A length in points.
    mutating func add(_ property: StaticString, points: Double?) {
        if let points = Self.number(points) { declare(property, points == "0" ? "0" : points + "px") }
    }

    /// A length in points that grows with the user's text size.
    mutating func add(_ property: StaticString, textPoints: Double?) {
        if let points = Self.number(textPoints.map { $0 / 16 }) { declare(property, points + "rem") }
    }

    /// Lengths in points, each of which has to be one.
    mutating func add(_ property: StaticString, points: [Double?]) {
        let lengths = points.compactMap { Self.number($0) }
        if lengths.count == points.count { declare(property, lengths.map { $0 == "0" ? $0 : $0 + "px" }.joined(separator: " ")) }
    }

    /// A number, with a unit if it has one.
    mutating func add(_ property: StaticString, number: Double?, unit: StaticString = "") {
        if let number = Self.number(number) { declare(property, number + unit.description) }
    }

    /// A colour.
    mutating func add(_ property: StaticString, color: AttributeValue?) {
        if let color = Self.color(color?.content) { declare(property, color) }
    }

    /// The colour of an area; one that cannot be seen is left out.
    mutating func add(ground: AttributeValue?) {
        if let color = Self.color(ground?.content), color.count == 7 || !color.hasSuffix("00") { declare("background-color", color) }
    }

    /// A word of CSS.
    mutating func add(_ property: StaticString, _ word: StaticString) { declare(property, word.description) }

    /// A shadow: colour, radius, x and y.
    mutating func add(shadow: AttributeValue?) {
        guard let parts = shadow?.content.split(separator: " "), parts.count == 4, let color = Self.color(String(parts[0])) else { return }
        let lengths = parts.dropFirst().compactMap { Self.number(Double($0)) }
        guard lengths.count == 3 else { return }
        declare("filter", "drop-shadow(\(lengths[1])px \(lengths[2])px \(lengths[0])px \(color))")
    }

    private mutating func declare(_ property: StaticString, _ value: String) {
        css += property.description + ":" + value + ";"
    }

    /// A finite number of a size that makes sense, in a short form.
    static func number(_ number: Double?) -> String? {
        guard let number, number.isFinite, abs(number) <= pointsMax else { return nil }
        return AttributeValue.short((number * 1000).rounded() / 1000 + 0)
    }

    /// `#RRGGBB` or `#RRGGBBAA`, exactly.
    static func color(_ text: String?) -> String? {
        guard let bytes = text?.utf8, bytes.count == 7 || bytes.count == 9, bytes.first == UInt8(ascii: "#") else { return nil }
        let isHex = bytes.dropFirst().allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
            default: false
            }
        }
        return isHex ? text : nil
    }
}

extension AttributeValue {
    /// The number it is, or that its text says.
    var double: Double? {
        switch self {
        case .number(let number): number
        case .text(let text): Double(text)
        case .yes, .secret: nil
        }
    }

    /// The words of a list.
    var words: [Substring] { content.split(separator: " ") }
}
