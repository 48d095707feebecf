package import Gtk
import Tracking

extension UpdateRecorder {
  /// What the hooks at a widget have read in their latest runs.
  package struct HookReads {
    /// The widget that has the hooks.
    package let widget: Widget
    /// The hooks' names, as `CounterController.updateProperties`.
    package let hooks: [String]
    /// The properties, each once, by name.
    package let properties: [(name: String, path: AnyKeyPath)]
  }

  /// What is read by the hooks of a widget, or of the nearest one around it where one of the program's hooks reads a property; nil where there is
  /// none.
  package static func reads(nearest widget: Widget) -> HookReads? {
    var next: Widget? = widget
    while let current = next {
      let hooks = WidgetNode.existing(of: current)?.hooks.all.filter {
        !$0.gathersOthers && $0.runCount > 0 && isProgramsOwn($0)
      }
      let paths = Set((hooks ?? []).flatMap(\.reads).map(\.property))
      if let hooks, !paths.isEmpty {
        return HookReads(
          widget: current, hooks: hooks.map { name(of: $0) },
          properties: paths.map { (UpdateCause.fullName(of: $0), $0) }.sorted { $0.0 < $1.0 })
      }
      next = current.parent
    }
    return nil
  }
}
