// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension TextTag {
  /// `GtkTextTag:allow-breaks-set`.
  public var isAllowBreaksSet: Bool { get { property("allow-breaks-set") } set { if newValue != isAllowBreaksSet { setProperty("allow-breaks-set", to: newValue) } } }
  /// `isAllowBreaksSet` changed.
  public var onNotifyAllowBreaksSet: Signal<> { notify("allow-breaks-set", delivery: .userChanges) }
  /// `GtkTextTag:background-full-height-set`.
  public var isBackgroundFullHeightSet: Bool { get { property("background-full-height-set") } set { if newValue != isBackgroundFullHeightSet { setProperty("background-full-height-set", to: newValue) } } }
  /// `isBackgroundFullHeightSet` changed.
  public var onNotifyBackgroundFullHeightSet: Signal<> { notify("background-full-height-set", delivery: .userChanges) }
  /// `GtkTextTag:background-set`.
  public var isBackgroundSet: Bool { get { property("background-set") } set { if newValue != isBackgroundSet { setProperty("background-set", to: newValue) } } }
  /// `isBackgroundSet` changed.
  public var onNotifyBackgroundSet: Signal<> { notify("background-set", delivery: .userChanges) }
  /// `GtkTextTag:editable-set`.
  public var isEditableSet: Bool { get { property("editable-set") } set { if newValue != isEditableSet { setProperty("editable-set", to: newValue) } } }
  /// `isEditableSet` changed.
  public var onNotifyEditableSet: Signal<> { notify("editable-set", delivery: .userChanges) }
  /// `GtkTextTag:fallback-set`.
  public var isFallbackSet: Bool { get { property("fallback-set") } set { if newValue != isFallbackSet { setProperty("fallback-set", to: newValue) } } }
  /// `isFallbackSet` changed.
  public var onNotifyFallbackSet: Signal<> { notify("fallback-set", delivery: .userChanges) }
  /// `GtkTextTag:family-set`.
  public var isFamilySet: Bool { get { property("family-set") } set { if newValue != isFamilySet { setProperty("family-set", to: newValue) } } }
  /// `isFamilySet` changed.
  public var onNotifyFamilySet: Signal<> { notify("family-set", delivery: .userChanges) }
  /// `GtkTextTag:font-features-set`.
  public var isFontFeaturesSet: Bool { get { property("font-features-set") } set { if newValue != isFontFeaturesSet { setProperty("font-features-set", to: newValue) } } }
  /// `isFontFeaturesSet` changed.
  public var onNotifyFontFeaturesSet: Signal<> { notify("font-features-set", delivery: .userChanges) }
  /// `GtkTextTag:foreground-set`.
  public var isForegroundSet: Bool { get { property("foreground-set") } set { if newValue != isForegroundSet { setProperty("foreground-set", to: newValue) } } }
  /// `isForegroundSet` changed.
  public var onNotifyForegroundSet: Signal<> { notify("foreground-set", delivery: .userChanges) }
  /// `GtkTextTag:indent-set`.
  public var isIndentSet: Bool { get { property("indent-set") } set { if newValue != isIndentSet { setProperty("indent-set", to: newValue) } } }
  /// `isIndentSet` changed.
  public var onNotifyIndentSet: Signal<> { notify("indent-set", delivery: .userChanges) }
  /// `GtkTextTag:insert-hyphens-set`.
  public var isInsertHyphensSet: Bool { get { property("insert-hyphens-set") } set { if newValue != isInsertHyphensSet { setProperty("insert-hyphens-set", to: newValue) } } }
  /// `isInsertHyphensSet` changed.
  public var onNotifyInsertHyphensSet: Signal<> { notify("insert-hyphens-set", delivery: .userChanges) }
  /// `GtkTextTag:invisible-set`.
  public var isInvisibleSet: Bool { get { property("invisible-set") } set { if newValue != isInvisibleSet { setProperty("invisible-set", to: newValue) } } }
  /// `isInvisibleSet` changed.
  public var onNotifyInvisibleSet: Signal<> { notify("invisible-set", delivery: .userChanges) }
  /// `GtkTextTag:justification-set`.
  public var isJustificationSet: Bool { get { property("justification-set") } set { if newValue != isJustificationSet { setProperty("justification-set", to: newValue) } } }
  /// `isJustificationSet` changed.
  public var onNotifyJustificationSet: Signal<> { notify("justification-set", delivery: .userChanges) }
  /// `GtkTextTag:language-set`.
  public var isLanguageSet: Bool { get { property("language-set") } set { if newValue != isLanguageSet { setProperty("language-set", to: newValue) } } }
  /// `isLanguageSet` changed.
  public var onNotifyLanguageSet: Signal<> { notify("language-set", delivery: .userChanges) }
  /// `GtkTextTag:left-margin-set`.
  public var isLeftMarginSet: Bool { get { property("left-margin-set") } set { if newValue != isLeftMarginSet { setProperty("left-margin-set", to: newValue) } } }
  /// `isLeftMarginSet` changed.
  public var onNotifyLeftMarginSet: Signal<> { notify("left-margin-set", delivery: .userChanges) }
  /// `GtkTextTag:letter-spacing-set`.
  public var isLetterSpacingSet: Bool { get { property("letter-spacing-set") } set { if newValue != isLetterSpacingSet { setProperty("letter-spacing-set", to: newValue) } } }
  /// `isLetterSpacingSet` changed.
  public var onNotifyLetterSpacingSet: Signal<> { notify("letter-spacing-set", delivery: .userChanges) }
  /// `GtkTextTag:line-height-set`.
  public var isLineHeightSet: Bool { get { property("line-height-set") } set { if newValue != isLineHeightSet { setProperty("line-height-set", to: newValue) } } }
  /// `isLineHeightSet` changed.
  public var onNotifyLineHeightSet: Signal<> { notify("line-height-set", delivery: .userChanges) }
  /// `GtkTextTag:overline-rgba-set`.
  public var isOverlineRgbaSet: Bool { get { property("overline-rgba-set") } set { if newValue != isOverlineRgbaSet { setProperty("overline-rgba-set", to: newValue) } } }
  /// `isOverlineRgbaSet` changed.
  public var onNotifyOverlineRgbaSet: Signal<> { notify("overline-rgba-set", delivery: .userChanges) }
  /// `GtkTextTag:overline-set`.
  public var isOverlineSet: Bool { get { property("overline-set") } set { if newValue != isOverlineSet { setProperty("overline-set", to: newValue) } } }
  /// `isOverlineSet` changed.
  public var onNotifyOverlineSet: Signal<> { notify("overline-set", delivery: .userChanges) }
  /// `GtkTextTag:paragraph-background-set`.
  public var isParagraphBackgroundSet: Bool { get { property("paragraph-background-set") } set { if newValue != isParagraphBackgroundSet { setProperty("paragraph-background-set", to: newValue) } } }
  /// `isParagraphBackgroundSet` changed.
  public var onNotifyParagraphBackgroundSet: Signal<> { notify("paragraph-background-set", delivery: .userChanges) }
  /// `GtkTextTag:pixels-above-lines-set`.
  public var isPixelsAboveLinesSet: Bool { get { property("pixels-above-lines-set") } set { if newValue != isPixelsAboveLinesSet { setProperty("pixels-above-lines-set", to: newValue) } } }
  /// `isPixelsAboveLinesSet` changed.
  public var onNotifyPixelsAboveLinesSet: Signal<> { notify("pixels-above-lines-set", delivery: .userChanges) }
  /// `GtkTextTag:pixels-below-lines-set`.
  public var isPixelsBelowLinesSet: Bool { get { property("pixels-below-lines-set") } set { if newValue != isPixelsBelowLinesSet { setProperty("pixels-below-lines-set", to: newValue) } } }
  /// `isPixelsBelowLinesSet` changed.
  public var onNotifyPixelsBelowLinesSet: Signal<> { notify("pixels-below-lines-set", delivery: .userChanges) }
  /// `GtkTextTag:pixels-inside-wrap-set`.
  public var isPixelsInsideWrapSet: Bool { get { property("pixels-inside-wrap-set") } set { if newValue != isPixelsInsideWrapSet { setProperty("pixels-inside-wrap-set", to: newValue) } } }
  /// `isPixelsInsideWrapSet` changed.
  public var onNotifyPixelsInsideWrapSet: Signal<> { notify("pixels-inside-wrap-set", delivery: .userChanges) }
  /// `GtkTextTag:right-margin-set`.
  public var isRightMarginSet: Bool { get { property("right-margin-set") } set { if newValue != isRightMarginSet { setProperty("right-margin-set", to: newValue) } } }
  /// `isRightMarginSet` changed.
  public var onNotifyRightMarginSet: Signal<> { notify("right-margin-set", delivery: .userChanges) }
  /// `GtkTextTag:rise-set`.
  public var isRiseSet: Bool { get { property("rise-set") } set { if newValue != isRiseSet { setProperty("rise-set", to: newValue) } } }
  /// `isRiseSet` changed.
  public var onNotifyRiseSet: Signal<> { notify("rise-set", delivery: .userChanges) }
  /// `GtkTextTag:scale-set`.
  public var isScaleSet: Bool { get { property("scale-set") } set { if newValue != isScaleSet { setProperty("scale-set", to: newValue) } } }
  /// `isScaleSet` changed.
  public var onNotifyScaleSet: Signal<> { notify("scale-set", delivery: .userChanges) }
  /// `GtkTextTag:sentence-set`.
  public var isSentenceSet: Bool { get { property("sentence-set") } set { if newValue != isSentenceSet { setProperty("sentence-set", to: newValue) } } }
  /// `isSentenceSet` changed.
  public var onNotifySentenceSet: Signal<> { notify("sentence-set", delivery: .userChanges) }
  /// `GtkTextTag:show-spaces-set`.
  public var showsSpacesSet: Bool { get { property("show-spaces-set") } set { if newValue != showsSpacesSet { setProperty("show-spaces-set", to: newValue) } } }
  /// `showsSpacesSet` changed.
  public var onNotifyShowSpacesSet: Signal<> { notify("show-spaces-set", delivery: .userChanges) }
  /// `GtkTextTag:size-set`.
  public var isSizeSet: Bool { get { property("size-set") } set { if newValue != isSizeSet { setProperty("size-set", to: newValue) } } }
  /// `isSizeSet` changed.
  public var onNotifySizeSet: Signal<> { notify("size-set", delivery: .userChanges) }
  /// `GtkTextTag:stretch-set`.
  public var isStretchSet: Bool { get { property("stretch-set") } set { if newValue != isStretchSet { setProperty("stretch-set", to: newValue) } } }
  /// `isStretchSet` changed.
  public var onNotifyStretchSet: Signal<> { notify("stretch-set", delivery: .userChanges) }
  /// `GtkTextTag:strikethrough-rgba-set`.
  public var isStrikethroughRgbaSet: Bool { get { property("strikethrough-rgba-set") } set { if newValue != isStrikethroughRgbaSet { setProperty("strikethrough-rgba-set", to: newValue) } } }
  /// `isStrikethroughRgbaSet` changed.
  public var onNotifyStrikethroughRgbaSet: Signal<> { notify("strikethrough-rgba-set", delivery: .userChanges) }
  /// `GtkTextTag:strikethrough-set`.
  public var isStrikethroughSet: Bool { get { property("strikethrough-set") } set { if newValue != isStrikethroughSet { setProperty("strikethrough-set", to: newValue) } } }
  /// `isStrikethroughSet` changed.
  public var onNotifyStrikethroughSet: Signal<> { notify("strikethrough-set", delivery: .userChanges) }
  /// `GtkTextTag:style-set`.
  public var isStyleSet: Bool { get { property("style-set") } set { if newValue != isStyleSet { setProperty("style-set", to: newValue) } } }
  /// `isStyleSet` changed.
  public var onNotifyStyleSet: Signal<> { notify("style-set", delivery: .userChanges) }
  /// `GtkTextTag:tabs-set`.
  public var isTabsSet: Bool { get { property("tabs-set") } set { if newValue != isTabsSet { setProperty("tabs-set", to: newValue) } } }
  /// `isTabsSet` changed.
  public var onNotifyTabsSet: Signal<> { notify("tabs-set", delivery: .userChanges) }
  /// `GtkTextTag:text-transform-set`.
  public var isTextTransformSet: Bool { get { property("text-transform-set") } set { if newValue != isTextTransformSet { setProperty("text-transform-set", to: newValue) } } }
  /// `isTextTransformSet` changed.
  public var onNotifyTextTransformSet: Signal<> { notify("text-transform-set", delivery: .userChanges) }
  /// `GtkTextTag:underline-rgba-set`.
  public var isUnderlineRgbaSet: Bool { get { property("underline-rgba-set") } set { if newValue != isUnderlineRgbaSet { setProperty("underline-rgba-set", to: newValue) } } }
  /// `isUnderlineRgbaSet` changed.
  public var onNotifyUnderlineRgbaSet: Signal<> { notify("underline-rgba-set", delivery: .userChanges) }
  /// `GtkTextTag:underline-set`.
  public var isUnderlineSet: Bool { get { property("underline-set") } set { if newValue != isUnderlineSet { setProperty("underline-set", to: newValue) } } }
  /// `isUnderlineSet` changed.
  public var onNotifyUnderlineSet: Signal<> { notify("underline-set", delivery: .userChanges) }
  /// `GtkTextTag:variant-set`.
  public var isVariantSet: Bool { get { property("variant-set") } set { if newValue != isVariantSet { setProperty("variant-set", to: newValue) } } }
  /// `isVariantSet` changed.
  public var onNotifyVariantSet: Signal<> { notify("variant-set", delivery: .userChanges) }
  /// `GtkTextTag:weight-set`.
  public var isWeightSet: Bool { get { property("weight-set") } set { if newValue != isWeightSet { setProperty("weight-set", to: newValue) } } }
  /// `isWeightSet` changed.
  public var onNotifyWeightSet: Signal<> { notify("weight-set", delivery: .userChanges) }
  /// `GtkTextTag:word-set`.
  public var isWordSet: Bool { get { property("word-set") } set { if newValue != isWordSet { setProperty("word-set", to: newValue) } } }
  /// `isWordSet` changed.
  public var onNotifyWordSet: Signal<> { notify("word-set", delivery: .userChanges) }
  /// `GtkTextTag:wrap-mode-set`.
  public var wrapsModeSet: Bool { get { property("wrap-mode-set") } set { if newValue != wrapsModeSet { setProperty("wrap-mode-set", to: newValue) } } }
  /// `wrapsModeSet` changed.
  public var onNotifyWrapModeSet: Signal<> { notify("wrap-mode-set", delivery: .userChanges) }
  /// `gtk_text_tag_changed`.
  public func changed(_ sizeChanged: Bool) { gtk_text_tag_changed(native(), sizeChanged ? 1 : 0) }
}
