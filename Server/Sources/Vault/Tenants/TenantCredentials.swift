public import CofferCrypto

/// A new tenant's secrets, which are shown once and kept as codes only. Silent in every text form.
public struct TenantCredentials: Equatable, Sendable {
    /// The tenant's number.
    public var tenant: TenantID
    /// Public name, `partner_…`.
    public var partnerId: String
    /// Password for `/services/authorize`, `cs_…`.
    public var clientSecret: String
    /// The merchant's key at checkout, `sk_…`.
    public var secretKey: String
    /// The app's key at checkout, `pk_…`.
    public var publishableKey: String
}

extension TenantCredentials: Silent {}
