import CGtk

/// A row of buttons, one for each page of a stack.
@MainActor open class StackSwitcher: Widget {
  /// A switcher without a stack.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_stack_switcher_new())) }

  /// Adopts a GtkStackSwitcher.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension StackSwitcher: nonisolated Orientable {}
