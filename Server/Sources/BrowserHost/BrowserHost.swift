public import SwiftUI

/// Shows an app's screens in a browser on this machine.
public enum BrowserHost {
    /// Shows an app until the process is ended.
    @MainActor
    public static func run<Shown: App>(_ app: Shown.Type) -> Never {
        fatalError("not there yet")
    }
}
