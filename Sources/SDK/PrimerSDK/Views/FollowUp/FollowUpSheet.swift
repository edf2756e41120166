import SwiftUI

/// The one sheet over the merchant's view; what is in it follows the run.
@available(iOS 15.0, *)
struct FollowUpSheet: View {
    let run: CheckoutRun
    @ObservedObject var navigator: CheckoutNavigator

    var body: some View {
        Color.clear
            .frame(width: 0, height: 0)
            .accessibilityHidden(true)
            .sheet(isPresented: isShown) { FollowUpScreens(run: run, navigator: navigator) }
    }

    private var isShown: Binding<Bool> {
        Binding(get: { navigator.route.isSheet }, set: { if !$0, navigator.route.isSheet { navigator.showSelection() } })
    }
}

/// The screen of the moment.
@available(iOS 15.0, *)
struct FollowUpScreens: View {
    let run: CheckoutRun
    @ObservedObject var navigator: CheckoutNavigator
    @Environment(\.checkoutStyle) private var style
    @Look var look

    init(run: CheckoutRun, navigator: CheckoutNavigator) {
        self.run = run
        self.navigator = navigator
    }

    var body: some View {
        VStack(spacing: 0) {
            if isClosable {
                HStack {
                    Spacer()
                    SymbolButton("xmark", label: look.texts[.close], id: Identifier.close) { navigator.showSelection() }
                }
                .padding($look.primerSpaceLarge)
            }
            screen
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background($look[.primerColorBackground])
        .interactiveDismissDisabled(!mechanisms.contains(.gestures))
        .preferredColorScheme(style.scheme)
    }

    @ViewBuilder
    private var screen: some View {
        switch navigator.route.isSheet ? navigator.route : navigator.lastSheet {
        case .vaultedPaymentMethods:
            if let selection = run.selection { SavedMethodsScreen(session: selection, navigator: navigator) }
        case .deleteVaultedPaymentMethodConfirmation(let method):
            if let selection = run.selection { DeletionScreen(session: selection, navigator: navigator, method: method) }
        case .paymentMethod: MethodUnavailableScreen { navigator.showSelection() }
        case .processing: ProcessingScreen()
        case .success(let result): SuccessScreen(result: result).task { await run.closeSoon(result) }
        case .failure(let error): FailureScreen(error: error, retry: { Task { await run.retry() } }, other: { navigator.showSelection() })
        case .loading, .paymentMethodSelection, .dismissed, nil: EmptyView()
        }
    }

    private var mechanisms: [DismissalMechanism] { run.session?.settings.uiOptions.dismissalMechanism ?? [.gestures] }
    private var isClosable: Bool { mechanisms.contains(.closeButton) }
}
