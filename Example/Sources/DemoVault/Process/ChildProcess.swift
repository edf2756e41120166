package import CofferFoundation
import Glibc

/// A program of ours that says where it is in its first line, and serves until it is asked to end. Guarded by `lock`.
package final class ChildProcess: @unchecked Sendable {
    private static let startSecondsMax = 30.0
    private static let stopSecondsMax = 15.0
    private static let lineBytesMax = 16_384
    private let process = Process()
    private let output = Pipe()
    private let log: FileHandle
    private let lock = NSLock()

    /// The first line of its standard output, without the line's end.
    package private(set) var firstLine = ""

    /// Starts it and waits for its first line. What else it prints goes to the log, so that it never waits for a reader.
    /// - Parameters:
    ///   - program: Its path.
    ///   - arguments: What it is told.
    ///   - environment: What it finds in the environment beside ours.
    ///   - logFile: A file that does not exist yet.
    ///   - cleanup: Told how to end it.
    ///   - whenEnded: Called from some thread when it has ended, whoever ended it.
    /// - Throws: ``DemoProblem/serverDidNotStart``, ``DemoProblem/serverFirstLine``.
    package init(
        program: String, arguments: [String], environment: [String: String] = [:], logFile: URL, cleanup: Cleanup,
        whenEnded: (@Sendable () -> Void)? = nil
    ) throws(DemoProblem) {
        do {
            try Data().write(to: logFile)
            log = try FileHandle(forWritingTo: logFile)
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = log
            if let whenEnded { process.terminationHandler = { _ in whenEnded() } }
            try process.run()
        } catch {
            throw .serverDidNotStart
        }
        cleanup.add { [self] in _ = stop() }
        guard let line = readLine() else { throw .serverFirstLine }
        firstLine = line
        keepReading()
    }

    /// Asks it to finish what it does and to end; ends it if it does not.
    /// - Returns: Whether it ended well by itself.
    @discardableResult
    package func stop() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard process.isRunning else { return endedWell }
        process.terminate()
        let deadline = Date().addingTimeInterval(Self.stopSecondsMax)
        while process.isRunning, Date() < deadline { usleep(10_000) }
        if process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        return endedWell
    }

    private var endedWell: Bool { process.terminationReason == .exit && process.terminationStatus == 0 }

    /// The text before the first line's end; nil if the child ends or says nothing for too long.
    private func readLine() -> String? {
        let deadline = Date().addingTimeInterval(Self.startSecondsMax)
        let descriptor = output.fileHandleForReading.fileDescriptor
        var line: [UInt8] = []
        while Date() < deadline, line.count < Self.lineBytesMax {
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wait, 1, 200) > 0 else { continue }
            var byte: UInt8 = 0
            guard read(descriptor, &byte, 1) == 1 else { return nil }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }

    /// By a thread, not by the handle's own handler: when a pipe ends, Dispatch on Linux uses what it has freed if the handler is taken away then.
    private func keepReading() {
        let output = output.fileHandleForReading
        Thread.detachNewThread { [log] in
            while case let bytes = output.availableData, !bytes.isEmpty { try? log.write(contentsOf: bytes) }
        }
    }
}
