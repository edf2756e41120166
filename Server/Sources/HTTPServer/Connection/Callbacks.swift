internal import CCofferMicrohttpd
internal import CCofferMicrohttpdShims
internal import CofferFoundation

/// The functions that libmicrohttpd calls. Each finds its ``Connection`` in the socket's context.
enum Callbacks {
    static let connection: MHD_NotifyConnectionCallback = { context, handle, socketContext, event in
        guard let context, let handle, let socketContext else { return }
        if event == .CONNECTION_NOTIFY_STARTED {
            let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
            let connection = Connection(core: core, handle: handle, now: core.now())
            socketContext.pointee = Unmanaged.passRetained(connection).toOpaque()
            core.opened(connection)
        } else if let pointer = socketContext.pointee {
            let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
            let connection = Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue()
            socketContext.pointee = nil
            connection.close()
            core.closed(connection)
        }
    }

    static let access: MHD_AccessHandlerCallback = { context, handle, url, method, version, upload, uploadBytes, requestContext in
        guard let context, let handle, let url, let method, let version, let uploadBytes, let requestContext,
            let pointer = coffer_mhd_socket_context(handle)
        else { return .NO }
        let connection = Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue()
        let goesOn: Bool
        if requestContext.pointee == nil {
            requestContext.pointee = pointer
            Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue().requestBegan()
            goesOn = connection.begin(method: method, path: url, version: version)
        } else if uploadBytes.pointee > 0, let upload {
            // libmicrohttpd's own receive buffer: it is done with what we take, so we may wipe it.
            let bytes = UnsafeMutableRawBufferPointer(start: UnsafeMutableRawPointer(mutating: upload), count: uploadBytes.pointee)
            uploadBytes.pointee = 0
            goesOn = connection.receive(bytes)
        } else {
            goesOn = connection.finish()
        }
        return goesOn ? .YES : .NO
    }

    static let reader: MHD_ContentReaderCallback = { context, _, buffer, bytes in
        guard let context, let buffer else { return StreamLink.endOfStream }
        return Unmanaged<HTTPStream>.fromOpaque(context).takeUnretainedValue()
            .read(into: UnsafeMutableRawBufferPointer(start: buffer, count: bytes))
    }

    static let released: MHD_ContentReaderFreeCallback = { context in
        if let context { Unmanaged<HTTPStream>.fromOpaque(context).release() }
    }

    static let completed: MHD_RequestCompletedCallback = { context, handle, requestContext, _ in
        guard let context, let requestContext, let pointer = requestContext.pointee else { return }
        requestContext.pointee = nil
        Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue().end()
        Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue().requestEnded()
    }
}
