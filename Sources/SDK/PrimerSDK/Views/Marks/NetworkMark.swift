import SwiftUI

/// A small picture that stands for a card network, drawn here from plain shapes; it is none of the networks' own pictures.
@available(iOS 15.0, *)
struct NetworkMark: View {
    let network: CardNetwork
    /// In points; the height is five sevenths of it.
    let width: CGFloat

    var body: some View {
        let height = width * MarkShape.grid.height / MarkShape.grid.width
        ZStack {
            ForEach(Array(MarkLayer.layers(of: network).enumerated()), id: \.offset) { _, layer in
                MarkShape(outline: layer.outline).fill(Color(shade: layer.shade)).frame(width: width, height: height)
            }
        }
        .frame(width: width, height: height)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(network.displayName)
        .accessibilityAddTraits(.isImage)
    }
}

/// One form of a mark.
nonisolated struct MarkShape: Shape {
    /// The room in which outlines are given.
    static let grid = CGSize(width: 28, height: 20)

    let outline: MarkOutline

    func path(in rect: CGRect) -> Path {
        let scale = CGSize(width: rect.width / Self.grid.width, height: rect.height / Self.grid.height)
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: rect.minX + x * scale.width, y: rect.minY + y * scale.height) }
        func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
            CGRect(origin: point(x, y), size: CGSize(width: width * scale.width, height: height * scale.height))
        }
        var path = Path()
        switch outline {
        case .box(let x, let y, let width, let height, let radius):
            path.addRoundedRect(
                in: box(x, y, width, height), cornerSize: CGSize(width: radius * scale.width, height: radius * scale.height))
        case .disc(let x, let y, let radius): path.addEllipse(in: box(x - radius, y - radius, 2 * radius, 2 * radius))
        case .corners(let corners):
            for (index, corner) in corners.enumerated() {
                if index == 0 { path.move(to: point(corner.x, corner.y)) } else { path.addLine(to: point(corner.x, corner.y)) }
            }
            path.closeSubpath()
        }
        return path
    }
}
