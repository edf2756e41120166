// swift-tools-version: 6.2
// Apps that use the SDKs as a merchant would: by product, from a package of their own.
import PackageDescription

var targets: [Target] = [
    // The screens: what a merchant would write. Xcode builds the same files for iOS (Checkout.xcodeproj).
    .target(
        name: "CheckoutApp",
        dependencies: [.product(name: "CoinmeVaultSDK", package: "coffer"), .product(name: "PrimerSDK", package: "coffer")])
]
var dependencies: [Package.Dependency] = [.package(name: "coffer", path: "..")]

#if os(Linux)
    dependencies.append(.package(name: "coffer-server", path: "../Server"))
    targets += [
        // The screens in a browser.
        .executableTarget(name: "CheckoutDemo", dependencies: ["CheckoutApp", .product(name: "BrowserHost", package: "coffer-server")]),
        // A throw-away vault as a child process, and the merchant at it.
        .target(
            name: "DemoVault",
            dependencies: [
                .product(name: "CofferProgram", package: "coffer-server"), .product(name: "CofferFoundation", package: "coffer"),
            ]),
        // Starts vault, shop and app.
        .executableTarget(
            name: "DemoLauncher",
            dependencies: [
                "DemoVault", .product(name: "CofferHTTPServer", package: "coffer-server"),
                .product(name: "CofferFoundation", package: "coffer"),
            ]),
    ]
    // On Apple's systems the fields need a screen; a terminal will do on Linux.
    targets += [
        .executableTarget(
            name: "TerminalDemo",
            dependencies: [
                "DemoVault",
                .product(name: "CoinmeVaultSDK", package: "coffer"),
                .product(name: "PrimerSDK", package: "coffer"),
                .product(name: "CofferLinuxUI", package: "coffer"),
                .product(name: "CofferFoundation", package: "coffer"),
            ]),
        .testTarget(
            name: "TerminalDemoTests",
            dependencies: ["TerminalDemo", "DemoVault", .product(name: "CofferFoundation", package: "coffer")]),
        .testTarget(
            name: "CheckoutAppTests",
            dependencies: [
                "CheckoutApp", "DemoLauncher", "DemoVault", .product(name: "CofferSandbox", package: "coffer-server"),
                .product(name: "CofferHTTPServer", package: "coffer-server"), .product(name: "CofferScreen", package: "coffer"),
                .product(name: "CofferTestServer", package: "coffer"), .product(name: "CofferFoundation", package: "coffer"),
            ]),
        .testTarget(
            name: "DemoLauncherTests",
            dependencies: [
                "DemoLauncher", "DemoVault", .product(name: "CofferSandbox", package: "coffer-server"),
                .product(name: "CofferHTTPServer", package: "coffer-server"), .product(name: "CofferFoundation", package: "coffer"),
            ]),
    ]
#endif

for target in targets {
    // The screens are built as an app of Xcode's is: with plain imports. The second spec's `Button(action: onSelect)` has one warning in Swift 6
    // mode, from Apple's SwiftUI and from ours.
    let isScreens = target.name == "CheckoutApp"
    target.swiftSettings = [.treatAllWarnings(as: isScreens ? .warning : .error), .enableUpcomingFeature("ExistentialAny")]
    if !isScreens { target.swiftSettings?.append(.enableUpcomingFeature("InternalImportsByDefault")) }
}

let package = Package(
    name: "coffer-example",
    platforms: [.iOS(.v15), .macOS(.v13)],
    dependencies: dependencies,
    targets: targets,
    swiftLanguageModes: [.v6]
)
