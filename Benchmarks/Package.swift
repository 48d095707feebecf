// swift-tools-version: 6.2
import PackageDescription

// A package of its own: what measuring needs never reaches a user of the libraries.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "TrackedKit", path: "..")],
  targets: [
    .executableTarget(
      name: "TrackedProbe",
      dependencies: [
        .product(name: "TrackedKit", package: "TrackedKit"),
        .product(name: "Tracking", package: "TrackedKit"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "TrackingProbe", dependencies: [.product(name: "GtkTracking", package: "TrackedKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // What Swift cannot import: how much memory malloc has given out.
    .target(name: "CHeap"),
    .executableTarget(
      name: "DeclarativeProbe",
      dependencies: [
        "CHeap", .product(name: "TrackedKit", package: "TrackedKit"),
        .product(name: "TrackedUI", package: "TrackedKit"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "ScalingProbe",
      dependencies: [
        .product(name: "TrackedKit", package: "TrackedKit"), .product(name: "TrackedUI", package: "TrackedKit"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(name: "ThreadsProbe", dependencies: [.product(name: "Tracking", package: "TrackedKit")]),
  ],
  swiftLanguageModes: [.v6]
)
