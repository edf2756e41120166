/// The version of this program.
public enum CofferVersion {
    /// As `coffer --version` prints it.
    public static let text = "0.1.0-dev"
}
