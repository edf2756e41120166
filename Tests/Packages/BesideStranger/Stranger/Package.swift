// swift-tools-version: 5.9
// Somebody's package that knows nothing of ours.
import PackageDescription

let package = Package(
    name: "Stranger",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [.library(name: "Stranger", targets: ["Stranger"])],
    targets: [.target(name: "Stranger")]
)
