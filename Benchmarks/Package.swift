// swift-tools-version: 6.2
// What script/bench runs. loadgen/ and rivals/ are compiled by the script itself.
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
]

var targets: [Target] = [
    // Replaces malloc and its family in the executable that links it, and counts the calls.
    .target(name: "CAllocationCounter", path: "Sources/CAllocationCounter"),
    .executableTarget(
        name: "keystrokes",
        dependencies: [
            "CAllocationCounter",
            .product(name: "VGSCollectSDK", package: "coffer"),
            .product(name: "CofferLinuxUI", package: "coffer", condition: .when(platforms: [.linux])),
        ],
        path: "Sources/keystrokes", swiftSettings: strict),
]
var dependencies: [Package.Dependency] = [.package(name: "coffer", path: "..")]

#if os(Linux)
    // Screens for a browser, and what they are compared with.
    dependencies.append(.package(name: "coffer-server", path: "../Server"))
    targets.append(
        .executableTarget(
            name: "screens",
            dependencies: [
                .product(name: "BrowserHost", package: "coffer-server"),
                .product(name: "CofferHTTPServer", package: "coffer-server"),
                .product(name: "PrimerSDK", package: "coffer"),
                .product(name: "VGSCollectSDK", package: "coffer"),
                .product(name: "CofferLinuxUI", package: "coffer"),
                .product(name: "CofferFoundation", package: "coffer"),
            ],
            path: "Sources/screens", swiftSettings: strict))
#endif

let package = Package(
    name: "coffer-benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: dependencies,
    targets: targets,
    swiftLanguageModes: [.v6]
)
