/// The checkout without screens; also the namespace of the model of a saved method.
@available(iOS 15.0, *)
public final class PrimerHeadlessUniversalCheckout: Sendable {
    private init() {}
}
