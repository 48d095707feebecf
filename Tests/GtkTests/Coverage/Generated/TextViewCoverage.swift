// Made by scripts/generate-wrappers of scripts/support/wrappers/TextView.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let textViewLaws = Coverage<TextView>(
    "GtkTextView", make: { TextView() }
  ) {
    $0.set("pixels-above-lines", \.pixelsAboveLines)
    $0.set("pixels-below-lines", \.pixelsBelowLines)
    $0.set("pixels-inside-wrap", \.pixelsInsideWrap)
    $0.set("editable", \.isEditable)
    $0.set("wrap-mode", \.wrapMode)
    $0.set("justification", \.justification)
    $0.set("left-margin", \.leftMargin)
    $0.set("right-margin", \.rightMargin)
    $0.set("top-margin", \.topMargin)
    $0.set("bottom-margin", \.bottomMargin)
    $0.set("indent", \.indent)
    $0.set("tabs", \.tabStops, samples: [TabStops([40, 80]), TabStops()])
    $0.set("cursor-visible", \.showsCursor)
    $0.set("buffer", \.buffer, samples: [TextBuffer("other")])
    $0.set("overwrite", \.overwrites)
    $0.set("accepts-tab", \.acceptsTab)
    $0.set("im-module", \.inputMethod, samples: ["simple"])
    $0.set("input-purpose", \.inputPurpose)
    $0.set("input-hints", \.inputHints, samples: [.spellcheck, .noSpellcheck])
    $0.set("monospace", \.isMonospace)
    $0.set("extra-menu", \.extraMenu, samples: [Menu(), nil])
    $0.set("hadjustment", \.horizontalAdjustment, samples: [Adjustment(value: 0, lower: 0, upper: 1, step: 1, page: 1)])
    $0.set("vadjustment", \.verticalAdjustment, samples: [Adjustment(value: 0, lower: 0, upper: 1, step: 1, page: 1)])
    $0.set("hscroll-policy", \.horizontalScrollPolicy)
    $0.set("vscroll-policy", \.verticalScrollPolicy)
    $0.signal { $0.onNotifyPixelsAboveLines {} }
    $0.signal { $0.onNotifyPixelsBelowLines {} }
    $0.signal { $0.onNotifyPixelsInsideWrap {} }
    $0.signal { $0.onNotifyEditable {} }
    $0.signal { $0.onNotifyWrapMode {} }
    $0.signal { $0.onNotifyJustification {} }
    $0.signal { $0.onNotifyLeftMargin {} }
    $0.signal { $0.onNotifyRightMargin {} }
    $0.signal { $0.onNotifyTopMargin {} }
    $0.signal { $0.onNotifyBottomMargin {} }
    $0.signal { $0.onNotifyIndent {} }
    $0.signal { $0.onNotifyTabs {} }
    $0.signal { $0.onNotifyCursorVisible {} }
    $0.signal { $0.onNotifyBuffer {} }
    $0.signal { $0.onNotifyOverwrite {} }
    $0.signal { $0.onNotifyAcceptsTab {} }
    $0.signal { $0.onNotifyImModule {} }
    $0.signal { $0.onNotifyInputPurpose {} }
    $0.signal { $0.onNotifyInputHints {} }
    $0.signal { $0.onNotifyMonospace {} }
    $0.signal { $0.onNotifyExtraMenu {} }
    $0.signal { $0.onNotifyHadjustment {} }
    $0.signal { $0.onNotifyVadjustment {} }
    $0.signal { $0.onNotifyHscrollPolicy {} }
    $0.signal { $0.onNotifyVscrollPolicy {} }
  }
}
