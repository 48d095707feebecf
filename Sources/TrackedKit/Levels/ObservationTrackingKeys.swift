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
  /// gives a warning.
  public init(keyFile path: String) {
    self.init()
    do {
      let file = try KeyFile(path: path)
      ui = file.value(of: "UIObservationTrackingEnabled", in: "Tracking") == "true"
      ns = file.value(of: "NSObservationTrackingEnabled", in: "Tracking") == "true"
    } catch {
      UpdateInspector.warn("\(error) Observation tracking keys are taken as off.")
    }
  }
}
