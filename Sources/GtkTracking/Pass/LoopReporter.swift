import Gtk

/// Names the hooks that keep invalidating each other, once for each set of them (C-061, C-065).
struct LoopReporter {
  private var suspects: [(hook: ObjectIdentifier, name: String)] = []
  private var reported: Set<[String]> = []

  /// Notes a hook that has reached the limit in this pass.
  mutating func record(_ hook: Hook) {
    let identity = ObjectIdentifier(hook)
    Feedback.wasReported(hook.standsFor ?? hook)
    if !suspects.contains(where: { $0.hook == identity }) {
      suspects.append((identity, UpdateRecorder.name(of: hook)))
    }
  }

  /// - Returns: whether these were not named together before.
  mutating func note(_ names: [String]) -> Bool { reported.insert(names.sorted()).inserted }

  /// Warns of the noted hooks unless that was done before.
  mutating func report(in window: Gtk.Window?) {
    defer { suspects = [] }
    let names = suspects.map(\.name)
    guard note(names) else { return }
    let loop =
      names.isEmpty
      ? "handlers of trait changes kept setting traits. The rest waits for the next frame. Let a handler set what it is "
        + "not told of."
      : "\(names.joined(separator: " and ")) kept invalidating \(names.count == 1 ? "itself" : "each other") "
        + "and ran \(UpdatePass.repeatLimit) times in one pass. The rest waits for the next frame. Let one of them stop "
        + "writing what the other reads."
    let message = "update loop in window '\(window?.title ?? "")': \(loop)"
    UpdateRecorder.warn(message)
  }
}
