/// The session that became ready last, which is what a vault manager made without a session uses, as upstream's does.
@available(iOS 15.0, *)
@MainActor
enum ReadySessions {
    private(set) static weak var last: PrimerCheckoutSession?

    static func remember(_ session: PrimerCheckoutSession) { last = session }

    static func forget(_ session: PrimerCheckoutSession) { if last === session { last = nil } }
}
