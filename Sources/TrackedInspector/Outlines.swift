import TrackedKit

/// Outlines in the program's windows what has run lately, coloured by phase.
final class Outlines {
  private struct Outlined {
    weak var widget: Widget?
    let look: String
  }
  private var outlined: [ObjectIdentifier: Outlined] = [:]
  private static var isLoaded = false

  /// Outlines these objects' widgets, and no others.
  func show(_ phases: [ObjectIdentifier: UpdatePhase]) {
    let wanted = phases.mapValues { "ran-\($0)" }
    guard wanted != outlined.mapValues(\.look) else { return }
    Self.load()
    UpdateRecorder.withoutRecording {
      for (owner, old) in outlined where wanted[owner] != old.look {
        old.widget?.removeCSSClass(old.look)
        outlined[owner] = nil
      }
      let new = wanted.filter { outlined[$0.key] == nil }
      let widgets = UpdateRecorder.widgets(of: Set(new.keys))
      for (owner, look) in new {
        guard let widget = widgets[owner] else { continue }
        widget.addCSSClass(look)
        outlined[owner] = Outlined(widget: widget, look: look)
      }
    }
  }

  private static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    // An outline takes no room, so that nothing is laid out for it.
    let rules = [
      ("traits", "#d9630a"), ("constraints", "#d9630a"), ("properties", "#3a944a"), ("layout", "#3584e4"),
      ("display", "#9141ac"),
    ]
    .map { ".ran-\($0) { outline: 2px solid \($1); outline-offset: -2px; }" }
    do { try Style.set(rules.joined(separator: "\n"), for: "TrackedInspector") } catch {
      UpdateRecorder.warn("what runs has no outline: \(error)")
    }
  }
}
