// swift-tools-version: 6.2
// Apps that use the SDKs as a merchant would: by product, from a package of their own.
import PackageDescription

var targets: [Target] = []

#if os(Linux)
    // On Apple's systems the fields need a screen; a terminal will do on Linux.
    targets += [
        .executableTarget(
            name: "TerminalDemo",
            dependencies: [
                .product(name: "CoinmeVaultSDK", package: "coffer"),
                .product(name: "PrimerSDK", package: "coffer"),
                .product(name: "CofferLinuxUI", package: "coffer"),
                .product(name: "CofferFoundation", package: "coffer"),
            ]),
        .testTarget(
            name: "TerminalDemoTests",
            dependencies: ["TerminalDemo", .product(name: "CofferFoundation", package: "coffer")]),
    ]
#endif

for target in targets {
    target.swiftSettings = [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]
}

let package = Package(
    name: "coffer-example",
    platforms: [.iOS(.v15), .macOS(.v13)],
    dependencies: [.package(name: "coffer", path: "..")],
    targets: targets,
    swiftLanguageModes: [.v6]
)
