import SwiftUI

/// The field for the chosen card's security code, and what is wrong with what was typed.
@available(iOS 15.0, *)
struct CVVRow: View {
    @ObservedObject var session: PrimerSelectionSession
    @Look var look
    @FocusState private var isFocused: Bool

    init(session: PrimerSelectionSession) { self.session = session }

    var body: some View {
        let texts = CvvTexts(session.codeRule, look.texts)
        VStack(alignment: .leading, spacing: $look.primerSpaceXsmall) {
            HStack(spacing: $look.primerSpaceSmall) {
                Image(systemName: "lock.fill")
                    .foregroundColor($look[.primerColorTextSecondary])
                    .accessibilityHidden(true)
                Text(texts.hint)
                    .style($look.bodyMedium)
                    .foregroundColor($look[.primerColorTextSecondary])
                    .accessibilityIdentifier(Identifier.securityLabel)
                Spacer()
                field(texts)
            }
            if let error = session.state.cvvError {
                Text(error)
                    .style($look.bodySmall)
                    .foregroundColor($look[.primerColorTextNegative])
                    .accessibilityAddTraits(.updatesFrequently)
            }
        }
        .task {
            await session.waitForFocus()
            if !Task.isCancelled { isFocused = true }
        }
    }

    /// Digits alone get into the field, and no more than the code has.
    private func field(_ texts: CvvTexts) -> some View {
        SecureField(
            texts.placeholder, text: Binding(get: { session.state.cvvInput }, set: { session.codeTyped($0) }),
            prompt: Text(texts.placeholder)
        )
        .keyboardType(.numberPad)
        .focused($isFocused)
        .multilineTextAlignment(.leading)
        .environment(\.layoutDirection, .leftToRight)
        .font(.custom($look.bodyLarge.font, size: $look.bodyLarge.size))
        .foregroundColor($look[.primerColorTextPrimary])
        .accessibilityLabel(texts.spokenLabel)
        .accessibilityHint(texts.spokenHint)
        .accessibilityIdentifier(Identifier.securityField)
        .padding($look.primerSpaceSmall)
        .frame(width: 120, height: $look.primerSizeXxlarge)
        .outlined(border, width: borderWidth, radius: $look.primerRadiusMedium)
    }

    private var isWrong: Bool { session.state.cvvError != nil }

    private var border: Color {
        if isWrong { return $look[.primerColorBorderOutlinedError] }
        return $look[isFocused ? .primerColorBorderOutlinedFocus : .primerColorBorderOutlinedDefault]
    }

    private var borderWidth: CGFloat { isFocused && !isWrong ? $look.primerBorderWidthMedium : $look.primerBorderWidthThin }
}
