import SwiftUI

/// While a payment waits for a page, such as the bank's: how to get there again, and how to give it up. Nothing otherwise.
@available(iOS 15.0, *)
struct OpenPageRow: View {
    let run: CheckoutRun
    @ObservedObject var navigator: CheckoutNavigator
    @Look var look

    init(run: CheckoutRun, navigator: CheckoutNavigator) {
        self.run = run
        self.navigator = navigator
    }

    var body: some View {
        if navigator.openPage != nil {
            VStack(spacing: $look.primerSpaceSmall) {
                Text(look.texts[.pageMessage])
                    .style($look.bodyMedium)
                    .foregroundColor($look[.primerColorTextSecondary])
                    .multilineTextAlignment(.center)
                    .accessibilityAddTraits(.updatesFrequently)
                HStack(spacing: $look.primerSpaceLarge) {
                    WordButton(look.texts[.pageAgain], id: Identifier.openPage) { Task { await run.openPageAgain() } }
                    WordButton(look.texts[.pageCancel], id: Identifier.cancelPayment) { run.giveUpAction() }
                }
            }
            .frame(maxWidth: .infinity)
        }
    }
}
