import CGtk

/// Lists the pages of a stack at its side.
@MainActor open class StackSidebar: Widget {
  /// A sidebar without a stack.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_stack_sidebar_new())) }

  /// Adopts a GtkStackSidebar.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The stack whose pages are listed.
  public var stack: Stack? {
    get { Object.wrap(gtk_stack_sidebar_get_stack(native()), as: Stack.self) }
    set { if let newValue { gtk_stack_sidebar_set_stack(native(), newValue.native()) } }
  }
}
