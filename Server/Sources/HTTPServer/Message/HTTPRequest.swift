internal import CCofferMicrohttpd
internal import CCofferMicrohttpdShims
internal import CofferFoundation

/// The head of a request. It lives as long as the call that it is handed to, and cannot be kept.
public struct HTTPRequest: ~Copyable {
    /// The method.
    public let method: HTTPMethod

    /// The path as it came: not decoded, without the query.
    public let path: HTTPText

    private let connection: OpaquePointer

    init(connection: OpaquePointer, method: HTTPMethod, path: UnsafePointer<CChar>) {
        self.connection = connection
        self.method = method
        self.path = HTTPText(cString: path)
    }

    /// The first header field of a name (in any case of letters), nil where none is.
    public func header(_ name: StaticString) -> HTTPText? {
        name.withUTF8Buffer { name in
            name.withMemoryRebound(to: CChar.self) { name in
                coffer_mhd_header(connection, name.baseAddress).map { HTTPText(cString: $0) }
            }
        }
    }

    /// How many header fields of a name there are.
    public func headerCount(_ name: StaticString) -> Int {
        name.withUTF8Buffer { name in
            name.withMemoryRebound(to: CChar.self) { Int(coffer_mhd_header_count(connection, $0.baseAddress)) }
        }
    }

    /// The argument of a name (in any case of letters) in the query.
    public func query(_ name: StaticString) -> HTTPQueryValue {
        name.withUTF8Buffer { name in
            name.withMemoryRebound(to: CChar.self) { name in
                switch coffer_mhd_query_count(connection, name.baseAddress) {
                case 0: return .absent
                case 1: break
                default: return .unclear
                }
                guard let text = coffer_mhd_query(connection, name.baseAddress) else {
                    return .value("")
                }
                return HTTPQueryValue(percentEncoded: HTTPText(cString: text))
            }
        }
    }
}
