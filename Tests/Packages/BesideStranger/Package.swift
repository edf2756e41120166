// swift-tools-version: 5.9
// A merchant's package beside one that asks for SwiftUI. On Linux the SDK brings modules of Apple's names; with these aliases only those who
// depend on it see them. script/test builds it in a folder of its own.
import PackageDescription

#if os(Linux)
    let aliases: [String: String]? = ["SwiftUI": "CofferSwiftUI", "UIKit": "CofferUIKit", "Combine": "CofferCombine"]
#else
    let aliases: [String: String]? = nil
#endif

// Aliases are found by the package's identity, which is the last part of its URL or folder; here that is what the clone is called.
let coffer = Context.packageDirectory.split(separator: "/").dropLast(3).last.map(String.init) ?? "coffer"

let package = Package(
    name: "BesideStranger",
    platforms: [.iOS(.v15), .macOS(.v13)],
    // The package manager applies aliases to targets of products only.
    products: [.library(name: "Shop", targets: ["Shop"])],
    dependencies: [.package(path: "../../.."), .package(path: "Stranger")],
    targets: [
        .target(
            name: "Shop",
            dependencies: [
                .product(name: "CoinmeVaultSDK", package: coffer, moduleAliases: aliases),
                .product(name: "Stranger", package: "Stranger"),
            ])
    ]
)
