// Made by scripts/generate-wrappers of scripts/support/wrappers/Entry.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let entryLaws = Coverage<Entry>(
    "GtkEntry", make: { Entry() }
  ) {
    $0.shown("buffer", \.bufferObject)
    $0.set("max-length", \.maxLength)
    $0.set("visibility", \.isTextVisible)
    $0.set("has-frame", \.hasFrame)
    $0.set("invisible-char", \.invisibleCharacter, samples: [120, 121])
    $0.set("invisible-char-set", \.hasOwnInvisibleCharacter)
    $0.set("activates-default", \.activatesDefault)
    $0.shown("scroll-offset", \.scrollOffset)
    $0.set("truncate-multiline", \.truncatesMultilineText)
    $0.set("overwrite-mode", \.overwrites)
    $0.shown("text-length", \.textLength)
    $0.set("progress-fraction", \.progressFraction, samples: [0.5, 0.25])
    $0.set("progress-pulse-step", \.progressPulseStep, samples: [0.5, 0.25])
    $0.set(
      "primary-icon-paintable", \.primaryIconTexture,
      samples: [Texture.make(width: 1, height: 1, rgba: [1, 2, 3, 255]), nil])
    $0.set(
      "secondary-icon-paintable", \.secondaryIconTexture,
      samples: [Texture.make(width: 1, height: 1, rgba: [1, 2, 3, 255]), nil])
    $0.set("primary-icon-name", \.primaryIconName, samples: ["edit-find", nil])
    $0.set("secondary-icon-name", \.secondaryIconName, samples: ["edit-find", nil])
    $0.shown("primary-icon-gicon", \.primaryIconGicon)
    $0.shown("secondary-icon-gicon", \.secondaryIconGicon)
    $0.set("primary-icon-activatable", \.isPrimaryIconActivatable)
    $0.set("secondary-icon-activatable", \.isSecondaryIconActivatable)
    $0.set("primary-icon-sensitive", \.isPrimaryIconSensitive)
    $0.set("secondary-icon-sensitive", \.isSecondaryIconSensitive)
    $0.set("primary-icon-tooltip-text", \.primaryIconTooltipText)
    $0.set("secondary-icon-tooltip-text", \.secondaryIconTooltipText)
    $0.set("primary-icon-tooltip-markup", \.primaryIconTooltipMarkup, samples: ["<b>a</b>"])
    $0.set("secondary-icon-tooltip-markup", \.secondaryIconTooltipMarkup, samples: ["<b>a</b>"])
    $0.set("im-module", \.inputMethod, samples: ["simple"])
    $0.set("placeholder-text", \.placeholder, samples: ["one", "two"])
    $0.set("input-purpose", \.inputPurpose)
    $0.set("input-hints", \.inputHints, samples: [.spellcheck, .noSpellcheck])
    $0.set("tabs", \.tabStops, samples: [TabStops([40, 80]), TabStops()])
    $0.set("extra-menu", \.extraMenu, samples: [Menu(), nil])
    $0.set("show-emoji-icon", \.showsEmojiIcon)
    $0.set("enable-emoji-completion", \.enablesEmojiCompletion)
    $0.shown("cursor-position", \.cursorPosition)
    $0.shown("selection-bound", \.selectionBound)
    $0.set("editable", \.isEditable)
    $0.set("enable-undo", \.enablesUndo)
    $0.set("max-width-chars", \.maxWidthChars)
    $0.set("text", \.text, samples: ["1", "2"])
    $0.set("width-chars", \.widthChars)
    $0.set("xalign", \.xalign)
    $0.excuse("editing-canceled", "GTK-internal: of the cells of trees, which GTK has deprecated")
    $0.excuse("primary-icon-storage-type", "covered by `primaryIconName` and `primaryIconTexture`")
    $0.excuse("secondary-icon-storage-type", "covered by `secondaryIconName` and `secondaryIconTexture`")
    $0.excuse("completion", "in GtkComplete, with the tree models it stands on")
    $0.excuse("attributes", "covered by `attributes`, which is set alone")
    $0.signal { $0.onActivate {} }
    $0.signal { $0.onIconPress { _ in } }
    $0.signal { $0.onIconRelease { _ in } }
    $0.signal { $0.onChanged {} }
    $0.signal { $0.onNotifyBuffer {} }
    $0.signal { $0.onNotifyMaxLength {} }
    $0.signal { $0.onNotifyVisibility {} }
    $0.signal { $0.onNotifyHasFrame {} }
    $0.signal { $0.onNotifyInvisibleChar {} }
    $0.signal { $0.onNotifyInvisibleCharSet {} }
    $0.signal { $0.onNotifyActivatesDefault {} }
    $0.signal { $0.onNotifyScrollOffset {} }
    $0.signal { $0.onNotifyTruncateMultiline {} }
    $0.signal { $0.onNotifyOverwriteMode {} }
    $0.signal { $0.onNotifyTextLength {} }
    $0.signal { $0.onNotifyProgressFraction {} }
    $0.signal { $0.onNotifyProgressPulseStep {} }
    $0.signal { $0.onNotifyPrimaryIconPaintable {} }
    $0.signal { $0.onNotifySecondaryIconPaintable {} }
    $0.signal { $0.onNotifyPrimaryIconName {} }
    $0.signal { $0.onNotifySecondaryIconName {} }
    $0.signal { $0.onNotifyPrimaryIconGicon {} }
    $0.signal { $0.onNotifySecondaryIconGicon {} }
    $0.signal { $0.onNotifyPrimaryIconActivatable {} }
    $0.signal { $0.onNotifySecondaryIconActivatable {} }
    $0.signal { $0.onNotifyPrimaryIconSensitive {} }
    $0.signal { $0.onNotifySecondaryIconSensitive {} }
    $0.signal { $0.onNotifyPrimaryIconTooltipText {} }
    $0.signal { $0.onNotifySecondaryIconTooltipText {} }
    $0.signal { $0.onNotifyPrimaryIconTooltipMarkup {} }
    $0.signal { $0.onNotifySecondaryIconTooltipMarkup {} }
    $0.signal { $0.onNotifyImModule {} }
    $0.signal { $0.onNotifyPlaceholderText {} }
    $0.signal { $0.onNotifyInputPurpose {} }
    $0.signal { $0.onNotifyInputHints {} }
    $0.signal { $0.onNotifyTabs {} }
    $0.signal { $0.onNotifyExtraMenu {} }
    $0.signal { $0.onNotifyShowEmojiIcon {} }
    $0.signal { $0.onNotifyEnableEmojiCompletion {} }
    $0.signal { $0.onNotifyCursorPosition {} }
    $0.signal { $0.onNotifySelectionBound {} }
    $0.signal { $0.onNotifyEditable {} }
    $0.signal { $0.onNotifyEnableUndo {} }
    $0.signal { $0.onNotifyMaxWidthChars {} }
    $0.signal { $0.onNotifyText {} }
    $0.signal { $0.onNotifyWidthChars {} }
    $0.signal { $0.onNotifyXalign {} }
  }
}
