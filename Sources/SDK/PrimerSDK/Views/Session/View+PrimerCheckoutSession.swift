public import SwiftUI

@available(iOS 15.0, *)
extension View {
    /// Gives a checkout session to the views inside and shows its screens: all saved methods, outcomes.
    ///
    /// The session starts when the content appears and is cancelled when it disappears, also by a switch of tabs or a page that is pushed over
    /// it; when it appears again, the session starts anew. Another session in the place of this one cancels this one.
    /// - Parameters:
    ///   - session: The session; yours to keep.
    ///   - onCompletion: Told of outcomes as `PrimerCheckoutSession.start(onCompletion:)` tells them. The closure of the time when the session
    ///     starts is the one that is called.
    public func primerCheckoutSession(
        _ session: PrimerCheckoutSession, onCompletion: ((PrimerCheckoutState) -> Void)? = nil
    ) -> some View {
        modifier(CheckoutSessionModifier(session: session, onCompletion: onCompletion))
    }

    /// Makes a checkout session from a client token, gives it to the views inside and shows its screens.
    ///
    /// As `primerCheckoutSession(_:onCompletion:)` with a session of default settings that the view keeps. Another token cancels the session
    /// and starts a new one in its place; the completion hears nothing of that.
    /// - Parameters:
    ///   - clientToken: The token that your server got from the service for this checkout.
    ///   - onCompletion: Told of outcomes as `PrimerCheckoutSession.start(onCompletion:)` tells them.
    public func primerCheckoutSession(
        _ clientToken: String, onCompletion: ((PrimerCheckoutState) -> Void)? = nil
    ) -> some View {
        modifier(ClientTokenModifier(clientToken: clientToken, onCompletion: onCompletion))
    }
}
