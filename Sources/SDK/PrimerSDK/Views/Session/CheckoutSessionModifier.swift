import SwiftUI

/// Runs a session for as long as the content is there, and shows what it has to show.
@available(iOS 15.0, *)
struct CheckoutSessionModifier: ViewModifier {
    @ObservedObject var session: PrimerCheckoutSession
    let onCompletion: ((PrimerCheckoutState) -> Void)?

    @Environment(\.openURL) private var openURL

    init(session: PrimerCheckoutSession, onCompletion: ((PrimerCheckoutState) -> Void)?) {
        self.session = session
        self.onCompletion = onCompletion
    }

    func body(content: Content) -> some View {
        // A stack is there also while the content shows nothing, as before the session is ready; without one nothing would start it.
        VStack { content }
            .background { if let run = session.run { FollowUpSheet(run: run, navigator: run.navigator) } }
            .environment(\.primerCheckoutSession, session)
            .environment(\.primerSelectionSession, session.selection)
            .environment(\.primerCardFormSession, session.cardForm)
            .environment(\.checkoutStyle, session.style)
            .task(id: ObjectIdentifier(session)) { await start() }
            .onDisappear { session.cancel() }
    }

    private func start() async {
        let opener = openURL
        session.screenOpener = { url in
            await withCheckedContinuation { continuation in opener(url) { continuation.resume(returning: $0) } }
        }
        let onCompletion = onCompletion
        await session.start { onCompletion?($0) }
    }
}
