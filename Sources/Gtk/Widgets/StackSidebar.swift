import CGtk

/// Lists the pages of a stack at its side.
@MainActor open class StackSidebar: Widget {
  /// A sidebar without a stack.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_stack_sidebar_new())) }

  /// Adopts a GtkStackSidebar.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}
