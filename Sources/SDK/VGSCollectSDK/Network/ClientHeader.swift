import CofferFoundation

/// The headers that every send carries.
enum ClientHeader {
    /// The version of the upstream whose public names this module has.
    static let version = "1.18.3"

    /// Module, version and system. Upstream's per-process session id is left out: nothing here may join one request to another.
    static let vgsClient: String = {
        let system = ProcessInfo.processInfo.operatingSystemVersion
        let systemVersion = "\(system.majorVersion).\(system.minorVersion).\(system.patchVersion)"
        return "source=iosSDK&medium=vgs-collect&content=\(version)&osVersion=\(systemVersion)&tr=none"
    }()

    /// Lays layers of headers over each other: a later layer wins whatever the case of its names, and is sent with its own spelling.
    static func merged(_ layers: [HTTPHeaders]) -> HTTPHeaders {
        var spelling: [String: String] = [:]
        var merged: HTTPHeaders = [:]
        for layer in layers {
            // In a fixed order, so that two spellings inside one layer always end the same way.
            for (name, value) in layer.sorted(by: { $0.key < $1.key }) {
                if let old = spelling.updateValue(name, forKey: name.lowercased()) { merged[old] = nil }
                merged[name] = value
            }
        }
        return merged
    }
}
