import SwiftUI

@available(iOS 15.0, *)
extension View {
    /// A line around, with round corners; all in points.
    func outlined(_ color: Color, width: CGFloat, radius: CGFloat) -> some View {
        overlay { RoundedRectangle(cornerRadius: radius).strokeBorder(color, lineWidth: width) }
    }
}
