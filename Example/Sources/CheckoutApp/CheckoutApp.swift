import SwiftUI

/// The example app: a shop that saves cards with the first SDK and takes payments with saved cards by the second.
///
/// On Linux `BrowserHost.run(CheckoutApp.self)` shows it in a browser; on iOS it carries `@main` (Example/iOS).
public struct CheckoutApp: App {
    private let setUp = SetUp(SetUp.lookUp)

    /// Creates the app.
    public init() {}

    /// One window.
    public var body: some Scene {
        WindowGroup {
            switch setUp {
            case .ready(let shop): StartScreen(shop: shop)
            case .incomplete(let missing): SetUpScreen(missing: missing)
            }
        }
    }
}
