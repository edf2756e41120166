import CofferFoundation
import CofferService
import CofferTestSupport

/// The program `coffer`.
extension Program {
    enum Problem: Error { case noFirstLine(errors: String) }

    /// Starts a sandbox server and waits for its first line.
    static func serve(data: String, arguments: [String] = [], environment: [String: String] = [:]) async throws -> (
        Program, ServiceCredentials
    ) {
        let program = try Program("coffer", ["serve", "--sandbox", "--port", "0", "--data", data] + arguments, environment: environment)
        guard let line = await program.firstLine(), let credentials = ServiceCredentials(json: Array(line.utf8)) else {
            throw Problem.noFirstLine(errors: await program.end().errors)
        }
        return (program, credentials)
    }

    /// Runs to the end.
    static func run(_ arguments: [String], environment: [String: String] = [:], folder: String? = nil) async throws -> Ending {
        await (try Program("coffer", arguments, environment: environment, folder: folder)).end()
    }
}

/// A folder that goes with the call.
func withFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coffer-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder.path)
}
