/// The first line of `coffer serve --sandbox`. Shows no secret in any text form.
package struct Credentials: Decodable, Sendable, CustomStringConvertible, CustomReflectable {
    /// Where the vault listens, such as `http://127.0.0.1:41234`.
    package let url: String
    /// The merchant's name at the vault.
    package let partnerId: String
    /// The merchant's secret at the vault.
    package let clientSecret: String
    /// The merchant's key at checkout.
    package let secretKey: String

    /// Nothing of them.
    package var description: String { "credentials" }
    /// Nothing of them.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
