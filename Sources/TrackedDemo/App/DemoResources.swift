import FoundationEssentials
import Glibc
import TrackedKit

/// The files the app ships with: style sheet, icons and pictures.
enum DemoResources {
  static let prefix = "/io/github/trackedkit/Demo"

  /// Finds the bundle and makes its icons known.
  ///
  /// - Throws: `DemoError` that names the places looked at, or `ResourceError` for a broken bundle.
  static func register() throws {
    let candidates = folders.map { $0 + "/tracked-demo.gresource" }
    guard let bundle = candidates.first(where: { access($0, R_OK) == 0 }) else {
      throw DemoError(
        "Pictures and icons are missing: no tracked-demo.gresource in \(folders.joined(separator: ", ")). "
          + "Start the app with scripts/demo, or install it.")
    }
    try Resources.register(bundle: bundle)
    Resources.addIconPath(prefix + "/icons")
  }

  /// The app's own style sheet.
  static func styleSheet() throws(ResourceError) -> String {
    String(decoding: try Resources.data(at: prefix + "/style.css"), as: UTF8.self)
  }

  private static var folders: [String] {
    let environment = ProcessInfo.processInfo.environment
    var folders = environment["TRACKED_DEMO_RESOURCES"].map { [$0] } ?? []
    if let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      let binaries = executable.split(separator: "/").dropLast()
      folders.append("/" + (binaries.dropLast() + ["share", "tracked-demo"]).joined(separator: "/"))
      // An executable in .build/<platform>/<configuration> finds what scripts/demo compiled.
      folders.append("/" + (binaries.dropLast(2) + ["resources"]).joined(separator: "/"))
    }
    return folders
  }
}
