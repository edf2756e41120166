import SwiftUI

/// The section's title and the way to all saved methods.
@available(iOS 15.0, *)
struct HeaderRow: View {
    let session: PrimerSelectionSession
    @Look var look

    var body: some View {
        HStack(spacing: $look.primerSpaceSmall) {
            Text(look.texts[.sectionTitle])
                .style($look.titleLarge)
                .foregroundColor($look[.primerColorTextPrimary])
                .accessibilityAddTraits(.isHeader)
            Spacer()
            Button(action: { session.showAll() }) {
                HStack(spacing: $look.primerSpaceXsmall) {
                    Text(look.texts[.showAll]).style($look.bodyMedium)
                    Image(systemName: "chevron.down").accessibilityHidden(true)
                }
                .foregroundColor($look[.primerColorTextPrimary])
            }
            .buttonStyle(.plain)
            .accessibilityLabel(look.texts[.spokenShowAll])
            .accessibilityIdentifier(Identifier.showAll)
        }
    }
}
