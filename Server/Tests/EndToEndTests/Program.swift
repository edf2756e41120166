import CofferFoundation
import CofferService
import CofferTestSupport
import Synchronization

/// The program `coffer`, run as a process of its own.
final class Program: Sendable {
    /// How a run ended and what it left.
    struct Ending: Sendable {
        var status: Int32
        var bySignal: Bool
        var output: String
        var errors: String
    }

    enum Problem: Error { case noFirstLine(errors: String) }

    private let process: ChildProcess
    private let ending: Task<Ending, Never>
    private let firstLine: Task<String?, Never>

    /// The binary that this test run has built.
    static let path = Bundle.main.bundleURL.appendingPathComponent("coffer").path

    init(_ arguments: [String], environment: [String: String] = [:], folder: String? = nil) throws {
        process = try ChildProcess(
            path: Self.path, arguments: arguments, environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            folder: folder)
        let (lines, lineArrived) = AsyncStream.makeStream(of: String?.self)
        let outputRead = Self.read(process.output) { lineArrived.yield($0) }
        let errorsRead = Self.read(process.errors) { _ in }
        firstLine = Task { await lines.first { _ in true } ?? nil }
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

    /// Starts a sandbox server and waits for its first line.
    static func serve(data: String, arguments: [String] = [], environment: [String: String] = [:]) async throws -> (
        Program, ServiceCredentials
    ) {
        let program = try Program(["serve", "--sandbox", "--port", "0", "--data", data] + arguments, environment: environment)
        guard let line = await program.firstLine.value, let credentials = ServiceCredentials(json: Array(line.utf8)) else {
            throw Problem.noFirstLine(errors: await program.ending.value.errors)
        }
        return (program, credentials)
    }

    /// Runs to the end.
    static func run(_ arguments: [String], environment: [String: String] = [:], folder: String? = nil) async throws -> Ending {
        await (try Program(arguments, environment: environment, folder: folder)).end()
    }

    func send(_ signal: Int32) { kill(process.id, signal) }

    /// Waits for the end.
    func end() async -> Ending { await ending.value }

    /// Tells it to stop and waits for the end.
    @discardableResult
    func stop() async -> Ending {
        send(SIGTERM)
        return await end()
    }
}

/// A folder that goes with the call.
func withFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coffer-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder.path)
}
