import SwiftUI

/// A page that scrolls, no wider than is pleasant to read.
struct Page<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.palette) private var palette

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) { content }
                .padding(20)
                .frame(maxWidth: 480)
                .frame(maxWidth: .infinity)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(palette.ground)
    }
}

/// A group on a ground of its own.
struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.palette) private var palette

    var body: some View {
        VStack(alignment: .leading, spacing: 12) { content }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
            .background(palette.card, in: RoundedRectangle(cornerRadius: 14))
    }
}

/// Where a link leads.
struct LinkRow: View {
    let title: String
    let text: String
    let symbol: String
    @Environment(\.palette) private var palette
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Card {
            HStack(spacing: 14) {
                Image(systemName: symbol).foregroundColor(palette.accent).accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 4) {
                    Text(title).font(.headline)
                    Text(text).muted()
                }
                Spacer()
                Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
                    .foregroundColor(palette.muted)
                    .accessibilityHidden(true)
            }
        }
    }
}

/// A sentence about what went well or wrong. It is read out when it appears.
struct Notice: View {
    enum Kind { case success, problem }

    private let text: String
    private let kind: Kind
    private let id: String
    @Environment(\.palette) private var palette

    init(_ text: String, kind: Kind, id: String) { (self.text, self.kind, self.id) = (text, kind, id) }

    var body: some View {
        let color = kind == .success ? palette.good : palette.problem
        HStack(alignment: .top, spacing: 10) {
            Image(systemName: kind == .success ? "checkmark.circle.fill" : "exclamationmark.triangle").accessibilityHidden(true)
            Text(text).accessibilityIdentifier(id).accessibilityAddTraits(.updatesFrequently)
        }
        .foregroundColor(color)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(14)
        .background(palette.card, in: RoundedRectangle(cornerRadius: 14))
        .overlay(RoundedRectangle(cornerRadius: 14).stroke(color, lineWidth: 1))
    }
}

/// The button that goes on.
struct WideButtonStyle: ButtonStyle {
    @Environment(\.palette) private var palette
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundColor(isEnabled ? palette.onAccent : palette.muted)
            .frame(maxWidth: .infinity)
            .padding(14)
            .background(isEnabled ? palette.accent : palette.line.opacity(0.25))
            .cornerRadius(12)
    }
}

/// A button beside the one that goes on.
struct QuietButtonStyle: ButtonStyle {
    @Environment(\.palette) private var palette

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundColor(palette.accent)
            .frame(maxWidth: .infinity)
            .padding(14)
            .overlay(RoundedRectangle(cornerRadius: 12).stroke(palette.line, lineWidth: 1))
    }
}

extension View {
    /// Smaller and weaker: text that explains.
    func muted() -> some View { modifier(Muted()) }
}

private struct Muted: ViewModifier {
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View { content.font(.footnote).foregroundColor(palette.muted) }
}
