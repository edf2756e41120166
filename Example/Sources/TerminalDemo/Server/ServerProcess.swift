import CofferFoundation
import Glibc

/// A sandbox vault of our own: a child process with a data folder that goes away with it.
final class ServerProcess: Sendable {
    /// What its first line said.
    let credentials: Credentials
    /// Where its database, its keys and its log are.
    let folder: URL
    private let child: Child

    /// Starts it on a free loopback port and waits for its first line.
    /// - Parameters:
    ///   - program: Path of `coffer`.
    ///   - cleanup: Told how to stop it and to remove the folder.
    /// - Throws: ``DemoProblem/serverDidNotStart``, ``DemoProblem/serverFirstLine``.
    init(program: String, cleanup: Cleanup) throws(DemoProblem) {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("coffer-demo-\(UUID().uuidString)")
        do {
            let open: NSNumber = 0o700
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: open])
        } catch {
            throw .serverDidNotStart
        }
        cleanup.add { [folder] in try? FileManager.default.removeItem(at: folder) }
        child = try Child(program: program, folder: folder)
        cleanup.add { [child] in _ = child.stop() }
        guard let line = child.firstLine(), let credentials = try? JSONDecoder().decode(Credentials.self, from: line) else {
            throw .serverFirstLine
        }
        self.credentials = credentials
        child.keepReading()
    }

    /// `host:port`, as a vault's ingress is written.
    var address: String { credentials.url.components(separatedBy: "://").last ?? credentials.url }

    /// Asks it to finish what it does and to end; ends it if it does not.
    /// - Returns: Whether it ended well by itself.
    func stop() -> Bool { child.stop() }
}

/// The child process. Guarded by `lock`.
private final class Child: @unchecked Sendable {
    private static let startSecondsMax = 30.0
    private static let stopSecondsMax = 15.0
    private let process = Process()
    private let output = Pipe()
    private let log: FileHandle
    private let lock = NSLock()

    init(program: String, folder: URL) throws(DemoProblem) {
        let logFile = folder.appendingPathComponent("server.log")
        do {
            try Data().write(to: logFile)
            log = try FileHandle(forWritingTo: logFile)
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = ["serve", "--sandbox", "--port", "0", "--data", folder.appendingPathComponent("vault").path]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = log
            try process.run()
        } catch {
            throw .serverDidNotStart
        }
    }

    /// The bytes before the first line's end; nil if the child ends or says nothing for too long.
    func firstLine() -> Data? {
        let deadline = Date().addingTimeInterval(Self.startSecondsMax)
        let descriptor = output.fileHandleForReading.fileDescriptor
        var line = Data()
        while Date() < deadline, line.count < 16_384 {
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wait, 1, 200) > 0 else { continue }
            var byte: UInt8 = 0
            guard read(descriptor, &byte, 1) == 1 else { return nil }
            if byte == UInt8(ascii: "\n") { return line }
            line.append(byte)
        }
        return nil
    }

    /// Moves what else it prints to the log, so that it never waits for a reader.
    func keepReading() {
        output.fileHandleForReading.readabilityHandler = { [log] handle in
            let bytes = handle.availableData
            if bytes.isEmpty { handle.readabilityHandler = nil } else { try? log.write(contentsOf: bytes) }
        }
    }

    func stop() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard process.isRunning else { return process.terminationReason == .exit && process.terminationStatus == 0 }
        process.terminate()
        let deadline = Date().addingTimeInterval(Self.stopSecondsMax)
        while process.isRunning, Date() < deadline { usleep(10_000) }
        if process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        return process.terminationReason == .exit && process.terminationStatus == 0
    }
}
