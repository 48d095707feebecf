import Gtk

/// The keys by which an application opts in to tracking at level 18. Ignored from level 26 on (C-190).
///
/// In a key file they are lines of the group `Tracking`:
///
/// ```text
/// [Tracking]
/// UIObservationTrackingEnabled=true
/// ```
@MainActor public struct ObservationTrackingKeys: Equatable, Sendable {
  /// `UIObservationTrackingEnabled`: hooks that UIKit names are tracked (C-188).
  public var ui: Bool
  /// `NSObservationTrackingEnabled`: hooks that AppKit names are tracked: `layout()`, `viewWillLayout()`,
  /// `viewDidLayout()`, `updateLayer()` (C-192). Hooks that both name are tracked with either key.
  public var ns: Bool

  /// Keys by their values; off unless said otherwise.
  public init(ui: Bool = false, ns: Bool = false) {
    self.ui = ui
    self.ns = ns
  }

  /// The keys in a file. What is not exactly `true`, and a missing file, counts as off (C-193); a file that cannot be read
  /// gives a warning, and so do values such as Xcode's `YES` and keys that are misspelt or are in another group.
  public init(keyFile path: String) {
    self.init()
    do {
      let file = try KeyFile(path: path)
      ui = file.isOn("UIObservationTrackingEnabled", in: path)
      ns = file.isOn("NSObservationTrackingEnabled", in: path)
      for (group, keys) in file.contents {
        for key in keys where !Self.names.contains(key) || group != Self.group {
          Self.warn(of: key, in: group, of: path)
        }
      }
    } catch {
      UpdateRecorder.warn("\(error) Observation tracking keys are taken as off.")
    }
  }

  fileprivate static let group = "Tracking"
  private static let names = ["UIObservationTrackingEnabled", "NSObservationTrackingEnabled"]

  /// Says what is meant where a key looks like one of the two; other programs' keys may be in the same file.
  private static func warn(of key: String, in group: String, of path: String) {
    let looksAlike = key.lowercased().contains("observation") || key.lowercased().contains("trackingenabled")
    guard looksAlike || group == Self.group else { return }
    UpdateRecorder.warn(
      "'\(path)' has the key \(key) in the group [\(group)], which is not read: write "
        + names.map { "\($0)=true" }.joined(separator: " or ") + " in the group [\(Self.group)].")
  }
}

extension KeyFile {
  fileprivate func isOn(_ key: String, in path: String) -> Bool {
    guard let value = value(of: key, in: ObservationTrackingKeys.group) else { return false }
    if value != "true", !["", "false", "0", "NO", "no"].contains(value) {
      UpdateRecorder.warn("'\(path)' says \(key)=\(value), which counts as off: write \(key)=true.")
    }
    return value == "true"
  }
}
