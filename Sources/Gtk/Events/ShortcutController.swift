import CGtk

/// Runs code for keys while a widget, or a part of it, has the keyboard.
@MainActor public final class ShortcutController: EventController {
  /// Adopts a GtkShortcutController.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Without shortcuts.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_shortcut_controller_new())) }

  /// Whether keys reach a widget's shortcuts, for a layer above in which something modal covers widgets.
  package static var reaches: (Widget) -> Bool = { _ in true }

  /// Runs code for a key combination, written as in `<Control>Return`.
  ///
  /// - Precondition: `trigger` is a key combination.
  public func add(_ trigger: String, _ handler: @escaping () -> Propagation) {
    guard let parsed = gtk_shortcut_trigger_parse_string(trigger) else {
      preconditionFailure("'\(trigger)' is not a key combination; write it as in '<Control><Shift>a'")
    }
    let box = ShortcutBody { [weak self] in self?.isLeaving == true ? .proceed : handler() }
    let action = gtk_callback_action_new(
      { widget, _, data in
        let native = widget.map { UnsafeMutableRawPointer($0) }
        let widget = native.flatMap { Object.existingWrapper(of: $0) as? Widget }
        guard widget.map(ShortcutController.reaches) != false else { return 0 }
        let shortcut = Unmanaged<ShortcutBody>.fromOpaque(data!).takeUnretainedValue()
        return ProgramCalls.during { ProgramEvent.during(.key, at: native) { shortcut.body() } } == .stop ? 1 : 0
      }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<ShortcutBody>.fromOpaque($0!).release() })
    gtk_shortcut_controller_add_shortcut(native(), gtk_shortcut_new(parsed, action))
  }
}

private final class ShortcutBody {
  let body: () -> Propagation

  init(_ body: @escaping () -> Propagation) { self.body = body }
}
