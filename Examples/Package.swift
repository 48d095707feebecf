// swift-tools-version: 6.2
import PackageDescription

// Programs that use the products from outside, as yours does.
let package = Package(
  name: "Examples",
  dependencies: [.package(name: "TrackedKit", path: "..")],
  targets: [
    // The README's first program, on the main actor as the README says, and with SwiftPM's defaults.
    .executableTarget(
      name: "Counter", dependencies: [.product(name: "TrackedKit", package: "TrackedKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "CounterWithoutIsolation", dependencies: [.product(name: "TrackedKit", package: "TrackedKit")]),
    // A desktop app.
    .executableTarget(
      name: "Notes", dependencies: [.product(name: "TrackedKit", package: "TrackedKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // The same notes as declarative views, with the same model.
    .executableTarget(
      name: "DeclarativeNotes", dependencies: [.product(name: "TrackedUI", package: "TrackedKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // The program of docs/FIRST_DECLARATIVE_APP.md.
    .executableTarget(
      name: "Shopping", dependencies: [.product(name: "TrackedUI", package: "TrackedKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // A thread that samples the system, charts that are drawn, and a table that is sorted.
    .executableTarget(
      name: "Monitor", dependencies: [.product(name: "TrackedKit", package: "TrackedKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // A board of cards that are drawn, and dragged.
    .executableTarget(
      name: "Board", dependencies: [.product(name: "TrackedKit", package: "TrackedKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // An app of plain GTK calls, and the same with tracked updates.
    .executableTarget(
      name: "AdoptBefore", dependencies: [.product(name: "Gtk", package: "TrackedKit")], path: "Sources/Adopt/Before",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "AdoptAfter", dependencies: [.product(name: "GtkTracking", package: "TrackedKit")],
      path: "Sources/Adopt/After", swiftSettings: [.defaultIsolation(MainActor.self)]),
    // What gtk4-demo shows of widgets, a page each.
    .executableTarget(
      name: "GtkTour", dependencies: [.product(name: "GtkComplete", package: "TrackedKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "GtkTourTests", dependencies: ["GtkTour", .product(name: "GtkTesting", package: "TrackedKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "BoardTests", dependencies: ["Board", .product(name: "GtkTesting", package: "TrackedKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ShoppingTests", dependencies: ["Shopping", .product(name: "GtkTesting", package: "TrackedKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "NotesTests", dependencies: ["Notes", .product(name: "GtkTesting", package: "TrackedKit")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
