// Made by scripts/generate-wrappers of scripts/support/wrappers/Stack.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let stackLaws = Coverage<Stack>(
    "GtkStack", make: { Wrappers.stack() }
  ) {
    $0.shown("visible-child", \.visibleChild)
    $0.set("visible-child-name", \.visibleChildName, samples: ["two", "one"])
    $0.set("transition-duration", \.transitionDuration)
    $0.set("transition-type", \.transitionType)
    $0.shown("transition-running", \.isTransitionRunning)
    $0.set("interpolate-size", \.interpolatesSize)
    $0.shown("pages", \.pageList)
    $0.excuse("hhomogeneous", "covered by `isHomogeneous`")
    $0.excuse("vhomogeneous", "covered by `isHomogeneous`")
    $0.signal { $0.onNotifyVisibleChild {} }
    $0.signal { $0.onNotifyVisibleChildName {} }
    $0.signal { $0.onNotifyTransitionDuration {} }
    $0.signal { $0.onNotifyTransitionType {} }
    $0.signal { $0.onNotifyTransitionRunning {} }
    $0.signal { $0.onNotifyInterpolateSize {} }
    $0.signal { $0.onNotifyPages {} }
  }
}

extension Wrappers {
  static let stackPageLaws = Coverage<StackPage>(
    "GtkStackPage", make: { Wrappers.stackPage() }
  ) {
    $0.shown("child", \.child)
    $0.set("name", \.name, samples: ["a", "b"])
    $0.set("title", \.title)
    $0.set("icon-name", \.iconName, samples: ["image-missing", "list-add"])
    $0.set("needs-attention", \.needsAttention)
    $0.set("visible", \.isVisible)
    $0.set("use-underline", \.usesUnderline)
    $0.excuse(
      "accessible-role", "construct-only: GTK takes another role only before it told assistive technology of the page")
    $0.signal { $0.onNotifyChild {} }
    $0.signal { $0.onNotifyName {} }
    $0.signal { $0.onNotifyTitle {} }
    $0.signal { $0.onNotifyIconName {} }
    $0.signal { $0.onNotifyNeedsAttention {} }
    $0.signal { $0.onNotifyVisible {} }
    $0.signal { $0.onNotifyUseUnderline {} }
  }
}
