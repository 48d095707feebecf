// Made by scripts/generate-wrappers of scripts/support/wrappers/Revealer.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let revealerLaws = Coverage<Revealer>(
    "GtkRevealer", make: { Revealer() }
  ) {
    $0.set("transition-type", \.transitionType)
    $0.set("transition-duration", \.transitionDuration)
    $0.set("reveal-child", \.revealsChild)
    $0.shown("child-revealed", \.isChildRevealed)
    $0.set("child", \.child)
    $0.signal { $0.onNotifyTransitionType {} }
    $0.signal { $0.onNotifyTransitionDuration {} }
    $0.signal { $0.onNotifyRevealChild {} }
    $0.signal { $0.onNotifyChildRevealed {} }
    $0.signal { $0.onNotifyChild {} }
  }
}
