import SwiftUI

/// A screen of the sheet: a bar with a way back and what else belongs there, a title, and the content, which scrolls.
@available(iOS 15.0, *)
struct ScreenFrame<Bar: View, Content: View>: View {
    let title: String
    let back: () -> Void
    let bar: Bar
    let content: Content
    @Look var look

    init(title: String, back: @escaping () -> Void, @ViewBuilder bar: () -> Bar, @ViewBuilder content: () -> Content) {
        self.title = title
        self.back = back
        self.bar = bar()
        self.content = content()
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: $look.primerSpaceMedium) {
                HStack {
                    WordButton(look.texts[.back], id: Identifier.back, action: back)
                    Spacer()
                    bar
                }
                Text(title)
                    .style($look.titleXlarge)
                    .foregroundColor($look[.primerColorTextPrimary])
                    .accessibilityAddTraits(.isHeader)
                content
            }
            .padding($look.primerSpaceLarge)
        }
    }
}
