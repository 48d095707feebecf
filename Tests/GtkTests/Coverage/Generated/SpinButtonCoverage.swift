// Made by scripts/generate-wrappers of scripts/support/wrappers/SpinButton.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let spinButtonLaws = Coverage<SpinButton>(
    "GtkSpinButton", make: { SpinButton(range: 0...10, step: 1) }
  ) {
    $0.shown("adjustment", \.adjustment)
    $0.set("climb-rate", \.climbRate)
    $0.set("digits", \.digits)
    $0.set("snap-to-ticks", \.snapsToSteps)
    $0.set("numeric", \.takesNumbersAlone)
    $0.set("wrap", \.wrapsAround)
    $0.set("update-policy", \.updatePolicy)
    $0.set("value", \.value, samples: [4, 7])
    $0.shown("cursor-position", \.cursorPosition)
    $0.shown("selection-bound", \.selectionBound)
    $0.set("editable", \.isEditable)
    $0.set("enable-undo", \.enablesUndo)
    $0.set("max-width-chars", \.maxWidthChars)
    $0.set("text", \.text, samples: ["1", "2"])
    $0.set("width-chars", \.widthChars)
    $0.set("xalign", \.xalign)
    $0.set("orientation", \.orientation)
    $0.excuse("editing-canceled", "GTK-internal: of the cells of trees, which GTK has deprecated")
    $0.signal { $0.onValueChanged {} }
    $0.signal { $0.onWrapped {} }
    $0.signal { $0.onChanged {} }
    $0.signal { $0.onNotifyAdjustment {} }
    $0.signal { $0.onNotifyClimbRate {} }
    $0.signal { $0.onNotifyDigits {} }
    $0.signal { $0.onNotifySnapToTicks {} }
    $0.signal { $0.onNotifyNumeric {} }
    $0.signal { $0.onNotifyWrap {} }
    $0.signal { $0.onNotifyUpdatePolicy {} }
    $0.signal { $0.onNotifyValue {} }
    $0.signal { $0.onNotifyCursorPosition {} }
    $0.signal { $0.onNotifySelectionBound {} }
    $0.signal { $0.onNotifyEditable {} }
    $0.signal { $0.onNotifyEnableUndo {} }
    $0.signal { $0.onNotifyMaxWidthChars {} }
    $0.signal { $0.onNotifyText {} }
    $0.signal { $0.onNotifyWidthChars {} }
    $0.signal { $0.onNotifyXalign {} }
    $0.signal { $0.onNotifyOrientation {} }
  }
}
