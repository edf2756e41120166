/// The version of the service's API; raw values are those of the header `X-Api-Version`.
public enum PrimerApiVersion: String, Codable, CaseIterable, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Version 2.4.
    case V2_4 = "2.4"

    /// The newest of them.
    public static let latest: Self = .V2_4
}
