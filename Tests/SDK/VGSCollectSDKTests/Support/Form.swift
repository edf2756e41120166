import CofferCardPromise
import CofferFoundation
import UIKit

@testable import VGSCollectSDK

/// A collector with a canned network and a fixed clock, and short ways to make its fields.
@MainActor
final class Form {
    let wire = CannedWire()
    let collector: VGSCollect

    /// The 15th of a month in the middle of 2026, noon in UTC, so that no time zone sees another month.
    nonisolated static let june2026 = Date(timeIntervalSince1970: 1_781_524_800)

    init(
        id: String = "tntabc123", environment: String = "sandbox", origin: String? = "https://vault.example",
        promise: CardPromise = CardPromise()
    ) {
        let wire = wire
        collector = VGSCollect(
            id: id, environment: environment, origin: origin.flatMap { VaultOrigin(hostname: $0) },
            transport: CollectorTransport { await wire.answer($0) }, promise: promise, now: { Form.june2026 })
    }

    func field(_ name: String, _ type: FieldType = .none, change: (VGSConfiguration) -> Void = { _ in }) -> VGSTextField {
        let configuration = VGSConfiguration(collector: collector, fieldName: name)
        configuration.type = type
        change(configuration)
        let field = type == .cardNumber ? VGSCardTextField() : type == .cvc ? VGSCVCTextField() : VGSTextField()
        field.configuration = configuration
        return field
    }

    func expiry(_ name: String = "card", change: (VGSExpDateConfiguration) -> Void = { _ in }) -> VGSExpDateTextField {
        let configuration = VGSExpDateConfiguration(collector: collector, fieldName: name)
        change(configuration)
        let field = VGSExpDateTextField()
        field.configuration = configuration
        return field
    }
}

/// A network that keeps what it is asked and says what it is told to.
actor CannedWire {
    private(set) var requests: [URLRequest] = []
    private var next: @Sendable (URLRequest) -> CollectorAnswer = { CannedWire.http(200, "{}", for: $0) }

    func reply(_ answer: @escaping @Sendable (URLRequest) -> CollectorAnswer) { next = answer }

    func answer(_ request: URLRequest) -> CollectorAnswer {
        requests.append(request)
        return next(request)
    }

    /// The last request's body, its keys sorted.
    var lastJSON: String? { requests.last?.httpBody.flatMap { try? JSONSerialization.jsonObject(with: $0) }.map(CannedWire.text) }

    /// A JSON value as text, its keys sorted.
    static func text(_ value: Any) -> String {
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "no JSON"
    }

    static func http(_ status: Int, _ body: String, for request: URLRequest) -> CollectorAnswer {
        let response = request.url.flatMap { HTTPURLResponse(url: $0, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil) }
        return CollectorAnswer(data: Data(body.utf8), response: response)
    }
}
