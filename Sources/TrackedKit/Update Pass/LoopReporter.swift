import CGtk
import Gtk

/// Names the hooks that keep invalidating each other, once for each set of them (C-061, C-065).
struct LoopReporter {
  private var suspects: [String] = []
  private var reported: Set<[String]> = []

  /// Notes a hook that has reached the limit in this pass.
  mutating func note(_ hook: TrackedHook) {
    let name = UpdateInspector.name(of: hook)
    if !suspects.contains(name) { suspects.append(name) }
  }

  /// Warns of the noted hooks unless that was done before.
  mutating func report(in window: Window?) {
    defer { suspects = [] }
    guard reported.insert(suspects.sorted()).inserted else { return }
    let message =
      "update loop in window '\(window?.title ?? "")': \(suspects.joined(separator: " and ")) kept invalidating each other "
      + "and ran \(UpdatePass.repeatLimit) times in one pass. The rest waits for the next frame. Let one of them stop "
      + "writing what the other reads."
    UpdateInspector.warn(message)
  }
}
