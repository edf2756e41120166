// swift-tools-version: 6.2
// What script/bench runs. loadgen/ and rivals/ are compiled by the script itself.
import PackageDescription

let package = Package(
    name: "coffer-benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "coffer", path: "..")],
    targets: [
        // Replaces malloc and its family in the executable that links it, and counts the calls.
        .target(name: "CAllocationCounter", path: "Sources/CAllocationCounter"),
        .executableTarget(
            name: "keystrokes",
            dependencies: [
                "CAllocationCounter",
                .product(name: "VGSCollectSDK", package: "coffer"),
                .product(name: "CofferLinuxUI", package: "coffer", condition: .when(platforms: [.linux])),
            ],
            path: "Sources/keystrokes",
            swiftSettings: [
                .treatAllWarnings(as: .error),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
