// Made by scripts/generate-wrappers of scripts/support/wrappers/StackSwitcher.txt: edit that, not this.
import CGtk

extension WidgetProtocol where Self: StackSwitcher {
  /// The stack whose pages are listed.
  public var stack: Stack? {
    get { Object.wrap(gtk_stack_switcher_get_stack(native()), as: Stack.self) }
    set { if newValue !== stack { withoutEcho { gtk_stack_switcher_set_stack(native(), newValue?.native()) } } }
  }
}

// Signals.
extension WidgetProtocol where Self: StackSwitcher {
  /// The user, or C code, changed `stack`.
  public var onNotifyStack: Signal<> { notify("stack", delivery: .userChanges) }
}
