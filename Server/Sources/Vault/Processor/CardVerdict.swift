/// A processor's answer.
public enum CardVerdict: Equatable, Sendable {
    /// The card is good.
    case approved(CardApproval)
    /// It is not, or nobody could tell.
    case refused(ProcessorRefusal)
}
