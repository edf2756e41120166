public import CofferFoundation
import CofferRendered

/// An outline of lines and curves. Its commands are kept as SVG writes them.
public struct Path: Equatable, Sendable {
    private(set) var commands: [String] = []
    private var start = CGPoint.zero
    private var last: CGPoint?

    /// An empty outline.
    public init() {}
    /// Draws an outline with a closure.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    /// The outline of a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }
    /// The outline of an ellipse.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    /// The outline of a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    private mutating func add(_ letter: String, _ numbers: CGFloat..., to end: CGPoint?) {
        commands.append(letter + numbers.map { AttributeValue.short(Double($0)) }.joined(separator: " "))
        last = end
    }

    /// Whether nothing was drawn.
    public var isEmpty: Bool { commands.isEmpty }
    /// Where the last line ended.
    public var currentPoint: CGPoint? { last }

    /// Begins at a point.
    public mutating func move(to end: CGPoint) {
        add("M", end.x, end.y, to: end)
        start = end
    }
    /// Draws a line.
    public mutating func addLine(to end: CGPoint) { add("L", end.x, end.y, to: end) }
    /// Draws a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { add("Q", control.x, control.y, end.x, end.y, to: end) }
    /// Draws a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add("C", control1.x, control1.y, control2.x, control2.y, end.x, end.y, to: end)
    }
    /// Draws a line back to the beginning.
    public mutating func closeSubpath() { add("Z", to: start) }
    /// Draws lines through points.
    public mutating func addLines(_ lines: [CGPoint]) {
        for (index, point) in lines.enumerated() { if index == 0 { move(to: point) } else { addLine(to: point) } }
    }
    /// Draws a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        move(to: rect.origin)
        for point in [CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)] {
            addLine(to: point)
        }
        closeSubpath()
    }
    /// Draws an ellipse.
    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }
    /// Draws a rectangle with round corners.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        let (x, y) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
        move(to: CGPoint(x: rect.minX + x, y: rect.minY))
        let corners = [
            (CGPoint(x: rect.maxX - x, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY + y)),
            (CGPoint(x: rect.maxX, y: rect.maxY - y), CGPoint(x: rect.maxX - x, y: rect.maxY)),
            (CGPoint(x: rect.minX + x, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY - y)),
            (CGPoint(x: rect.minX, y: rect.minY + y), CGPoint(x: rect.minX + x, y: rect.minY)),
        ]
        for (from, to) in corners {
            addLine(to: from)
            add("A", x, y, 0, 0, 1, to.x, to.y, to: to)
        }
        closeSubpath()
    }
    /// Draws a part of a circle; angles begin at the right and grow downwards.
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
        func point(_ angle: Double) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        var sweep = endAngle.radians - startAngle.radians
        // In SwiftUI's downward coordinates "clockwise" runs against growing angles.
        if clockwise { while sweep > 0 { sweep -= 2 * .pi } } else { while sweep < 0 { sweep += 2 * .pi } }
        let first = point(startAngle.radians)
        if last == nil { move(to: first) } else { addLine(to: first) }
        for step in 1...2 {
            let end = point(startAngle.radians + sweep * Double(step) / 2)
            add("A", radius, radius, 0, 0, clockwise ? 0 : 1, end.x, end.y, to: end)
        }
    }
    /// Draws another outline.
    public mutating func addPath(_ path: Path) {
        commands += path.commands
        (start, last) = (path.start, path.last)
    }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle, a full turn being 2π.
    public var radians: Double
    /// The angle, a full turn being 360.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    /// Creates an angle, a full turn being 2π.
    public init(radians: Double) { self.radians = radians }
    /// Creates an angle, a full turn being 360.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// An angle, a full turn being 2π.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle, a full turn being 360.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// No angle.
    public static let zero = Angle(radians: 0)
    /// The lesser turn is smaller.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
