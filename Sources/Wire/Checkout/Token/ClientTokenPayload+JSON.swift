extension ClientTokenPayload {
    /// The members that hold text and are absent when they have another type.
    private static let texts: [(key: String, path: any WritableKeyPath<Self, String?> & Sendable)] = [
        ("accessToken", \.accessToken),
        ("configurationUrl", \.configurationUrl),
        ("coreUrl", \.coreUrl),
        ("pciUrl", \.pciUrl),
        ("analyticsUrl", \.analyticsUrl),
        ("analyticsUrlV2", \.analyticsUrlV2),
        ("env", \.env),
        ("intent", \.intent),
        ("paymentFlow", \.paymentFlow),
        ("redirectUrl", \.redirectUrl),
        ("statusUrl", \.statusUrl),
        ("threeDSecureInitUrl", \.threeDSecureInitUrl),
        ("threeDSecureToken", \.threeDSecureToken),
        ("qrCode", \.qrCode),
        ("qrCodeUrl", \.qrCodeUrl),
        ("accountNumber", \.accountNumber),
        ("expiresAt", \.expiresAt),
        ("entity", \.entity),
        ("reference", \.reference),
        ("stripeClientSecret", \.stripeClientSecret),
        ("sdkCompleteUrl", \.sdkCompleteUrl),
        ("nolPayTransactionNo", \.nolPayTransactionNo),
    ]

    /// The members of iPay88, whose type must be right.
    private static let strictTexts: [(key: String, path: any WritableKeyPath<Self, String?> & Sendable)] = [
        ("backendCallbackUrl", \.backendCallbackUrl),
        ("primerTransactionId", \.primerTransactionId),
        ("iPay88PaymentMethodId", \.iPay88PaymentMethodId),
        ("iPay88ActionType", \.iPay88ActionType),
        ("supportedCurrencyCode", \.supportedCurrencyCode),
        ("supportedCountry", \.supportedCountry),
    ]

    /// Reads the payload of a compact JWT; nothing is verified, and neither the access token nor the expiry is asked for.
    /// - Parameter token: Parts between dots, of which the second is read: base64 in either alphabet, padding optional.
    /// - Throws: ``ClientTokenProblem``.
    public init(token: String) throws(ClientTokenProblem) {
        let count = token.utf8.count
        if count > WireLimits.clientTokenBytesMax { throw .tooLong(count: count, maximum: WireLimits.clientTokenBytesMax) }
        let parts = Array(token.utf8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count >= 2 else { throw .tooFewParts(count: parts.count) }
        guard let json = Base64URLText.decoded(parts[1]) else { throw .notBase64 }
        let document: JSONDocument
        do throws(JSONProblem) { document = try JSONDocument(json) } catch { throw .json(error) }
        try self.init(document.root)
    }

    /// Reads the payload itself.
    /// - Throws: ``ClientTokenProblem/notAnObject`` or ``ClientTokenProblem/wrongType(field:)``.
    public init(_ value: JSONValue) throws(ClientTokenProblem) {
        guard value.kind == .object else { throw .notAnObject }
        self.init()
        for (key, path) in Self.texts { self[keyPath: path] = value[key]?.string }
        for (key, path) in Self.strictTexts {
            guard let member = value[key], !member.isNull else { continue }
            guard let text = member.string else { throw .wrongType(field: key) }
            self[keyPath: path] = text
        }
        useThreeDsWeakValidation = value["useThreeDsWeakValidation"]?.bool
        exp = value["exp"]?.int64
        expiration = value["expiration"]?.int64
        if let versions = value["supportedThreeDsProtocolVersions"], !versions.isNull {
            let field = "supportedThreeDsProtocolVersions"
            guard versions.kind == .array else { throw .wrongType(field: field) }
            let texts = versions.elements.compactMap(\.string)
            guard texts.count == versions.elements.count else { throw .wrongType(field: field) }
            supportedThreeDsProtocolVersions = texts
        }
    }

    /// When the token expires, seconds since 1970: `expiration`, else `exp`; nil when it says nothing.
    public var expirySeconds: Int64? { expiration ?? exp }

    /// The access token of a token that is still good.
    /// - Parameter seconds: Now, seconds since 1970. A token that expires at this very second has expired.
    /// - Throws: ``ClientTokenProblem/noAccessToken`` when it is missing or empty, ``ClientTokenProblem/expired``.
    public func accessToken(at seconds: Int64) throws(ClientTokenProblem) -> String {
        guard let accessToken, !accessToken.isEmpty else { throw .noAccessToken }
        if let expirySeconds, expirySeconds <= seconds { throw .expired }
        return accessToken
    }

    /// Writes the payload; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for (key, path) in Self.texts + Self.strictTexts { writer.member(ifPresent: key, self[keyPath: path]) }
        if let supportedThreeDsProtocolVersions {
            writer.key("supportedThreeDsProtocolVersions")
            writer.beginArray()
            for version in supportedThreeDsProtocolVersions { writer.string(version) }
            writer.endArray()
        }
        writer.member(ifPresent: "useThreeDsWeakValidation", useThreeDsWeakValidation)
        writer.member(ifPresent: "exp", exp)
        writer.member(ifPresent: "expiration", expiration)
        writer.endObject()
    }
}
