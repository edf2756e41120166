/// The calls of a checkout, by what they are for.
enum Step: String, CaseIterable, Sendable {
    case configuration, list, delete, exchange, actions, tokenise, networks, create, resume, poll, other

    /// The call that a request is.
    init(method: String, path: String) {
        let parts = path.split(separator: "/").map(String.init)
        switch (method, parts.dropFirst()) {
        case ("GET", ["configuration"]): self = .configuration
        case ("GET", ["payment-instruments"]): self = .list
        case ("DELETE", let rest) where rest.count == 3 && rest.last == "vault": self = .delete
        case ("POST", let rest) where rest.count == 3 && rest.last == "exchange": self = .exchange
        case ("POST", ["client-session", "actions"]): self = .actions
        case ("POST", ["payment-instruments"]): self = .tokenise
        case ("GET", let rest) where rest.count == 2 && rest.first == "bin-data": self = .networks
        case ("POST", ["payments"]): self = .create
        case ("POST", let rest) where rest.count == 3 && rest.last == "resume": self = .resume
        case ("GET", ["status"]): self = .poll
        default: self = .other
        }
    }
}
