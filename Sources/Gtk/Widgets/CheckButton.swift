import CGtk

/// A box to tick, or one of a group of which one is chosen.
@MainActor open class CheckButton: Widget {
  /// A box with a text.
  public init(_ label: String) {
    super.init(owning: UnsafeMutableRawPointer(gtk_check_button_new_with_label(label)))
  }

  /// A box alone. Give it an accessible label.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_check_button_new())) }

  /// Adopts a GtkCheckButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Whether it is ticked. Setting it reaches no handler of `toggled`.
  public var isActive: Bool {
    get { gtk_check_button_get_active(native()) != 0 }
    set { if newValue != isActive { withoutEcho { gtk_check_button_set_active(native(), newValue ? 1 : 0) } } }
  }

  /// The text beside the box.
  public var label: String {
    get { gtk_check_button_get_label(native()).map { String(cString: $0) } ?? "" }
    set { if newValue != label { gtk_check_button_set_label(native(), newValue) } }
  }

  /// Whether it shows neither of the two.
  public var isInconsistent: Bool {
    get { gtk_check_button_get_inconsistent(native()) != 0 }
    set { if newValue != isInconsistent { gtk_check_button_set_inconsistent(native(), newValue ? 1 : 0) } }
  }

  /// Joins a group in which one is chosen.
  public func setGroup(_ other: CheckButton?) { gtk_check_button_set_group(native(), other?.native()) }

  /// The user ticked it; read `isActive`.
  public var toggled: Signal<> { Signal(self, "toggled", delivery: .userChanges) }
}
