/// Where a collector's requests go, or that they go nowhere.
struct CollectorAddress {
    /// A host of the app's choice, in the place of the vendor's.
    private enum Host {
        case vendor
        case chosen(VaultOrigin)
        case unusable
    }

    private let id: String
    private let environment: String
    private let host: Host

    /// The address of a vault. A host name that is given is trusted as it stands: no list is asked, and there is no other host to fall back to.
    init(id: String, environment: String, hostname: String?) {
        self.id = id
        self.environment = environment
        if let hostname, !hostname.isEmpty {
            host = VaultOrigin(hostname: hostname).map { .chosen($0) } ?? .unusable
        } else {
            host = .vendor
        }
    }

    /// The address of a vault at an origin.
    init(id: String, environment: String, origin: VaultOrigin) {
        self.id = id
        self.environment = environment
        host = .chosen(origin)
    }

    /// The origin of one send; nil when id, environment, host name or route is wrong. A route counts at the vendor's host only.
    func origin(routeId: String?) -> VaultOrigin? {
        guard VaultOrigin.isID(id), VaultOrigin.isEnvironment(environment) else { return nil }
        return switch host {
        case .vendor: VaultOrigin(id: id, environment: environment, routeId: routeId)
        case .chosen(let origin): origin
        case .unusable: nil
        }
    }
}
