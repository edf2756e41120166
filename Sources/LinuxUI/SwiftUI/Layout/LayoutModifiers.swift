public import CofferFoundation
import CofferRendered

extension View {
    /// Adds room at some sides: points, the platform's own if nil.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let room = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? room : 0, leading: edges.contains(.leading) ? room : 0,
                bottom: edges.contains(.bottom) ? room : 0, trailing: edges.contains(.trailing) ? room : 0))
    }
    /// Adds room at each side, in points.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { boxed("padding") { _ in [.padding: insets.value] } }
    /// Adds room at all sides, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Gives the view a width, a height, or both, in points.
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        boxed("frame") { _ in
            var attributes = lengths([(.width, width), (.height, height)])
            attributes[.alignment] = alignment.value
            return attributes
        }
    }

    /// Bounds width and height, in points.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        boxed("bounds") { _ in
            var attributes = lengths([
                (.minWidth, minWidth), (.width, idealWidth), (.maxWidth, maxWidth),
                (.minHeight, minHeight), (.height, idealHeight), (.maxHeight, maxHeight),
            ])
            attributes[.alignment] = alignment.value
            return attributes
        }
    }

    /// Keeps the view's own size in some directions.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        let axes = (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])
        return marked(axes.isEmpty ? [:] : [.fixedSize: axes.value])
    }
    /// Keeps the view's own size.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    /// Who gets room first.
    public nonisolated func layoutPriority(_ value: Double) -> some View { marked([.layoutPriority: .number(value)]) }
    /// Which of overlapping views is in front.
    public nonisolated func zIndex(_ value: Double) -> some View { boxed("zIndex") { _ in [.zIndex: .number(value)] } }
    /// Moves the view without moving its neighbours, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        boxed("offset") { _ in lengths([(.offsetX, x), (.offsetY, y)]) }
    }
    /// Keeps width to height at a ratio; the view's own if nil.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        var attributes = lengths([(.aspectRatio, aspectRatio)])
        attributes[.contentMode] = .text("\(contentMode)")
        return marked(attributes)
    }
    /// As large as fits.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// As small as fills.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
    /// Reaches below bars and keyboards; there are none here.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
    /// Reaches below bars; there are none here.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

private func lengths(_ pairs: [(AttributeName, CGFloat?)]) -> Attributes {
    pairs.reduce(into: [:]) { attributes, pair in attributes[pair.0] = pair.1.map { .number(Double($0)) } }
}

/// How content fills a rectangle.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits, as small as fills.
    case fit, fill
}

/// Parts of a screen that something may cover.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit a part.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Everything.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
