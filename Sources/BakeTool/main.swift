import CofferFoundation

// Usage: CofferBakeTool OUTPUT [LOCAL-PROPERTIES], with COINME_VAULT_ID_SANDBOX and COINME_VAULT_ID_LIVE in the environment.
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
    FileHandle.standardError.write(Data("usage: CofferBakeTool OUTPUT [LOCAL-PROPERTIES]\n".utf8))
    exit(64)
}
do {
    let properties = try arguments.dropFirst().first.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    let source = VaultIDSource(environment: ProcessInfo.processInfo.environment, properties: properties)
    try Data(source.swift.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
} catch {
    // The error's own text could show a path, never an id.
    FileHandle.standardError.write(Data("CofferBakeTool: cannot read local.properties or write its output\n".utf8))
    exit(1)
}
