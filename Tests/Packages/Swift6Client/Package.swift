// swift-tools-version: 6.2
// A merchant's package in Swift 6 mode with every strictness on. script/test builds it.
import PackageDescription

let package = Package(
    name: "Swift6Client",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [.library(name: "Swift6Client", targets: ["Swift6Client"])],
    dependencies: [.package(name: "coffer", path: "../../..")],
    targets: [
        .target(
            name: "Swift6Client",
            dependencies: [
                .product(name: "CoinmeVaultSDK", package: "coffer"), .product(name: "VGSCollectSDK", package: "coffer"),
                .product(name: "PrimerSDK", package: "coffer"),
            ],
            swiftSettings: [
                .treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
            ]),
        // The second spec's samples as printed: `Button(action: onSelect)` gets a warning from Apple's SwiftUI and from ours, so none is an error.
        .target(
            name: "SecondSpec", dependencies: [.product(name: "PrimerSDK", package: "coffer")],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    ],
    swiftLanguageModes: [.v6]
)
