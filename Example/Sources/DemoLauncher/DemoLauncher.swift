import CofferFoundation
import CofferHTTPServer
import DemoVault
import Glibc

/// `script/demo`: starts a throw-away vault, a shop's server and the example app, and prints where the app's page is.
@main
struct DemoLauncher {
    static func main() async {
        guard let options = try? Options(Array(CommandLine.arguments.dropFirst()), program: CommandLine.arguments[0]) else {
            say("That is not how it is used: script/demo --help")
            exit(64)
        }
        let cleanup = Cleanup()
        cleanup.runOnSignals()
        let (ends, ended) = AsyncStream.makeStream(of: String.self)
        do {
            let url = try await open(options, cleanup: cleanup) { ended.yield($0) }
            guard show(url, options) else {
                cleanup.run()
                exit(1)
            }
        } catch {
            cleanup.run()
            say("The demo did not start: \((error as? DemoProblem)?.code ?? "no port").")
            exit(1)
        }
        var names = ends.makeAsyncIterator()
        while let name = await names.next() {
            // What we end ourselves has not ended by itself.
            if cleanup.hasBegun { continue }
            say("The \(name) has ended by itself.")
            cleanup.run()
            exit(1)
        }
    }

    /// Opens the shop.
    /// - Parameter ended: Told the name of what ended, whoever ended it.
    /// - Returns: Where the page is.
    private static func open(
        _ options: Options, cleanup: Cleanup, ended: @escaping @Sendable (String) -> Void
    ) async throws -> String {
        let vault = try ServerProcess(program: options.server, cleanup: cleanup) { ended("vault") }
        let backEnd = MerchantBackEnd(vault.credentials)
        if options.hasSavedCards {
            try await EarlierVisit.saveCards(of: options.customer, at: vault.credentials.url, by: backEnd)
        }
        let shop = ShopService(
            backEnd: backEnd, customer: options.customer, basket: Basket(amount: options.amount), asksForCode: options.asksForCode,
            key: ShopService.newKey())
        let server = try HTTPServer(handler: shop)
        // Ends with this process; the cleanup keeps it until then.
        cleanup.add { withExtendedLifetime(server) {} }
        let app = try ChildProcess(
            program: options.app, arguments: ["--port", String(options.port)],
            environment: ["COFFER_URL": vault.credentials.url, "COFFER_BACKEND": "\(server.address.url)/\(shop.key)"],
            logFile: vault.folder.appendingPathComponent("app.log"), cleanup: cleanup
        ) { ended("app") }
        return app.firstLine
    }

    /// Standard output has the URL and nothing else.
    /// - Returns: Whether it could be written.
    private static func show(_ url: String, _ options: Options) -> Bool {
        let cards = options.hasSavedCards ? "two saved cards" : "no saved card"
        say("The shop is open; its customer has \(cards). This address lets one browser on this machine in, once:")
        guard (try? FileHandle.standardOutput.write(contentsOf: Data((url + "\n").utf8))) != nil else { return false }
        say("Ctrl-C closes the shop; the vault's files are in a temporary folder and go with it.")
        if options.opensBrowser, isatty(STDOUT_FILENO) == 1 { openBrowser(url) }
        return true
    }

    /// Opens the page where there is a screen to open it on; elsewhere nothing happens.
    private static func openBrowser(_ url: String) {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", url]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }

    private static func say(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8)) }
}
