import SwiftUI

/// A button that is a word.
@available(iOS 15.0, *)
struct WordButton: View {
    private let title: String
    private let id: String
    private let action: () -> Void
    @Look var look

    init(_ title: String, id: String, action: @escaping () -> Void) {
        self.title = title
        self.id = id
        self.action = action
    }

    var body: some View {
        Button(action: { action() }) {
            Text(title)
                .style($look.bodyLarge)
                .foregroundColor($look[.primerColorTextPrimary])
                .frame(minHeight: $look.primerSizeXxlarge)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier(id)
    }
}
