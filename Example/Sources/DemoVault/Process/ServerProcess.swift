package import CofferFoundation

/// A sandbox vault of our own: a child process with a data folder that goes away with it.
package final class ServerProcess: Sendable {
    /// What its first line said.
    package let credentials: Credentials
    /// Where its database, its keys and its log are.
    package let folder: URL
    private let child: ChildProcess

    /// Starts it on a free loopback port and waits for its first line.
    /// - Parameters:
    ///   - program: Path of `coffer`.
    ///   - cleanup: Told how to stop it and to remove the folder.
    ///   - whenEnded: Called from some thread when it has ended, whoever ended it.
    /// - Throws: ``DemoProblem/serverDidNotStart``, ``DemoProblem/serverFirstLine``.
    package init(program: String, cleanup: Cleanup, whenEnded: (@Sendable () -> Void)? = nil) throws(DemoProblem) {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("coffer-demo-\(UUID().uuidString)")
        do {
            let open: NSNumber = 0o700
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: open])
        } catch {
            throw .serverDidNotStart
        }
        cleanup.add { [folder] in try? FileManager.default.removeItem(at: folder) }
        child = try ChildProcess(
            program: program, arguments: ["serve", "--sandbox", "--port", "0", "--data", folder.appendingPathComponent("vault").path],
            logFile: folder.appendingPathComponent("server.log"), cleanup: cleanup, whenEnded: whenEnded)
        guard let credentials = try? JSONDecoder().decode(Credentials.self, from: Data(child.firstLine.utf8)) else {
            throw .serverFirstLine
        }
        self.credentials = credentials
    }

    /// `host:port`, as a vault's ingress is written.
    package var address: String { credentials.url.components(separatedBy: "://").last ?? credentials.url }

    /// Asks it to finish what it does and to end; ends it if it does not.
    /// - Returns: Whether it ended well by itself.
    package func stop() -> Bool { child.stop() }
}
