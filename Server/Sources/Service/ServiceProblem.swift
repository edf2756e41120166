public import CofferHTTPServer
public import CofferVault

/// Why a service does not start. `sentence` tells an operator, without a secret.
public enum ServiceProblem: Error, Equatable, Sendable {
    /// The address cannot be listened on.
    case http(HTTPServerProblem)
    /// The database cannot be opened.
    case store(StoreError)
    /// The keys cannot be had.
    case keys(KeyProblem)
    /// The vault refuses what every start needs.
    case vault(VaultError)
    /// `credentials.json` cannot be read or written; `errno`.
    case credentialsUnusable(errno: Int32)
    /// `credentials.json` can be read or written by others.
    case credentialsTooOpen
    /// `credentials.json` is not what this program writes.
    case credentialsMalformed
    /// `credentials.json` belongs to another database.
    case credentialsDoNotMatch

    /// A stable code.
    public var code: String {
        switch self {
        case .http(let problem): problem.code
        case .store(let problem): problem.code
        case .keys(let problem): problem.code
        case .vault(let problem): problem.code
        case .credentialsUnusable: "service.credentials-unusable"
        case .credentialsTooOpen: "service.credentials-too-open"
        case .credentialsMalformed: "service.credentials-malformed"
        case .credentialsDoNotMatch: "service.credentials-do-not-match"
        }
    }

    /// What happened and what to do.
    public var sentence: String {
        switch self {
        case .http(.portInUse(let port)): "Port \(port) is in use; choose another, or 0 for a free one."
        case .http(.plainBeyondLoopback): "Plain HTTP is served on loopback only (127.0.0.1, ::1 or localhost)."
        case .http(.notAnAddress): "The host must be a number such as 127.0.0.1 or ::1, or localhost."
        case .http(.system(let errno)): "The address cannot be listened on (errno \(errno))."
        case .store(.alreadyInUse): "A server is already running on this data folder."
        case .store(.folderUnusable(let errno)): "The data folder cannot be made, read or written (errno \(errno))."
        case .store(.schemaTooNew(let found, let known)):
            "The database has schema \(found) and this program knows \(known); run the newer program."
        case .store(let problem): "The database cannot be used (\(problem.code))."
        case .keys(let problem): problem.advice
        case .vault(let problem): "The vault does not start (\(problem.code))."
        case .credentialsUnusable(let errno): "credentials.json cannot be read or written (errno \(errno))."
        case .credentialsTooOpen: "Run chmod 600 on credentials.json in the data folder; others can read the secrets in it."
        case .credentialsMalformed: "credentials.json is damaged; restore it from a backup, or move it away to be given a new partner."
        case .credentialsDoNotMatch: "credentials.json belongs to another database; put the files of one folder together again."
        }
    }
}
