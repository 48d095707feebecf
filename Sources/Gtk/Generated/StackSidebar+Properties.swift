// Made by scripts/generate-wrappers of scripts/support/wrappers/StackSidebar.txt: edit that, not this.
import CGtk

extension WidgetProtocol where Self: StackSidebar {
  /// The stack whose pages are listed.
  public var stack: Stack? {
    get { Object.wrap(gtk_stack_sidebar_get_stack(native()), as: Stack.self) }
    set { if newValue !== stack { withoutEcho { gtk_stack_sidebar_set_stack(native(), newValue?.native()) } } }
  }
}

// Signals.
extension WidgetProtocol where Self: StackSidebar {
  /// The user, or C code, changed `stack`.
  public var onNotifyStack: Signal<> { notify("stack", delivery: .userChanges) }
}
