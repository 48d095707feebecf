// Made by scripts/generate-wrappers of scripts/support/wrappers/StackSidebar.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let stackSidebarLaws = Coverage<StackSidebar>(
    "GtkStackSidebar", make: { StackSidebar() }
  ) {
    $0.shown("stack", \.stack)
    $0.signal { $0.onNotifyStack {} }
  }
}
