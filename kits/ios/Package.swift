// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Latchkey",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "Latchkey", targets: ["Latchkey"])],
  targets: [
    .target(name: "Latchkey"),
    .testTarget(name: "LatchkeyTests", dependencies: ["Latchkey"]),
  ]
)
