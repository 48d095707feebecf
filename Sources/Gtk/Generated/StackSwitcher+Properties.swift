// Made by scripts/generate-wrappers of scripts/support/wrappers/StackSwitcher.txt: edit that, not this.
import CGtk

/// Every `StackSwitcher`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol StackSwitcherProtocol: StackSwitcher {}

extension StackSwitcher: nonisolated StackSwitcherProtocol {}

extension StackSwitcherProtocol {
  /// The stack whose pages are listed.
  @NativeProperty(gtk_stack_switcher_get_stack, gtk_stack_switcher_set_stack) public var stack: Stack?
}

// Signals.
extension StackSwitcherProtocol {
  /// The user, or C code, changed `stack`.
  public var onNotifyStack: Signal<> { notify("stack", delivery: .userChanges) }
}
