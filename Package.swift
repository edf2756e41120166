// swift-tools-version: 6.2
// The SDKs that an app links. Needs the Swift toolchain and nothing else.
import PackageDescription

// MARK: Targets on every platform

let foundation: Target.Dependency = "CofferFoundation"

// The built-in collector everywhere, unless COFFER_COLLECTOR=vgs asks for the vendor's own on macOS (docs/decisions/0003).
#if os(macOS)
    let usesVendorCollector = Context.environment["COFFER_COLLECTOR"] == "vgs"
#else
    let usesVendorCollector = false
#endif
let collector: Target.Dependency =
    usesVendorCollector ? .product(name: "VGSCollectSDK", package: "vgs-collect-ios") : .target(name: "VGSCollectSDK")

var targets: [Target] = [
    // The one seam through which Foundation (and FoundationNetworking) comes in.
    .target(name: "CofferFoundation", path: "Sources/Foundation"),

    // What a card is. Imports nothing; also compiles as Embedded Swift.
    .target(name: "CofferCardRules", path: "Sources/CardRules"),
    .testTarget(name: "CofferCardRulesTests", dependencies: ["CofferCardRules", foundation], path: "Tests/CardRulesTests"),

    // What both ends of the wire speak.
    .target(name: "CofferWire", path: "Sources/Wire"),
    .testTarget(name: "CofferWireTests", dependencies: ["CofferWire", foundation], path: "Tests/WireTests", exclude: ["Fixtures"]),

    // What the tests of several targets share.
    .target(name: "CofferTestServer", dependencies: [foundation], path: "Tests/Support/TestServer"),
    .testTarget(name: "CofferTestServerTests", dependencies: ["CofferTestServer", foundation], path: "Tests/Support/TestServerTests"),

    // Whether a process may take real cards.
    .target(name: "CofferCardPromise", dependencies: [foundation], path: "Sources/SDK/CardPromise"),
    .testTarget(name: "CofferCardPromiseTests", dependencies: ["CofferCardPromise"], path: "Tests/SDK/CardPromiseTests"),

    // How the SDKs reach the network.
    .target(name: "CofferTransport", dependencies: [foundation], path: "Sources/SDK/Transport"),

    // The SDKs.
    .target(
        name: "VGSCollectSDK",
        dependencies: ["CofferTransport", "CofferCardPromise", "CofferCardRules", foundation] + linuxUI("UIKit", "Combine"),
        path: "Sources/SDK/VGSCollectSDK",
        resources: [.process("Resources/PrivacyInfo.xcprivacy")]),
    .testTarget(
        name: "VGSCollectSDKTests",
        dependencies: ["VGSCollectSDK", "CofferCardPromise", "CofferTestServer", foundation] + linuxUI("UIKit", "Combine"),
        path: "Tests/SDK/VGSCollectSDKTests"),
    .target(
        name: "CoinmeVaultSDK",
        dependencies: [collector, "CofferCardPromise", "CofferWire", "CofferCardRules", foundation] + linuxUI("UIKit", "Combine"),
        path: "Sources/SDK/CoinmeVaultSDK",
        exclude: [usesVendorCollector ? "Platform/BuiltIn" : "Platform/Vendor"],
        resources: [.process("Resources/PrivacyInfo.xcprivacy")],
        plugins: ["BakeVaultIDs"]),
    .testTarget(
        name: "CoinmeVaultSDKTests",
        dependencies: ["CoinmeVaultSDK", collector, "CofferCardPromise", "CofferWire", "CofferTestServer", foundation]
            + linuxUI("UIKit", "Combine"),
        path: "Tests/SDK/CoinmeVaultSDKTests"),
    .target(
        name: "PrimerSDK",
        dependencies: ["CofferTransport", "CofferCardPromise", "CofferWire", "CofferCardRules", foundation]
            + linuxUI("UIKit", "Combine", "SwiftUI"),
        path: "Sources/SDK/PrimerSDK",
        resources: [.process("Resources")]),
    // The specification's screens, letter for letter.
    .target(
        name: "PrimerSpecSamples", dependencies: ["PrimerSDK"] + linuxUI("SwiftUI"), path: "Tests/SDK/PrimerSpecSamples",
        // One of them hands a plain closure to a button, of which Swift 6 warns.
        swiftSettings: [.treatAllWarnings(as: .warning)]),
    .testTarget(
        name: "PrimerSDKTests",
        dependencies: [
            "PrimerSDK", "PrimerSpecSamples", "CofferCardPromise", "CofferWire", "CofferCardRules", "CofferTestServer", foundation,
        ]
            + linuxUI("UIKit", "Combine", "SwiftUI", "CofferRendered"),
        path: "Tests/SDK/PrimerSDKTests",
        exclude: linuxOnly("Views")),

    // Bakes the vault ids into CoinmeVaultSDK when it is built.
    .plugin(name: "BakeVaultIDs", capability: .buildTool(), dependencies: ["CofferBakeTool"]),
    .executableTarget(name: "CofferBakeTool", dependencies: [foundation], path: "Sources/BakeTool"),
    .testTarget(name: "CofferBakeToolTests", dependencies: ["CofferBakeTool"], path: "Tests/BakeToolTests"),
]

