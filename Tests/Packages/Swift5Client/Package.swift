// swift-tools-version: 5.9
// A merchant's package in Swift 5 mode. It shows that the samples of both specs compile there as printed; script/test builds it.
import PackageDescription

let package = Package(
    name: "Swift5Client",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [.library(name: "Swift5Client", targets: ["Swift5Client"])],
    dependencies: [.package(name: "coffer", path: "../../..")],
    targets: [
        .target(
            name: "Swift5Client",
            dependencies: [.product(name: "CoinmeVaultSDK", package: "coffer"), .product(name: "PrimerSDK", package: "coffer")])
    ],
    swiftLanguageVersions: [.v5]
)
