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

  /// Where the app's words in other languages are.
  static var translations: String {
    if let given = ProcessInfo.processInfo.environment["TRACKED_DEMO_LOCALE"] { return given }
    let folders = folders(installed: ["share", "locale"], built: ["locale"])
    return folders.last { access($0, R_OK) == 0 } ?? "/usr/share/locale"
  }

  private static var folders: [String] {
    let environment = ProcessInfo.processInfo.environment
    let given = environment["TRACKED_DEMO_RESOURCES"].map { [$0] } ?? []
    return given + folders(installed: ["share", "tracked-demo"], built: ["resources"])
  }

  /// Lets the settings' schema be found where the app was started from, unless the environment says where it is. Before the first
  /// settings are read, which is when the system looks.
  static func findSchema() {
    let folders = folders(installed: ["share", "glib-2.0", "schemas"], built: ["schemas"])
    guard let folder = folders.first(where: { access($0 + "/gschemas.compiled", R_OK) == 0 }) else { return }
    setenv("GSETTINGS_SCHEMA_DIR", folder, 0)
  }

  /// Places beside the executable: where it is installed, and in .build/<platform>/<configuration>, where scripts/demo compiles them.
  private static func folders(installed: [Substring], built: [Substring]) -> [String] {
    guard let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
      return []
    }
    let binaries = executable.split(separator: "/").dropLast()
    return [binaries.dropLast() + installed, binaries.dropLast(2) + built].map { "/" + $0.joined(separator: "/") }
  }
}
