import CofferFoundation
import VGSCollectSDK

/// What the wrapper asks of its collector, by the vendor's one (COFFER_COLLECTOR=vgs).
///
/// It gives no word of what was sent, so bodies of errors are dropped whole; it asks the vendor about the ingress host over the network,
/// falls back to the vendor's own host, and follows redirects. None of that can be changed from outside.
@MainActor
enum CollectorPlatform {
    /// A collector that sends to the ingress as far as the vendor knows it.
    static func makeCollector(vaultID: String, environment: CoinmeVaultEnvironment, ingress: IngressOrigin?) -> VGSCollect {
        let host = ingress.map { ingress in ingress.port.map { "\(ingress.host):\($0)" } ?? ingress.host }
        return VGSCollect(id: vaultID, environment: environment.rawValue, hostname: host)
    }

    /// Makes a POST of the collector's fields; the app's own headers on the collector are put back after the send.
    static func exchange(
        _ collector: VGSCollect, path: String, extraData: [String: Any], headers: [String: String]
    ) -> CollectorExchange {
        let own = collector.customHeaders
        let merged = (try? SubmitHeaders.merged(own ?? [:], headers)) ?? headers
        collector.customHeaders = merged
        let answer = Answer()
        // The vendor's completion form makes the body at once.
        collector.sendData(path: path, extraData: extraData) { response in
            if collector.customHeaders == merged { collector.customHeaders = own }
            answer.arrived(response)
        }
        return CollectorExchange(values: nil) { await answer.value() }
    }

    /// Holds an answer until it is asked for, whichever comes first.
    @MainActor
    private final class Answer {
        private var response: VGSResponse?
        private var waiting: CheckedContinuation<VGSResponse, Never>?

        func arrived(_ response: VGSResponse) {
            self.response = response
            waiting?.resume(returning: response)
            waiting = nil
        }

        func value() async -> VGSResponse {
            if let response { return response }
            return await withCheckedContinuation { waiting = $0 }
        }
    }
}
