// swift-tools-version: 6.2
// All that listens or stores. Needs libmicrohttpd, SQLite and OpenSSL 3.
import PackageDescription

func coffer(_ name: String) -> Target.Dependency { .product(name: name, package: "coffer") }

let foundation = coffer("CofferFoundation")
let cardRules = coffer("CofferCardRules")
let wire = coffer("CofferWire")

var targets: [Target] = [
    // C libraries: one module map each, one Swift owner each.
    .systemLibrary(
        name: "CCofferSQLite", path: "Sources/System/CCofferSQLite", pkgConfig: "sqlite3",
        providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
        name: "CCofferOpenSSL", path: "Sources/System/CCofferOpenSSL", pkgConfig: "libcrypto",
        providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(
        name: "CCofferMicrohttpd", path: "Sources/System/CCofferMicrohttpd", pkgConfig: "libmicrohttpd",
        providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    // Calls with variable arguments, which Swift cannot make.
    .target(
        name: "CCofferMicrohttpdShims", dependencies: ["CCofferMicrohttpd"], path: "Sources/System/CCofferMicrohttpdShims"),

    // What the tests share.
    .target(name: "CofferTestSupport", dependencies: [wire, foundation], path: "Tests/Support"),

    // Calls on our own process.
    .target(name: "CCofferProcess", path: "Sources/System/CCofferProcess"),

    // The network.
    .target(
        name: "CofferHTTPServer", dependencies: ["CCofferMicrohttpd", "CCofferMicrohttpdShims", foundation],
        path: "Sources/HTTPServer"),
    .testTarget(
        name: "CofferHTTPServerTests", dependencies: ["CofferHTTPServer", "CofferTestSupport", foundation], path: "Tests/HTTPServerTests"),

    // The domain and what it stands on.
    .target(name: "CofferCrypto", dependencies: ["CCofferOpenSSL", foundation], path: "Sources/Crypto"),
    .testTarget(name: "CofferCryptoTests", dependencies: ["CofferCrypto", foundation], path: "Tests/CryptoTests"),
    .target(name: "CofferVault", dependencies: ["CofferCrypto", cardRules, wire, foundation], path: "Sources/Vault"),
    .testTarget(
        name: "CofferVaultTests",
        dependencies: ["CofferVault", "CofferVaultSQLite", "CofferCrypto", "CCofferSQLite", wire, foundation],
        path: "Tests/VaultTests"),
    .target(name: "CofferVaultSQLite", dependencies: ["CofferVault", "CCofferSQLite", foundation], path: "Sources/VaultSQLite"),
    .testTarget(
        name: "CofferVaultSQLiteTests", dependencies: ["CofferVaultSQLite", "CofferVault", "CofferCrypto", "CCofferSQLite", foundation],
        path: "Tests/VaultSQLiteTests"),

    // Outward: processors, routes, and what joins them.
    .target(name: "CofferProcessors", dependencies: ["CofferVault", cardRules, wire, foundation], path: "Sources/Processors"),
    .testTarget(
        name: "CofferProcessorsTests", dependencies: ["CofferProcessors", "CofferVault", "CofferCrypto"], path: "Tests/ProcessorsTests"),
    .target(
        name: "CofferAPI", dependencies: ["CofferVault", "CofferHTTPServer", "CofferCrypto", cardRules, wire, foundation],
        path: "Sources/API"),
    .testTarget(
        name: "CofferAPITests",
        dependencies: [
            "CofferAPI", "CofferHTTPServer", "CofferVault", "CofferProcessors", "CofferCrypto", "CofferTestSupport", cardRules, wire,
            foundation,
        ],
        path: "Tests/APITests"),
    .target(
        name: "CofferService",
        dependencies: [
            "CofferAPI", "CofferVault", "CofferVaultSQLite", "CofferProcessors", "CofferHTTPServer", "CofferCrypto", "CCofferProcess",
            wire, foundation,
        ],
        path: "Sources/Service"),
    .target(
        name: "CofferSandbox", dependencies: ["CofferService", foundation], path: "Sources/CofferSandbox"
    ),
    // What every program of ours does with signals, standard streams and exit statuses.
    .target(name: "CofferProgram", dependencies: [foundation], path: "Sources/Program"),
    .testTarget(name: "CofferProgramTests", dependencies: ["CofferProgram", foundation], path: "Tests/ProgramTests"),
    .executableTarget(name: "coffer", dependencies: ["CofferService", "CofferProgram", foundation], path: "Sources/coffer"),

    // The SDKs against a real server.
    .testTarget(
        name: "EndToEndTests",
        dependencies: [
            "coffer", "CofferSandbox", "CofferService", "CofferVault", "CCofferSQLite", "CofferTestSupport",
            coffer("CoinmeVaultSDK"), coffer("VGSCollectSDK"), coffer("PrimerSDK"),
            coffer("CofferTestServer"), wire, foundation,
        ],
        path: "Tests/EndToEndTests"),
]

var products: [Product] = [
    .executable(name: "coffer", targets: ["coffer"]),
    .library(name: "CofferSandbox", targets: ["CofferSandbox"]),
    // For our own Example; no promise to others.
    .library(name: "CofferHTTPServer", targets: ["CofferHTTPServer"]),
    .library(name: "CofferProgram", targets: ["CofferProgram"]),
]

#if os(Linux)
    // Screens in a browser; Apple's systems show them themselves.
    targets += [
        .target(
            name: "BrowserHost",
            dependencies: [
                "CofferHTTPServer", "CofferCrypto", "CofferProgram", coffer("CofferScreen"), coffer("CofferLinuxUI"), wire, foundation,
            ],
            path: "Sources/BrowserHost",
            resources: [.embedInCode("Client/client.js"), .embedInCode("Client/client.css")]),
        // An app for the tests of what a process can do once.
        .executableTarget(
            name: "BrowserProbe",
            dependencies: ["BrowserHost", coffer("CoinmeVaultSDK"), coffer("CofferLinuxUI"), foundation], path: "Tests/BrowserProbe"),
        .testTarget(
            name: "BrowserHostTests",
            dependencies: [
                "BrowserHost", "BrowserProbe", "CofferHTTPServer", "CofferTestSupport",
                coffer("CofferTestServer"), coffer("CofferScreen"), coffer("CofferLinuxUI"), coffer("PrimerSDK"), foundation,
            ],
            path: "Tests/BrowserHostTests"),
        // Small screens for the tests in a browser.
        .executableTarget(
            name: "BrowserHostFixture",
            dependencies: [
                "BrowserHost", coffer("CofferLinuxUI"), coffer("CoinmeVaultSDK"), coffer("VGSCollectSDK"), coffer("PrimerSDK"),
            ],
            path: "Tests/BrowserHostFixture"),
    ]
    products.append(.library(name: "BrowserHost", targets: ["BrowserHost"]))
#endif

for target in targets where target.type == .regular || target.type == .test || target.type == .executable {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .treatAllWarnings(as: .error),
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
        ]
}

let package = Package(
    name: "coffer-server",
    platforms: [.macOS(.v15)],
    products: products,
    dependencies: [.package(name: "coffer", path: "..")],
    targets: targets,
    swiftLanguageModes: [.v6]
)
