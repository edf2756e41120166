/// Why a client session is refused: the member's path and the reason.
public typealias ClientSessionProblem = WireProblem
