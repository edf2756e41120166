import Foundation
import PackagePlugin

/// Bakes the vault ids into the library: writes a Swift file from environment variables or, where they say nothing, `local.properties`.
@main
struct BakeVaultIDs: BuildToolPlugin {
    private static let properties = ["COINME_VAULT_ID_SANDBOX", "COINME_VAULT_ID_LIVE"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let file = context.package.directoryURL.appending(path: "local.properties")
        let output = context.pluginWorkDirectoryURL.appending(path: "BakedVaultIDs.swift")
        let isThere = FileManager.default.isReadableFile(atPath: file.path(percentEncoded: false))
        // Ids travel in the tool's environment and not in its arguments, which build logs print.
        let environment = ProcessInfo.processInfo.environment.filter { Self.properties.contains($0.key) }
        return [
            .buildCommand(
                displayName: "Baking vault ids",
                executable: try context.tool(named: "CofferBakeTool").url,
                arguments: [output.path(percentEncoded: false)] + (isThere ? [file.path(percentEncoded: false)] : []),
                environment: environment,
                inputFiles: isThere ? [file] : [],
                outputFiles: [output])
        ]
    }
}
