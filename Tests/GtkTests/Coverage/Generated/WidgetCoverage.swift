// Made by scripts/generate-wrappers of scripts/support/wrappers/Widget.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let widgetLaws = Coverage<Widget>(
    "GtkWidget", make: { Wrappers.anyWidget() }
  ) {
    $0.set("name", \.name, samples: ["one", "two"])
    $0.shown("parent", \.parent)
    $0.shown("root", \.rootWidget)
    $0.set("width-request", \.widthRequest)
    $0.set("height-request", \.heightRequest)
    $0.set("visible", \.isVisible, samples: [false, true])
    $0.set("sensitive", \.isSensitive)
    $0.set("can-focus", \.canFocus)
    $0.shown("has-focus", \.isFocused)
    $0.set("can-target", \.canTarget)
    $0.set("focus-on-click", \.focusesOnClick)
    $0.set("focusable", \.isFocusable)
    $0.shown("has-default", \.isDefault)
    $0.set("receives-default", \.receivesDefault)
    $0.set("cursor", \.cursor, samples: [Cursor("pointer"), nil])
    $0.set("has-tooltip", \.asksForTooltip)
    $0.set("tooltip-markup", \.tooltipMarkup, samples: ["<b>bold</b>", nil])
    $0.set("tooltip-text", \.tooltip, samples: ["one", nil])
    $0.set("opacity", \.opacity, samples: [0.2, 1])
    $0.set("halign", \.halign, samples: [.center, .start])
    $0.set("valign", \.valign, samples: [.center, .start])
    $0.set("hexpand", \.hexpand)
    $0.set("vexpand", \.vexpand)
    $0.set("hexpand-set", \.hasOwnHexpand)
    $0.set("vexpand-set", \.hasOwnVexpand)
    $0.shown("scale-factor", \.scaleFactor)
    $0.set("css-classes", \.cssClasses, samples: [["one"], ["one", "two"], []])
    $0.shown("layout-manager", \.layoutManager)
    $0.excuse(
      "accessible-role",
      "construct-only: GTK takes another role only before it told assistive technology of the widget, so the class decides"
    )
    $0.excuse("overflow", "covered by `clipsContent`")
    $0.excuse("margin-start", "covered by `margins`")
    $0.excuse("margin-end", "covered by `margins`")
    $0.excuse("margin-top", "covered by `margins`")
    $0.excuse("margin-bottom", "covered by `margins`")
    $0.excuse("css-name", "construct-only: style sheets know the class by it")
    $0.signal { $0.onShow {} }
    $0.signal { $0.onHide {} }
    $0.signal { $0.onMap {} }
    $0.signal { $0.onUnmap {} }
    $0.signal { $0.onRealize {} }
    $0.signal { $0.onUnrealize {} }
    $0.signal { $0.onDestroy {} }
    $0.signal { $0.onStateFlagsChanged { _ in } }
    $0.signal { $0.onDirectionChanged { _ in } }
    $0.signal { $0.onNotifyName {} }
    $0.signal { $0.onNotifyParent {} }
    $0.signal { $0.onNotifyRoot {} }
    $0.signal { $0.onNotifyWidthRequest {} }
    $0.signal { $0.onNotifyHeightRequest {} }
    $0.signal { $0.onNotifyVisible {} }
    $0.signal { $0.onNotifySensitive {} }
    $0.signal { $0.onNotifyCanFocus {} }
    $0.signal { $0.onNotifyHasFocus {} }
    $0.signal { $0.onNotifyCanTarget {} }
    $0.signal { $0.onNotifyFocusOnClick {} }
    $0.signal { $0.onNotifyFocusable {} }
    $0.signal { $0.onNotifyHasDefault {} }
    $0.signal { $0.onNotifyReceivesDefault {} }
    $0.signal { $0.onNotifyCursor {} }
    $0.signal { $0.onNotifyHasTooltip {} }
    $0.signal { $0.onNotifyTooltipMarkup {} }
    $0.signal { $0.onNotifyTooltipText {} }
    $0.signal { $0.onNotifyOpacity {} }
    $0.signal { $0.onNotifyHalign {} }
    $0.signal { $0.onNotifyValign {} }
    $0.signal { $0.onNotifyHexpand {} }
    $0.signal { $0.onNotifyVexpand {} }
    $0.signal { $0.onNotifyHexpandSet {} }
    $0.signal { $0.onNotifyVexpandSet {} }
    $0.signal { $0.onNotifyScaleFactor {} }
    $0.signal { $0.onNotifyCssClasses {} }
    $0.signal { $0.onNotifyLayoutManager {} }
  }
}
