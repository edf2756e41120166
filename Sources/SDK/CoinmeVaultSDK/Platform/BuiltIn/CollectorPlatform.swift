import CofferFoundation
import VGSCollectSDK

/// What the wrapper asks of its collector, by the built-in one: a trusted origin, a body made at once, and word of what is in it.
@MainActor
enum CollectorPlatform {
    /// A collector that sends to the ingress, or to the vendor's host for the id when there is none. Nothing is contacted.
    static func makeCollector(vaultID: String, environment: CoinmeVaultEnvironment, ingress: IngressOrigin?) -> VGSCollect {
        VGSCollect(id: vaultID, environment: environment.rawValue, hostname: ingress?.text)
    }

    /// Makes a POST of the collector's fields; its headers lie over the app's own on the collector, which stay as they are.
    static func exchange(
        _ collector: VGSCollect, path: String, extraData: [String: Any], headers: [String: String]
    ) -> CollectorExchange {
        let submission = collector.submission(path: path, extraData: extraData, headers: headers)
        return CollectorExchange(values: submission.secureValues.map(SubmittedValue.init), send: submission.send)
    }
}

extension SubmittedValue {
    /// What a field put into the body.
    fileprivate init(_ value: SecureValue) {
        let kind: Kind =
            switch (value.type, value.fieldName) {
            case (.cardNumber, _), (_, VaultFieldNames.cardNumber): .cardNumber
            case (.cvc, _), (_, VaultFieldNames.cvc): .securityCode
            default: .field
            }
        self.init(kind, forms: value.forms)
    }
}
