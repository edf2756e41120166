import SwiftUI

/// Masked digits, which run from left to right in every language; or a name.
@available(iOS 15.0, *)
struct MaskedText: View {
    let text: String
    let isMasked: Bool
    @Look var look
    @Environment(\.layoutDirection) var direction

    var body: some View {
        Text(text)
            .style($look.bodyLarge)
            .lineLimit(1)
            .environment(\.layoutDirection, isMasked ? .leftToRight : direction)
    }
}
