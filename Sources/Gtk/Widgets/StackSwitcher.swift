import CGtk

/// A row of buttons, one for each page of a stack.
@MainActor open class StackSwitcher: Widget {
  /// A switcher without a stack.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_stack_switcher_new())) }

  /// Adopts a GtkStackSwitcher.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The stack whose pages are shown.
  public var stack: Stack? {
    get { Object.wrap(gtk_stack_switcher_get_stack(native()), as: Stack.self) }
    set { gtk_stack_switcher_set_stack(native(), newValue?.native()) }
  }
}
