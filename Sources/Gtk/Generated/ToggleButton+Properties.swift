// Made by scripts/generate-wrappers of scripts/support/wrappers/ToggleButton.txt: edit that, not this.
import CGtk

/// Every `ToggleButton`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ToggleButtonProtocol: ToggleButton {}

extension ToggleButton: nonisolated ToggleButtonProtocol {}

extension ToggleButtonProtocol {
  /// Whether it is pressed. Setting it reaches no handler of `onToggled`.
  @NativeProperty(gtk_toggle_button_get_active, gtk_toggle_button_set_active) public var isActive: Bool
}

// Signals.
extension ToggleButtonProtocol {
  /// The user pressed it; read `isActive`.
  public var onToggled: Signal<> { Signal(self, "toggled", delivery: .userChanges) }

  /// The user, or C code, changed `isActive`.
  public var onNotifyActive: Signal<> { notify("active", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ToggleButtonProtocol {
  @available(*, unavailable, renamed: "isActive")
  @NeverCalled public var active: Bool
  @available(*, unavailable, message: "write setGroup")
  @NeverCalled public var group: Any?
}
