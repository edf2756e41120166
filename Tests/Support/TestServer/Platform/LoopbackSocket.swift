import CofferFoundation

/// The POSIX calls of the test server.
enum LoopbackSocket {
    #if os(Linux)
        private static let streamType = Int32(SOCK_STREAM.rawValue)
        private static let sendFlags = Int32(MSG_NOSIGNAL)
    #else
        private static let streamType = SOCK_STREAM
        private static let sendFlags: Int32 = 0
    #endif

    /// Listens on 127.0.0.1 at a port that the system chooses.
    static func listen() throws -> (descriptor: Int32, port: Int) {
        let descriptor = socket(AF_INET, streamType, 0)
        guard descriptor >= 0 else { throw failure() }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                guard bind(descriptor, generic, length) == 0, systemListen(descriptor, 64) == 0 else { return Int32(-1) }
                return getsockname(descriptor, generic, &length)
            }
        }
        guard result == 0 else {
            defer { close(descriptor) }
            throw failure()
        }
        return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// The next connection; nil once the listener has been woken.
    static func accept(_ listener: Int32) -> Int32? {
        var connection = systemAccept(listener, nil, nil)
        while connection < 0, errno == EINTR || errno == ECONNABORTED { connection = systemAccept(listener, nil, nil) }
        guard connection >= 0 else { return nil }
        #if !os(Linux)
            var on: Int32 = 1
            setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return connection
    }

    /// Some bytes; nil at the end or on an error.
    static func read(_ connection: Int32) -> Data? {
        var buffer = [UInt8](repeating: 0, count: 16 * 1024)
        let count = recv(connection, &buffer, buffer.count, 0)
        return count > 0 ? Data(buffer[..<count]) : nil
    }

    /// Sends all bytes, or as many as the other side takes.
    static func write(_ connection: Int32, _ bytes: Data) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, sendFlags) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Makes a blocked ``accept(_:)`` return nil.
    static func wake(_ listener: Int32) { shutdown(listener, Int32(SHUT_RDWR)) }

    /// Closes a descriptor.
    static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

    private static func failure() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

// The system's functions whose names the members above hide.
private func systemListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 { listen(descriptor, backlog) }
private func systemAccept(_ descriptor: Int32, _ address: UnsafeMutablePointer<sockaddr>?, _ length: UnsafeMutablePointer<socklen_t>?)
    -> Int32
{
    accept(descriptor, address, length)
}
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
