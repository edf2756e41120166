public import CofferFoundation
import CofferRendered

/// A two-dimensional form. As a view it is filled with the colour of the content around.
@MainActor
@preconcurrency
public protocol Shape: View {
    /// The outline in a rectangle.
    @MainActor @preconcurrency func path(in rect: CGRect) -> Path
}

extension Shape {
    /// The form, filled.
    public nonisolated var body: _ShapeView<Self> { _ShapeView(shape: self, fill: nil, stroke: nil) }
    /// The form filled with a colour.
    public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View {
        _ShapeView(shape: self, fill: content.shapeColor, stroke: nil)
    }
    /// The form filled with the colour around.
    public nonisolated func fill() -> some View { _ShapeView(shape: self, fill: nil, stroke: nil) }
    /// A line along the outline, in points.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        _ShapeView(shape: self, fill: .clear, stroke: (content.shapeColor, lineWidth))
    }
    /// A line along the outline in the colour around, in points.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some View { _ShapeView(shape: self, fill: .clear, stroke: (nil, lineWidth)) }
}

/// A form that can be drawn smaller inside itself.
public protocol InsettableShape: Shape {}

extension InsettableShape {
    /// A line inside the outline, in points.
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, lineWidth: lineWidth)
    }
}

/// A form with its colours.
public nonisolated struct _ShapeView<Content: Shape>: View, PrimitiveView {  // swift-format-ignore: NoLeadingUnderscores
    let shape: Content
    let fill: Color?
    let stroke: (Color?, CGFloat)?

    @MainActor func resolve(in node: GraphNode) {
        let environment = node.inputs.environment
        let around = environment.inherited.foregroundColor ?? .primary
        var attributes: Attributes = [.shape: .text(shape.name), .fill: (fill ?? around).resolved(in: environment)]
        if let stroke {
            attributes[.stroke] = (stroke.0 ?? around).resolved(in: environment)
            attributes[.lineWidth] = .number(Double(stroke.1))
        }
        if !(shape is any SystemShape) {
            let size = node.inputs.frame ?? CGSize(width: 100, height: 100)
            let lines = ["0 0 \(AttributeValue.short(size.width)) \(AttributeValue.short(size.height))"]
            attributes[.path] = .text((lines + shape.path(in: CGRect(origin: .zero, size: size)).commands).joined(separator: "\n"))
        }
        node.render(.shape, attributes)
    }
}

/// A form that a host can draw at any size.
nonisolated protocol SystemShape: InsettableShape {
    var systemName: String { get }
}

extension Shape {
    nonisolated var name: String { (self as? any SystemShape)?.systemName ?? "path" }
}

/// A rectangle.
public nonisolated struct Rectangle: SystemShape {
    var systemName: String { "rectangle" }
    /// Creates the form.
    public init() {}
    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// How round corners run.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarters of circles, or softer.
    case circular, continuous
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: SystemShape {
    /// The corners, in points.
    public var cornerSize: CGSize
    var systemName: String { "rounded \(AttributeValue.short(cornerSize.width))" }
    /// Creates the form with corners of a radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }
    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerSize.width) }
}

/// A circle.
public nonisolated struct Circle: SystemShape {
    var systemName: String { "circle" }
    /// Creates the form.
    public init() {}
    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}

/// An ellipse.
public nonisolated struct Ellipse: SystemShape {
    var systemName: String { "ellipse" }
    /// Creates the form.
    public init() {}
    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: SystemShape {
    var systemName: String { "capsule" }
    /// Creates the form.
    public init(style: RoundedCornerStyle = .circular) {}
    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2) }
}

extension Inputs {
    /// The size that the nearest frame around gives.
    fileprivate var frame: CGSize? {
        for case .box(let box) in attachments.reversed() {
            if case .number(let width) = box.attributes[.width], case .number(let height) = box.attributes[.height] {
                return CGSize(width: width, height: height)
            }
        }
        return nil
    }
}