// An app's screens import SwiftUI whether or not the SDK does; on Linux it comes with the SDK.
#if os(Linux)
    let screens = ["SwiftUI"]
#else
    let screens: [String] = []
#endif

var products: [Product] = [
    .library(name: "CoinmeVaultSDK", targets: ["CoinmeVaultSDK"] + screens),
    .library(name: "VGSCollectSDK", targets: ["VGSCollectSDK"]),
    .library(name: "PrimerSDK", targets: ["PrimerSDK"] + screens),
    // For our own Server, Example and Benchmarks packages; no promise to others.
    .library(name: "CofferCardRules", targets: ["CofferCardRules"]),
    .library(name: "CofferWire", targets: ["CofferWire"]),
    .library(name: "CofferFoundation", targets: ["CofferFoundation"]),
    .library(name: "CofferTestServer", targets: ["CofferTestServer"]),
]

// MARK: The vendor's collector in the place of ours

var dependencies: [Package.Dependency] = []
if usesVendorCollector {
    // 1.19 needs iOS 16.
    dependencies.append(.package(url: "https://github.com/verygoodsecurity/vgs-collect-ios", "1.18.3"..<"1.19.0"))
    // The tests lean on what only the built-in one can do.
    targets.removeAll { ["VGSCollectSDK", "VGSCollectSDKTests", "CoinmeVaultSDKTests"].contains($0.name) }
    products.removeAll { $0.name == "VGSCollectSDK" }
}

// MARK: Apple's names on Linux

/// Targets that stand in for Apple's frameworks on Linux; on Apple's systems the frameworks themselves are used.
func linuxUI(_ names: String...) -> [Target.Dependency] {
    #if os(Linux)
        names.map { .target(name: $0) }
    #else
        []
    #endif
}

/// Folders of tests that look at what the Linux stand-ins show.
func linuxOnly(_ folders: String...) -> [String] {
    #if os(Linux)
        []
    #else
        folders
    #endif
}

#if os(Linux)
    targets += [
        .target(name: "Combine", dependencies: [foundation], path: "Sources/LinuxUI/Combine"),
        .testTarget(name: "CombineTests", dependencies: ["Combine", foundation], path: "Tests/LinuxUI/CombineTests"),
        // The compiler asks for a module of this name where a test imports UIKit.
        .target(name: "_Testing_UIKit", path: "Sources/LinuxUI/TestingUIKit"),
        .target(name: "UIKit", dependencies: ["_Testing_UIKit", foundation], path: "Sources/LinuxUI/UIKit"),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "Combine", foundation], path: "Tests/LinuxUI/UIKitTests"),
        // What a screen shows, as plain data; whoever shows it needs nothing else.
        .target(name: "CofferRendered", path: "Sources/Screen/Rendered"),
        .testTarget(name: "CofferRenderedTests", dependencies: ["CofferRendered"], path: "Tests/Screen/RenderedTests"),
        .target(
            name: "SwiftUI", dependencies: ["CofferRendered", "UIKit", "Combine", foundation], path: "Sources/LinuxUI/SwiftUI"),
        .testTarget(
            name: "SwiftUITests", dependencies: ["SwiftUI", "CofferRendered", "UIKit", "Combine", foundation],
            path: "Tests/LinuxUI/SwiftUITests"),
    ]
    targets += [
        // A screen and what a host does with it.
        .target(
            name: "CofferScreen", dependencies: ["SwiftUI", "CofferRendered", foundation], path: "Sources/Screen/Host"),
        .testTarget(
            name: "CofferScreenTests", dependencies: ["CofferScreen", "SwiftUI", "CofferRendered"], path: "Tests/Screen/HostTests"),
    ]
    products += [
        .library(name: "CofferLinuxUI", targets: ["UIKit", "Combine", "SwiftUI"]),
        // For BrowserHost; no promise to others.
        .library(name: "CofferScreen", targets: ["CofferScreen", "CofferRendered", "CofferCardPromise"]),
    ]
#endif

// MARK: Strict settings for all of them

for target in targets where target.type == .regular || target.type == .test || target.type == .executable {
    let own = target.swiftSettings ?? []
    target.swiftSettings =
        (own.isEmpty ? [.treatAllWarnings(as: .error)] : own) + [
            .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
        ]
}

let package = Package(
    name: "coffer",
    defaultLocalization: "en",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: products,
    dependencies: dependencies,
    targets: targets,
    swiftLanguageModes: [.v6]
)
