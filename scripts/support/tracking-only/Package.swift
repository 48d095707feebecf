// swift-tools-version: 6.2
import PackageDescription

/// The tracker without GTK. `scripts/test` copies this beside links to `Sources` and `Tests`, so that the tracker can be tested in other
/// configurations (the public API instead of the SPI, the thread sanitizer) without building everything else once more.
let package = Package(
  name: "TrackingOnly",
  targets: [
    // What Swift cannot import: where a thread's own variables lie.
    .target(name: "CThreadLocals"),
    .target(
      name: "Tracking",
      dependencies: ["CThreadLocals"],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
    ),
    .testTarget(name: "TrackingTests", dependencies: ["Tracking"]),
  ],
  swiftLanguageModes: [.v6]
)
