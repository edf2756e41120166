import SwiftUI

/// Keeps a session of a client token.
@available(iOS 15.0, *)
struct ClientTokenModifier: ViewModifier {
    let clientToken: String
    let onCompletion: ((PrimerCheckoutState) -> Void)?

    @StateObject private var owner: ClientTokenOwner

    init(clientToken: String, onCompletion: ((PrimerCheckoutState) -> Void)?, make: ((String) -> PrimerCheckoutSession)? = nil) {
        self.clientToken = clientToken
        self.onCompletion = onCompletion
        _owner = StateObject(wrappedValue: ClientTokenOwner(clientToken, make: make ?? { PrimerCheckoutSession(clientToken: $0) }))
    }

    func body(content: Content) -> some View {
        let session = owner.session
        content
            .modifier(CheckoutSessionModifier(session: session) { if owner.session === session { onCompletion?($0) } })
            .onChange(of: clientToken) { owner.take($0) }
    }
}

/// The session of the token that came last.
@available(iOS 15.0, *)
@MainActor
final class ClientTokenOwner: ObservableObject {
    /// The session.
    @Published private(set) var session: PrimerCheckoutSession

    private var clientToken: SilentText
    private let make: (String) -> PrimerCheckoutSession

    init(_ clientToken: String, make: @escaping (String) -> PrimerCheckoutSession) {
        self.clientToken = SilentText(clientToken)
        self.make = make
        session = make(clientToken)
    }

    /// Takes another token: its session replaces the one before, which is cancelled.
    func take(_ clientToken: String) {
        guard clientToken != self.clientToken.text else { return }
        self.clientToken = SilentText(clientToken)
        let old = session
        session = make(clientToken)
        old.cancel()
    }
}
