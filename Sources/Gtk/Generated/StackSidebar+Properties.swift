// Made by scripts/generate-wrappers of scripts/support/wrappers/StackSidebar.txt: edit that, not this.
import CGtk

/// Every `StackSidebar`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol StackSidebarProtocol: StackSidebar {}

extension StackSidebar: nonisolated StackSidebarProtocol {}

extension StackSidebarProtocol {
  /// The stack whose pages are listed.
  @NativeProperty(gtk_stack_sidebar_get_stack, gtk_stack_sidebar_set_stack) public var stack: Stack?
}

// Signals.
extension StackSidebarProtocol {
  /// The user, or C code, changed `stack`.
  public var onNotifyStack: Signal<> { notify("stack", delivery: .userChanges) }
}
