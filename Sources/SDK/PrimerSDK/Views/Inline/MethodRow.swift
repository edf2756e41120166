import SwiftUI

/// One saved method in a line.
@available(iOS 15.0, *)
struct MethodRow: View {
    let method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod
    let isSelected: Bool
    let onSelect: () -> Void
    @Look var look

    var body: some View {
        let text = VaultedMethodText(method, look.texts)
        Button(action: { onSelect() }) {
            HStack(spacing: $look.primerSpaceMedium) {
                if let network = method.markedNetwork {
                    NetworkMark(network: network, width: $look.primerSizeLarge)
                        .frame(width: $look.primerSizeLarge, height: $look.primerSizeLarge)
                }
                MaskedText(text: text.label, isMasked: text.primary != nil)
                    .foregroundColor($look[.primerColorTextPrimary])
                Spacer()
                if isSelected {
                    Image(systemName: "checkmark.circle.fill")
                        .foregroundColor($look[.primerColorIconPrimary])
                        .accessibilityHidden(true)
                }
            }
            .padding($look.primerSpaceMedium)
            .outlined($look[.primerColorBorderOutlinedDefault], width: $look.primerBorderWidthThin, radius: $look.primerRadiusMedium)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(text.spoken)
    }
}
