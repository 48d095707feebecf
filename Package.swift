// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Every module that touches GTK lives on the main actor unless a declaration says otherwise.
let gtkSettings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A target names what its imports bring along, too: SwiftPM builds it again for a change of what it names alone.
let package = Package(
  name: "TrackedKit",
  products: [
    .library(name: "Tracking", targets: ["Tracking"]),
    .library(name: "Gtk", targets: ["Gtk"]),
    .library(name: "GtkComplete", targets: ["GtkComplete"]),
    .library(name: "GtkTracking", targets: ["GtkTracking"]),
    .library(name: "TrackedKit", targets: ["TrackedKit"]),
    .library(name: "TrackedUI", targets: ["TrackedUI"]),
    .library(name: "GtkTesting", targets: ["GtkTesting"]),
    .library(name: "TrackedInspector", targets: ["TrackedInspector"]),
    .executable(name: "tracked-demo", targets: ["TrackedDemo"]),
    .library(name: "TrackedKitPorting", targets: ["TrackedKitPorting"]),
    .library(name: "TrackedUIPorting", targets: ["TrackedUIPorting"]),
    .executable(name: "from-uikit", targets: ["from-uikit"]),
  ],
  targets: [
    .systemLibrary(
      name: "CGtk", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]
    ),
    // What Swift cannot import: where a thread's own variables lie.
    .target(name: "CThreadLocals"),
    .target(
      name: "Tracking",
      dependencies: ["CThreadLocals"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),
    .target(
      name: "ConstraintSolver",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),
    .target(name: "CGtkRuntime", dependencies: ["CGtk"]),
    // Expands macros while programs are compiled; no part of them.
    .macro(name: "TrackedMacros"),
    .target(name: "Gtk", dependencies: ["CGtk", "CGtkRuntime", "TrackedMacros"], swiftSettings: gtkSettings),
    // All of GTK that Gtk has not, made by scripts/generate-binding. Nothing else imports it.
    .target(name: "GtkComplete", dependencies: ["CGtk", "CGtkRuntime", "Gtk"], swiftSettings: gtkSettings),
    // The update pass over GTK's own widgets.
    .target(name: "GtkTracking", dependencies: ["Gtk", "Tracking"], swiftSettings: gtkSettings),
    .target(
      name: "TrackedKit", dependencies: ["ConstraintSolver", "Gtk", "GtkTracking", "Tracking"],
      swiftSettings: gtkSettings),
    .target(
      name: "TrackedUI", dependencies: ["Gtk", "GtkTracking", "TrackedKit", "TrackedMacros", "Tracking"],
      swiftSettings: gtkSettings),
    // A page of GTK's own inspector, which asks for a class of GObject's.
    .target(name: "CInspectorPage", dependencies: ["CGtk"]),
    .target(
      name: "TrackedInspector",
      dependencies: ["CInspectorPage", "Gtk", "GtkTracking", "TrackedKit", "TrackedUI", "Tracking"],
      swiftSettings: gtkSettings),
    .target(name: "CMainActorDrain", dependencies: ["CGtk", "CGtkRuntime"]),
    // The pointer and the keyboard that tests have under a Wayland compositor.
    .target(name: "CVirtualSeat"),
    // What tests do to widgets and see of them, without the kit; GtkTesting brings it along.
    .target(
      name: "WidgetTesting", dependencies: ["CMainActorDrain", "CGtk", "CVirtualSeat", "Gtk", "GtkTracking"],
      swiftSettings: gtkSettings),
    .target(
      name: "GtkTesting", dependencies: ["CGtk", "Gtk", "GtkTracking", "TrackedKit", "WidgetTesting"],
      swiftSettings: gtkSettings),
    .executableTarget(
      name: "TrackedDemo", dependencies: ["Gtk", "GtkTracking", "TrackedInspector", "TrackedKit", "TrackedUI"],
      swiftSettings: gtkSettings),
    // Code to copy, kept compiling and tested; no product.
    .target(
      name: "Recipes", dependencies: ["Gtk", "GtkTracking", "TrackedKit", "TrackedUI"], path: "Recipes",
      exclude: ["README.md"],
      swiftSettings: gtkSettings),
    // Ports UIKit sources by dropping the prefixes.
    .target(name: "PrefixDropping", path: "Sources/Porting/PrefixDropping"),
    .executableTarget(name: "from-uikit", dependencies: ["PrefixDropping"], path: "Sources/Porting/FromUIKit"),
    .plugin(
      name: "PortFromUIKit", capability: .buildTool(), dependencies: ["from-uikit"],
      path: "Sources/Porting/PortFromUIKit"),
    // What the compiler says of names that are called otherwise here, or are not here: nothing that runs.
    .target(
      name: "TrackedKitPorting", dependencies: ["Gtk", "GtkTracking", "TrackedKit"],
      path: "Sources/Porting/TrackedKitPorting", swiftSettings: gtkSettings),
    .target(
      name: "TrackedUIPorting", dependencies: ["Gtk", "GtkTracking", "TrackedKit", "TrackedUI"],
      path: "Sources/Porting/TrackedUIPorting", swiftSettings: gtkSettings),
    .testTarget(name: "FromUIKitTests", dependencies: ["PrefixDropping"]),
    // UIKit sources as an app has them, ported when they are built. Their module has no default isolation, as UIKit's users have none.
    .target(
      name: "UIKitSnippets", dependencies: ["Gtk", "GtkTracking", "TrackedKit", "TrackedKitPorting"],
      path: "Tests/UIKitSnippets",
      exclude: ["UIKit"], swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")],
      plugins: ["PortFromUIKit"]),
    .testTarget(
      name: "UIKitSnippetTests",
      dependencies: ["Gtk", "GtkTesting", "GtkTracking", "TrackedKit", "UIKitSnippets", "WidgetTesting"],
      swiftSettings: gtkSettings),
    .testTarget(
      name: "TrackedInspectorTests",
      dependencies: [
        "CGtk", "Gtk", "GtkTesting", "GtkTracking", "TrackedInspector", "TrackedKit", "TrackedUI", "WidgetTesting",
      ],
      swiftSettings: gtkSettings),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "TrackingTests", dependencies: ["Tracking"]),
    // Programs that end on purpose, run by tests.
    .executableTarget(
      name: "EarlyWidget", dependencies: ["Gtk"], path: "Tests/Programs/EarlyWidget", swiftSettings: gtkSettings),
    .executableTarget(
      name: "WrongUse", dependencies: ["CGtk", "Gtk"], path: "Tests/Programs/WrongUse", swiftSettings: gtkSettings),
    // Programs that are given files, and told to end, by tests.
    .executableTarget(
      name: "OpeningProgram", dependencies: ["Gtk", "GtkTracking", "TrackedKit", "TrackedUI"],
      path: "Tests/Programs/OpeningProgram",
      swiftSettings: gtkSettings),
    // Programs that begin with `@main`, as UIKit's do, run by tests.
    .executableTarget(
      name: "DelegateProgram", dependencies: ["GtkTracking", "TrackedKit"], path: "Tests/Programs/DelegateProgram",
      swiftSettings: gtkSettings),
    .executableTarget(
      name: "SubclassProgram", dependencies: ["GtkTracking", "TrackedKit"], path: "Tests/Programs/SubclassProgram",
      swiftSettings: gtkSettings),
    .executableTarget(
      name: "SceneProgram", dependencies: ["GtkTracking", "TrackedKit", "TrackedKitPorting"],
      path: "Tests/Programs/SceneProgram",
      exclude: ["UIKit"],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")], plugins: ["PortFromUIKit"]),
    .executableTarget(
      name: "MixedProgram", dependencies: ["GtkTracking", "TrackedKit", "TrackedKitPorting", "TrackedUI"],
      path: "Tests/Programs/MixedProgram",
      exclude: ["UIKit"], plugins: ["PortFromUIKit"]),
    // The table of C-240, run by its tests and by scripts/soak.
    .executableTarget(
      name: "EndingTable", dependencies: ["Gtk", "GtkTesting", "GtkTracking", "TrackedKit", "WidgetTesting"],
      path: "Tests/Programs/EndingTable",
      exclude: ["Exceptions.txt"], swiftSettings: gtkSettings),
    // The laws of every generated class, run by their tests and by scripts/soak.
    .executableTarget(
      name: "CompleteLaws", dependencies: ["CGtk", "Gtk", "GtkComplete", "WidgetTesting"],
      path: "Tests/Programs/CompleteLaws", swiftSettings: gtkSettings),
    .testTarget(
      name: "GtkTests",
      dependencies: [
        "CGtk", "EarlyWidget", "Gtk", "GtkTesting", "GtkTracking", "TrackedKit", "WrongUse", "WidgetTesting",
      ],
      swiftSettings: gtkSettings),
    .testTarget(
      name: "GtkCompleteTests", dependencies: ["CGtk", "CompleteLaws", "Gtk", "GtkComplete", "WidgetTesting"],
      swiftSettings: gtkSettings),
    .testTarget(
      name: "GtkTrackingTests", dependencies: ["Gtk", "GtkTracking", "Tracking", "WidgetTesting"],
      swiftSettings: gtkSettings),
    .testTarget(
      name: "GtkTestingTests",
      dependencies: ["CGtk", "Gtk", "GtkTesting", "GtkTracking", "TrackedKit", "WidgetTesting"],
      swiftSettings: gtkSettings),
    .testTarget(
      name: "TrackedKitTests",
      dependencies: [
        "CGtk", "DelegateProgram", "EndingTable", "Gtk", "GtkTesting", "GtkTracking", "MixedProgram", "SceneProgram",
        "SubclassProgram", "TrackedKit", "WidgetTesting",
      ],
      swiftSettings: gtkSettings),
    .testTarget(
      name: "TrackedUITests",
      dependencies: [
        "CGtk", "DeclarativePrograms", "Gtk", "GtkTesting", "GtkTracking", "OpeningProgram", "RandomPrograms",
        "TrackedKit", "TrackedUI", "Tracking", "WidgetTesting",
      ],
      swiftSettings: gtkSettings),
    // Sources as they are written for SwiftUI, unchanged but for the import, and what they do in windows.
    .target(
      name: "SwiftUISnippets", dependencies: ["Gtk", "GtkTracking", "TrackedKit", "TrackedUI"],
      path: "Tests/SwiftUISnippets",
      swiftSettings: gtkSettings),
    // Models and values of such sources in a module without a default isolation, as they may well be.
    .target(
      name: "SwiftUIModels", dependencies: ["GtkTracking", "TrackedKit", "TrackedUI"], path: "Tests/SwiftUIModels"),
    // Whole small apps, in the same way.
    .target(
      name: "SwiftUIApps", dependencies: ["Gtk", "GtkTracking", "TrackedKit", "TrackedUI"], path: "Tests/SwiftUIApps",
      swiftSettings: gtkSettings),
    // More sources, as somebody writes them who knows SwiftUI alone, some of them in a module without a default isolation.
    .target(
      name: "SwiftUISources", dependencies: ["GtkTracking", "TrackedKit", "TrackedUI"], path: "Tests/SwiftUISources",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "SwiftUIPlainSources", dependencies: ["GtkTracking", "TrackedKit", "TrackedUI"],
      path: "Tests/SwiftUIPlainSources"),
    // What the tests of declarative sources share.
    .target(
      name: "SwiftUITestSupport",
      dependencies: ["Gtk", "GtkTesting", "GtkTracking", "TrackedKit", "TrackedUI", "WidgetTesting"],
      path: "Tests/SwiftUITestSupport", swiftSettings: gtkSettings),
    .testTarget(
      name: "SwiftUISourceTests",
      dependencies: [
        "Gtk", "GtkTesting", "GtkTracking", "SwiftUIPlainSources", "SwiftUISources", "SwiftUITestSupport", "TrackedKit",
        "TrackedUI", "WidgetTesting",
      ],
      swiftSettings: gtkSettings),
    .testTarget(
      name: "SwiftUIAppTests",
      dependencies: [
        "Gtk", "GtkTesting", "GtkTracking", "SwiftUIApps", "SwiftUITestSupport", "TrackedKit", "TrackedUI",
        "WidgetTesting",
      ],
      swiftSettings: gtkSettings),
    .testTarget(
      name: "SwiftUISnippetTests",
      dependencies: [
        "Gtk", "GtkTesting", "GtkTracking", "SwiftUIModels", "SwiftUISnippets", "SwiftUITestSupport", "TrackedKit",
        "TrackedUI", "WidgetTesting",
      ],
      swiftSettings: gtkSettings),
    .testTarget(
      name: "TrackedDemoTests",
      dependencies: ["Gtk", "GtkTesting", "GtkTracking", "TrackedDemo", "TrackedKit", "TrackedUI", "WidgetTesting"],
      swiftSettings: gtkSettings),
    // Random programs against an oracle; run by their tests and, without end, by scripts/soak.
    .target(
      name: "RandomPrograms",
      dependencies: ["CGtk", "Gtk", "GtkTesting", "GtkTracking", "TrackedKit", "WidgetTesting"],
      path: "Tests/RandomPrograms",
      swiftSettings: gtkSettings),
    // The same for declarative views.
    .target(
      name: "DeclarativePrograms",
      dependencies: [
        "CGtk", "Gtk", "GtkTesting", "GtkTracking", "RandomPrograms", "TrackedKit", "TrackedUI", "WidgetTesting",
      ],
      path: "Tests/DeclarativePrograms", swiftSettings: gtkSettings),
    // The same for what a person types and what a program answers.
    .target(
      name: "TypingPrograms",
      dependencies: [
        "CGtk", "Gtk", "GtkTesting", "GtkTracking", "RandomPrograms", "TrackedKit", "TrackedUI", "WidgetTesting",
      ],
      path: "Tests/TypingPrograms", swiftSettings: gtkSettings),
    .executableTarget(
      name: "Soak", dependencies: ["DeclarativePrograms", "RandomPrograms", "TypingPrograms"], path: "Tests/Soak",
      swiftSettings: gtkSettings),
    .testTarget(
      name: "TypingTests",
      dependencies: [
        "CGtk", "Gtk", "GtkTesting", "GtkTracking", "TrackedKit", "TrackedUI", "TypingPrograms", "WidgetTesting",
      ],
      swiftSettings: gtkSettings),
    .testTarget(
      name: "RandomProgramTests",
      dependencies: ["Gtk", "GtkTesting", "GtkTracking", "RandomPrograms", "TrackedKit", "WidgetTesting"],
      swiftSettings: gtkSettings),
    .testTarget(
      name: "RecipesTests",
      dependencies: [
        "CGtk", "Gtk", "GtkTesting", "GtkTracking", "Recipes", "TrackedKit", "TrackedUI", "WidgetTesting",
      ],
      swiftSettings: gtkSettings),
  ],
  swiftLanguageModes: [.v6]
)
