import SwiftUI

/// One saved method in full: whose it is and its brand, its masked digits and its expiry.
@available(iOS 15.0, *)
struct MethodCard: View {
    let method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod
    let text: VaultedMethodText
    var isSelected = false
    @Look var look

    init(method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod, text: VaultedMethodText, isSelected: Bool = false) {
        self.method = method
        self.text = text
        self.isSelected = isSelected
    }

    var body: some View {
        HStack(spacing: $look.primerSpaceMedium) {
            VStack(alignment: .leading, spacing: $look.primerSpaceXsmall) {
                if let name = text.name {
                    Text(name).style($look.bodyMedium).foregroundColor($look[.primerColorTextPrimary]).lineLimit(1)
                }
                HStack(spacing: $look.primerSpaceSmall) {
                    badge
                    Text(text.brand).style($look.bodyMedium).foregroundColor($look[.primerColorTextSecondary]).lineLimit(1)
                }
            }
            Spacer()
            VStack(alignment: .trailing, spacing: $look.primerSpaceXsmall) {
                if let primary = text.primary {
                    MaskedText(text: primary, isMasked: true).foregroundColor($look[.primerColorTextPrimary])
                }
                if let secondary = text.secondary {
                    Text(secondary).style($look.bodyMedium).foregroundColor($look[.primerColorTextSecondary]).lineLimit(1)
                }
            }
            if isSelected {
                Image(systemName: "checkmark.circle.fill")
                    .foregroundColor($look[.primerColorIconPrimary])
                    .accessibilityHidden(true)
            }
        }
        .padding(.horizontal, $look.primerSpaceMedium)
        .frame(maxWidth: .infinity, minHeight: 64)
        .outlined(
            $look[isSelected ? .primerColorBorderOutlinedFocus : .primerColorBorderOutlinedDefault],
            width: isSelected ? $look.primerBorderWidthMedium : $look.primerBorderWidthThin, radius: $look.primerRadiusMedium
        )
        .contentShape(Rectangle())
    }

    /// The network's mark; for what has none, two letters.
    @ViewBuilder
    private var badge: some View {
        if let network = method.markedNetwork {
            NetworkMark(network: network, width: 28)
        } else {
            Text(text.badge)
                .style($look.bodySmall)
                .foregroundColor($look[.primerColorTextPrimary])
                .frame(width: 28, height: 20)
                .background($look[.primerColorGray200])
                .cornerRadius($look.primerRadiusXsmall)
                .accessibilityHidden(true)
        }
    }
}
