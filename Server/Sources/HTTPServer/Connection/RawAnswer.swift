internal import CofferFoundation

/// Answers that are written to the socket by hand, where libmicrohttpd offers no way.
enum RawAnswer {
    /// An answer as it goes over the wire.
    static func bytes(_ response: HTTPResponse) -> [UInt8] {
        var head = "HTTP/1.1 \(response.status) \(reason(response.status))\r\nConnection: close\r\nCache-Control: no-store\r\n"
        if let type = response.contentType { head += "Content-Type: \(type)\r\n" }
        for field in response.fields { head += "\(field.name): \(field.value)\r\n" }
        head += "Content-Length: \(response.body.count)\r\n\r\n"
        return Array(head.utf8) + response.body
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 408: "Request Timeout"
        case 413: "Content Too Large"
        default: "Refused"
        }
    }
}
