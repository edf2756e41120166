public import CofferCrypto
internal import CofferWire

/// Where a service is and how its one tenant gets in. Silent in every text form; ``json`` is the way to write it out.
public struct ServiceCredentials: Equatable, Sendable, Silent {
    /// The origin, without a slash at the end.
    public var url: String
    /// Public name of the tenant.
    public var partnerId: String
    /// Password for `/services/authorize`.
    public var clientSecret: String
    /// The merchant's key at checkout.
    public var secretKey: String
    /// The app's key at checkout.
    public var publishableKey: String

    /// One line of JSON without its end, the members in this order: `url`, `partnerId`, `clientSecret`, `secretKey`, `publishableKey`.
    public var json: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("url", url)
        writer.member("partnerId", partnerId)
        writer.member("clientSecret", clientSecret)
        writer.member("secretKey", secretKey)
        writer.member("publishableKey", publishableKey)
        writer.endObject()
        return writer.bytes
    }

    init(url: String, partnerId: String, clientSecret: String, secretKey: String, publishableKey: String) {
        self.url = url
        self.partnerId = partnerId
        self.clientSecret = clientSecret
        self.secretKey = secretKey
        self.publishableKey = publishableKey
    }

    /// Reads what ``json`` has written; nil where a member is missing.
    public init?(json: [UInt8]) {
        guard let document = try? JSONDocument(json), let url = document["url"]?.string, let partner = document["partnerId"]?.string,
            let client = document["clientSecret"]?.string, let secret = document["secretKey"]?.string,
            let publishable = document["publishableKey"]?.string
        else { return nil }
        self.init(url: url, partnerId: partner, clientSecret: client, secretKey: secret, publishableKey: publishable)
    }
}
