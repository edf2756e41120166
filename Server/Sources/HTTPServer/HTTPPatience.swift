/// How long a task may take to answer.
public enum HTTPPatience: Sendable {
    /// ``HTTPLimits/handlerSeconds``.
    case usual
    /// ``HTTPLimits/longHandlerSeconds``: for what waits for another service.
    case long
}
