internal import CofferFoundation

/// A program that this test run has built, run as a process of its own.
package final class Program: Sendable {
    /// How a run ended and what it left.
    package struct Ending: Sendable {
        /// Its exit status, or the signal that ended it.
        package var status: Int32
        /// Whether a signal ended it.
        package var bySignal: Bool
        /// What it wrote to standard output.
        package var output: String
        /// What it wrote to standard error.
        package var errors: String
    }

    private let process: ChildProcess
    private let ending: Task<Ending, Never>
    private let line: Task<String?, Never>

    /// Where the program of a name is.
    package static func path(of name: String) -> String { Bundle.main.bundleURL.appendingPathComponent(name).path }

    /// Starts a program with this process's environment and what is given beside it.
    package init(_ name: String, _ arguments: [String], environment: [String: String] = [:], folder: String? = nil) throws {
        process = try ChildProcess(
            path: Self.path(of: name), arguments: arguments,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }, folder: folder)
        let (lines, lineArrived) = AsyncStream.makeStream(of: String?.self)
        let outputRead = Self.read(process.output) { lineArrived.yield($0) }
        let errorsRead = Self.read(process.errors) { _ in }
        line = Task { await lines.first { _ in true } ?? nil }
        let process = process
        ending = Task {
            let output = await outputRead.value
            let errors = await errorsRead.value
            // Both pipes have ended: what is left to wait for is short.
            let end = process.wait()
            return Ending(status: end.status, bySignal: end.bySignal, output: output, errors: errors)
        }
    }

    /// Reads to the end on a thread of its own, and tells of the first line.
    private static func read(_ file: Int32, first: @escaping @Sendable (String?) -> Void) -> Task<String, Never> {
        let (bytes, arrived) = AsyncStream.makeStream(of: Data.self)
        Thread.detachNewThread {
            var all = Data()
            var isFirst = true
            var buffer = [UInt8](repeating: 0, count: 65536)
            while true {
                let count = Foundation.read(file, &buffer, buffer.count)
                if count <= 0 { break }
                all.append(contentsOf: buffer[..<count])
                if isFirst, let end = all.firstIndex(of: 10) {
                    isFirst = false
                    first(String(decoding: all[..<end], as: UTF8.self))
                }
            }
            if isFirst { first(nil) }
            arrived.yield(all)
            close(file)
        }
        return Task { String(decoding: await bytes.first { _ in true } ?? Data(), as: UTF8.self) }
    }

    /// The first line of its output, once it is there; nil when it ended without one.
    package func firstLine() async -> String? { await line.value }

    /// Sends it a signal.
    package func send(_ signal: Int32) { kill(process.id, signal) }

    /// Waits for the end.
    package func end() async -> Ending { await ending.value }

    /// Tells it to stop and waits for the end.
    @discardableResult
    package func stop() async -> Ending {
        send(SIGTERM)
        return await end()
    }
}
