import CGtk

/// A button that stays pressed.
@MainActor open class ToggleButton: Button {
  /// A toggle button with a text.
  public override init(_ label: String) {
    super.init(owning: UnsafeMutableRawPointer(gtk_toggle_button_new_with_label(label.withoutNUL)))
  }

  /// A toggle button without content.
  public override init() { super.init(owning: UnsafeMutableRawPointer(gtk_toggle_button_new())) }

  /// Adopts a GtkToggleButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Joins a group in which one button at most is pressed.
  public func setGroup(_ other: ToggleButton?) { gtk_toggle_button_set_group(native(), other?.native()) }
}
