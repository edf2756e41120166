import SwiftUI

/// A button as wide as there is room, which can show that its work goes on.
@available(iOS 15.0, *)
struct WideButton: View {
    let title: String
    var isLoading = false
    let color: Color
    let ground: Color
    let action: () -> Void
    @Look var look

    init(title: String, isLoading: Bool = false, color: Color, ground: Color, action: @escaping () -> Void) {
        self.title = title
        self.isLoading = isLoading
        self.color = color
        self.ground = ground
        self.action = action
    }

    var body: some View {
        Button(action: { action() }) {
            Group {
                if isLoading {
                    ProgressView()
                        .progressViewStyle(CircularProgressViewStyle(tint: color))
                        .accessibilityLabel(look.texts[.spokenLoading])
                        .accessibilityIdentifier(Identifier.loading)
                } else {
                    Text(title).style($look.titleLarge).foregroundColor(color)
                }
            }
            .frame(maxWidth: .infinity)
            .padding(.vertical, $look.primerSpaceLarge)
            .background(ground)
            .cornerRadius($look.primerRadiusSmall)
        }
        .buttonStyle(.plain)
    }
}
