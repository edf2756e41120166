import CofferFoundation

/// An empty folder for the time of a call.
nonisolated(nonsending) func withTemporaryFolder<Result>(
    _ body: nonisolated(nonsending) (String) async throws -> Result
) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coffer-end-to-end-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder.path)
}
