import TrackedKit

/// Outlines in the program's windows what has run lately, coloured by phase.
final class Outlines {
  private struct Outlined {
    weak var widget: Widget?
    let look: String
  }
  private var outlined: [ObjectIdentifier: Outlined] = [:]

  /// Outlines these objects' widgets, and no others.
  func show(_ phases: [ObjectIdentifier: UpdatePhase]) {
    let wanted = phases.mapValues { "ran-\($0)" }
    guard wanted != outlined.mapValues(\.look) else { return }
    Self.sheet.load()
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

  /// An outline takes no room, so that nothing is laid out for it.
  private static let sheet = LibrarySheet(
    "TrackedInspector",
    [
      ("traits", "#d9630a"), ("constraints", "#d9630a"), ("properties", "#3a944a"), ("layout", "#3584e4"),
      ("display", "#9141ac"),
    ]
    .map { ".ran-\($0) { outline: 2px solid \($1); outline-offset: -2px; }" }.joined(separator: "\n"))
}
