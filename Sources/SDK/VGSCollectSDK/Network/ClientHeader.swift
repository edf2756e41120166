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

    /// What the transport alone writes.
    private static let ofTransport: Set<String> = ["host", "content-length", "transfer-encoding", "connection"]

    /// The module's own headers under the layers given.
    static func all(with layers: [HTTPHeaders]) -> HTTPHeaders {
        merged([["vgs-client": vgsClient, "Content-Type": "application/json"]] + layers)
    }

    /// Lays layers of headers over each other: a later layer wins whatever the case of its names, and is sent with its own spelling.
    ///
    /// Left out are names that are the transport's, and names and values that would break out of their line.
    static func merged(_ layers: [HTTPHeaders]) -> HTTPHeaders {
        var spelling: [String: String] = [:]
        var merged: HTTPHeaders = [:]
        for layer in layers {
            // In a fixed order, so that two spellings inside one layer always end the same way.
            for (name, value) in layer.sorted(by: { $0.key < $1.key }) where isSound(name: name, value: value) {
                let key = name.lowercased()
                if ofTransport.contains(key) { continue }
                if let old = spelling.updateValue(name, forKey: key) { merged[old] = nil }
                merged[name] = value
            }
        }
        return merged
    }

    private static func isSound(name: String, value: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
            && value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
    }
}
