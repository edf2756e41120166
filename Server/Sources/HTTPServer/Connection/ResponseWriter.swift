internal import CCofferMicrohttpd
internal import CCofferMicrohttpdShims
internal import CofferFoundation

/// Hands answers to libmicrohttpd.
enum ResponseWriter {
    /// Queues an answer; false where libmicrohttpd does not take it, upon which the connection is closed.
    static func queue(_ response: HTTPResponse, on connection: OpaquePointer, closing: Bool) -> Bool {
        let made = response.body.withUnsafeBytes { bytes in
            MHD_create_response_from_buffer(bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
        }
        guard let made else { return false }
        return queue(made, response, on: connection, closing: closing)
    }

    /// Queues an answer that a stream goes on with, or its head alone; the stream is held as long as libmicrohttpd may ask it.
    static func queue(_ response: HTTPResponse, _ stream: HTTPStream, on connection: OpaquePointer, headOnly: Bool) -> Bool {
        let context = Unmanaged.passRetained(stream)
        guard let made = coffer_mhd_response_from_reader(Callbacks.reader, Callbacks.released, context.toOpaque(), headOnly) else {
            context.release()
            return false
        }
        return queue(made, response, on: connection, closing: false)
    }

    private static func queue(_ made: OpaquePointer, _ response: HTTPResponse, on connection: OpaquePointer, closing: Bool) -> Bool {
        defer { MHD_destroy_response(made) }
        add("Cache-Control", "no-store", to: made)
        if let type = response.contentType { add("Content-Type", type, to: made) }
        for field in response.fields {
            field.name.withUTF8Buffer { name in
                name.withMemoryRebound(to: CChar.self) { _ = MHD_add_response_header(made, $0.baseAddress, field.value) }
            }
        }
        if closing { add("Connection", "close", to: made) }
        return MHD_queue_response(connection, UInt32(response.status), made) == .YES
    }

    private static func add(_ name: StaticString, _ value: StaticString, to response: OpaquePointer) {
        let name = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
        let value = UnsafeRawPointer(value.utf8Start).assumingMemoryBound(to: CChar.self)
        _ = MHD_add_response_header(response, name, value)
    }
}
