/// The first line of `coffer serve --sandbox`. Shows no secret in any text form.
struct Credentials: Decodable, Sendable, CustomStringConvertible, CustomReflectable {
    /// Where the vault listens, such as `http://127.0.0.1:41234`.
    let url: String
    /// The merchant's name at the vault.
    let partnerId: String
    /// The merchant's secret at the vault.
    let clientSecret: String
    /// The merchant's key at checkout.
    let secretKey: String

    var description: String { "credentials" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
