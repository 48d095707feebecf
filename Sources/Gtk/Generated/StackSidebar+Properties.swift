// Made by scripts/generate-wrappers of scripts/support/wrappers/StackSidebar.txt: edit that, not this.
import CGtk

extension WidgetProtocol where Self: StackSidebar {
  /// The stack whose pages are listed.
  @NativeProperty(gtk_stack_sidebar_get_stack, gtk_stack_sidebar_set_stack) public var stack: Stack?
}

// Signals.
extension WidgetProtocol where Self: StackSidebar {
  /// The user, or C code, changed `stack`.
  public var onNotifyStack: Signal<> { notify("stack", delivery: .userChanges) }
}
