import CGtk

/// A box to tick, or one of a group of which one is chosen.
@MainActor open class CheckButton: Widget {
  /// A box with a text.
  public init(_ label: String) {
    super.init(owning: UnsafeMutableRawPointer(gtk_check_button_new_with_label(label.withoutNUL)))
  }

  /// A box alone. Give it an accessible label.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_check_button_new())) }

  /// Adopts a GtkCheckButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Joins a group in which one is chosen.
  public func setGroup(_ other: CheckButton?) { gtk_check_button_set_group(native(), other?.native()) }
}

extension CheckButton: nonisolated Actionable {}
