import SwiftUI

/// A payment ended well, or is still being decided.
@available(iOS 15.0, *)
struct SuccessScreen: View {
    let result: PaymentResult
    @Look var look

    var body: some View {
        let isPending = result.status == .pending
        VStack(spacing: $look.primerSpaceMedium) {
            Image(systemName: isPending ? "info.circle" : "checkmark.circle.fill")
                .font(.system(size: $look.primerSizeXxxlarge))
                .foregroundColor($look[isPending ? .primerColorIconPrimary : .primerColorIconPositive])
                .accessibilityHidden(true)
                .accessibilityIdentifier(Identifier.successIcon)
            OutcomeText(
                title: look.texts[isPending ? .pendingTitle : .successTitle], titleID: Identifier.successTitle,
                text: look.texts[isPending ? .pendingDescription : .successDescription], textID: Identifier.successDescription)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding($look.primerSpaceLarge)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(Identifier.success)
    }
}

/// An attempt failed: it can be repeated, or another method chosen.
@available(iOS 15.0, *)
struct FailureScreen: View {
    let error: PrimerError
    let retry: () -> Void
    let other: () -> Void
    @Look var look

    var body: some View {
        VStack(spacing: $look.primerSpaceMedium) {
            Image(systemName: "exclamationmark.triangle")
                .font(.system(size: $look.primerSizeXxxlarge))
                .foregroundColor($look[.primerColorIconNegative])
                .accessibilityLabel(look.texts[.spokenError])
                .accessibilityIdentifier(Identifier.errorIcon)
            OutcomeText(
                title: look.texts[.errorTitle], titleID: Identifier.errorTitle, text: FailureText.text(error, look.texts),
                textID: Identifier.errorDescription)
            WideButton(
                title: look.texts[.errorRetry], color: $look[.primerColorBackground], ground: $look[.primerColorTextPrimary], action: retry
            )
            .accessibilityIdentifier(Identifier.retry)
            WideButton(
                title: look.texts[.errorOther], color: $look[.primerColorTextPrimary], ground: $look[.primerColorGray200], action: other
            )
            .accessibilityIdentifier(Identifier.otherMethod)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding($look.primerSpaceLarge)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(Identifier.errorMessage)
    }
}

/// Title and text of an outcome.
@available(iOS 15.0, *)
struct OutcomeText: View {
    let title: String
    let titleID: String
    let text: String
    let textID: String
    @Look var look

    var body: some View {
        Text(title)
            .style($look.titleXlarge)
            .foregroundColor($look[.primerColorTextPrimary])
            .multilineTextAlignment(.center)
            .accessibilityAddTraits(.isHeader)
            .accessibilityIdentifier(titleID)
        Text(text)
            .style($look.bodyMedium)
            .foregroundColor($look[.primerColorTextSecondary])
            .multilineTextAlignment(.center)
            .accessibilityIdentifier(textID)
    }
}
