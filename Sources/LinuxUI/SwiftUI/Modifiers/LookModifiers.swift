public import CofferFoundation
import CofferRendered

extension View {
    /// Puts a view beside the content: behind it or in front of it.
    private nonisolated func layered(_ kind: NodeKind, _ layer: some View, _ alignment: Alignment) -> some View {
        changing(kind.rawValue) { inputs in
            var box = Box(kind: kind, environment: inputs.environment, others: [(key: 0, view: layer)])
            box.attributes[.alignment] = alignment.value
            inputs.attach(.box(box))
        }
    }

    /// Puts a view behind the content.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        layered(.background, background, alignment)
    }
    /// Puts views behind the content.
    public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layered(.background, content(), alignment)
    }
    /// Puts a colour behind the content.
    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        boxed("fill") { [.fill: (style.shapeColor ?? .clear).resolved(in: $0)] }
    }
    /// Puts a form of a colour behind the content.
    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        layered(.background, shape.fill(style), .center)
    }
    /// Puts a view in front of the content.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        layered(.overlay, overlay, alignment)
    }
    /// Puts views in front of the content.
    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layered(.overlay, content(), alignment)
    }
    /// Puts a colour in front of the content.
    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layered(.overlay, style.shapeColor ?? .clear, .center)
    }

    /// Draws a line around the content, in points.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        boxed("border") { [.stroke: (content.shapeColor ?? .primary).resolved(in: $0), .lineWidth: .number(Double(width))] }
    }
    /// Cuts the content at round corners, in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
    /// Cuts the content at a form's outline.
    public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { boxed("clip") { _ in [.clip: .text(shape.name)] } }
    /// Cuts the content at its own rectangle.
    public nonisolated func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
    /// Where taps count; the host takes the content's own rectangle.
    public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View { self }
    /// Whether taps count.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { disabled(!enabled) }
    /// How opaque the content is, from 0 through 1.
    public nonisolated func opacity(_ opacity: Double) -> some View { boxed("opacity") { _ in [.opacity: .number(opacity)] } }
    /// Takes room, but is not seen.
    public nonisolated func hidden() -> some View { boxed("hidden") { _ in [.invisible: .yes] }.accessibilityHidden(true) }
    /// Draws a shadow, in points.
    public nonisolated func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        boxed("shadow") { environment in
            let numbers = [radius, x, y].map { AttributeValue.short(Double($0)) }
            return [.shadow: .text(([color.resolved(in: environment).content] + numbers).joined(separator: " "))]
        }
    }
    /// Turns the content clockwise.
    public nonisolated func rotationEffect(_ angle: Angle) -> some View { boxed("rotation") { _ in [.rotation: .number(angle.degrees)] } }
    /// Draws the content larger or smaller.
    public nonisolated func scaleEffect(_ s: CGFloat) -> some View { boxed("scale") { _ in [.scale: .number(Double(s))] } }

    /// Moves from one look to another; the host shows the new one at once.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
}

/// How one look becomes another. Nothing moves here.
public struct Animation: Equatable, Sendable {
    /// The platform's own.
    public static let `default` = Animation()
    /// At one speed.
    public static let linear = Animation()
    /// Slow at both ends.
    public static let easeInOut = Animation()
    /// Slow at the beginning.
    public static let easeIn = Animation()
    /// Slow at the end.
    public static let easeOut = Animation()
    /// At one speed, for some seconds.
    public static func linear(duration: Double) -> Animation { linear }
    /// Slow at both ends, for some seconds.
    public static func easeInOut(duration: Double) -> Animation { easeInOut }
    /// As on a spring.
    public static func spring(response: Double = 0.55, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
        Animation()
    }
}

/// Changes state; the new look shows at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
