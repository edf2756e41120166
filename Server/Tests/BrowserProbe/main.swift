import BrowserHost
import CofferFoundation
import CoinmeVaultSDK
import Combine
import SwiftUI

/// Says what happened under a run loop that a browser host serves.
@MainActor
final class Witness: ObservableObject {
    @Published var word = "nothing"
    private var waiting: [AnyCancellable] = []

    private var url: String { ProcessInfo.processInfo.environment["COFFER_PROBE_URL"] ?? "" }

    func say(_ text: String) { word = "\(word) \(text)" }

    func makeLiveVault() {
        do {
            _ = try CoinmeVault.create(
                environment: .live, config: RuntimeVaultConfig(live: EnvironmentOverride(ingress: url, path: "/live")))
            say("made")
        } catch {
            say("\(error)")
        }
    }

    func send(_ environment: String) {
        let collector = VGSCollect(id: "tntprobe", environment: environment, hostname: url)
        let field = VGSTextField()
        field.configuration = VGSConfiguration(collector: collector, fieldName: "a")
        collector.sendData(path: "/\(environment)") { [self] response in
            switch response {
            case .success(let code, _, _): say("sent \(code)")
            case .failure(let code, _, _, let error): say("failed \(code) \(error?.localizedDescription ?? "")")
            }
            withExtendedLifetime(collector) {}
        }
    }

    func askAllQueues() {
        Task { say(Thread.isMainThread ? "task" : "task elsewhere") }
        DispatchQueue.main.async { [self] in say("queue") }
        RunLoop.main.perform { [self] in MainActor.assumeIsolated { say("loop") } }
        waiting.append(Just("combine").receive(on: RunLoop.main).sink { [self] in say($0) })
        _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { [self] _ in MainActor.assumeIsolated { say("timer") } }
    }

    func hang() {
        // Says so, and is never seen again.
        _ = URL(string: url).flatMap { try? Data(contentsOf: $0.appendingPathComponent("hangs")) }
        while true { pause() }
    }
}

struct ProbeView: View {
    @StateObject private var witness = Witness()

    var body: some View {
        Text(verbatim: witness.word).accessibilityIdentifier("word")
        Button("live vault") { witness.makeLiveVault() }.accessibilityIdentifier("vault")
        Button("live collector") { witness.send("live-eu1") }.accessibilityIdentifier("live")
        Button("sandbox collector") { witness.send("sandbox") }.accessibilityIdentifier("sandbox")
        Button("queues") { witness.askAllQueues() }.accessibilityIdentifier("queues")
        Button("hang") { witness.hang() }.accessibilityIdentifier("hang")
    }
}

struct Probe: App {
    var body: some Scene { WindowGroup { ProbeView() } }
}

BrowserHost.run(Probe.self)
