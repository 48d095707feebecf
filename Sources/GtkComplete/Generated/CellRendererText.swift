// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellRendererText`.
@MainActor open class CellRendererText: CellRenderer {
  /// Adopts a GtkCellRendererText.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_cell_renderer_text_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_cell_renderer_text_new())) }
  /// `GtkCellRendererText:align-set`.
  public final var isAlignSet: Bool { get { property("align-set") } set { if newValue != isAlignSet { setProperty("align-set", to: newValue) } } }
  /// `isAlignSet` changed.
  public final var onNotifyAlignSet: Signal<> { notify("align-set", delivery: .userChanges) }
  /// `GtkCellRendererText:attributes`.
  public final var attributes: AttrList? { get { property("attributes") } set { setProperty("attributes", to: newValue) } }
  /// `attributes` changed.
  public final var onNotifyAttributes: Signal<> { notify("attributes", delivery: .userChanges) }
  /// `GtkCellRendererText:background`.
  public final func setBackground(_ newValue: String?) { setProperty("background", to: newValue) }
  /// `GtkCellRendererText:background-rgba`.
  public final var backgroundRgba: RGBA { get { property("background-rgba") } set { if newValue != backgroundRgba { setProperty("background-rgba", to: newValue) } } }
  /// `backgroundRgba` changed.
  public final var onNotifyBackgroundRgba: Signal<> { notify("background-rgba", delivery: .userChanges) }
  /// `GtkCellRendererText:background-set`.
  public final var isBackgroundSet: Bool { get { property("background-set") } set { if newValue != isBackgroundSet { setProperty("background-set", to: newValue) } } }
  /// `isBackgroundSet` changed.
  public final var onNotifyBackgroundSet: Signal<> { notify("background-set", delivery: .userChanges) }
  /// `GtkCellRendererText:editable`.
  public final var isEditable: Bool { get { property("editable") } set { if newValue != isEditable { setProperty("editable", to: newValue) } } }
  /// `isEditable` changed.
  public final var onNotifyEditable: Signal<> { notify("editable", delivery: .userChanges) }
  /// `GtkCellRendererText:editable-set`.
  public final var isEditableSet: Bool { get { property("editable-set") } set { if newValue != isEditableSet { setProperty("editable-set", to: newValue) } } }
  /// `isEditableSet` changed.
  public final var onNotifyEditableSet: Signal<> { notify("editable-set", delivery: .userChanges) }
  /// `GtkCellRendererText:ellipsize`.
  public final var ellipsize: EllipsizeMode { get { property("ellipsize") } set { if newValue != ellipsize { setProperty("ellipsize", to: newValue) } } }
  /// `ellipsize` changed.
  public final var onNotifyEllipsize: Signal<> { notify("ellipsize", delivery: .userChanges) }
  /// `GtkCellRendererText:ellipsize-set`.
  public final var isEllipsizeSet: Bool { get { property("ellipsize-set") } set { if newValue != isEllipsizeSet { setProperty("ellipsize-set", to: newValue) } } }
  /// `isEllipsizeSet` changed.
  public final var onNotifyEllipsizeSet: Signal<> { notify("ellipsize-set", delivery: .userChanges) }
  /// `GtkCellRendererText:family`.
  public final var family: String? { get { property("family") } set { if newValue != family { setProperty("family", to: newValue) } } }
  /// `family` changed.
  public final var onNotifyFamily: Signal<> { notify("family", delivery: .userChanges) }
  /// `GtkCellRendererText:family-set`.
  public final var isFamilySet: Bool { get { property("family-set") } set { if newValue != isFamilySet { setProperty("family-set", to: newValue) } } }
  /// `isFamilySet` changed.
  public final var onNotifyFamilySet: Signal<> { notify("family-set", delivery: .userChanges) }
  /// `GtkCellRendererText:font`.
  public final var font: String? { get { property("font") } set { if newValue != font { setProperty("font", to: newValue) } } }
  /// `font` changed.
  public final var onNotifyFont: Signal<> { notify("font", delivery: .userChanges) }
  /// `GtkCellRendererText:font-desc`.
  public final var fontDesc: FontDescription? { get { property("font-desc") } set { setProperty("font-desc", to: newValue) } }
  /// `fontDesc` changed.
  public final var onNotifyFontDesc: Signal<> { notify("font-desc", delivery: .userChanges) }
  /// `GtkCellRendererText:foreground`.
  public final func setForeground(_ newValue: String?) { setProperty("foreground", to: newValue) }
  /// `GtkCellRendererText:foreground-rgba`.
  public final var foregroundRgba: RGBA { get { property("foreground-rgba") } set { if newValue != foregroundRgba { setProperty("foreground-rgba", to: newValue) } } }
  /// `foregroundRgba` changed.
  public final var onNotifyForegroundRgba: Signal<> { notify("foreground-rgba", delivery: .userChanges) }
  /// `GtkCellRendererText:foreground-set`.
  public final var isForegroundSet: Bool { get { property("foreground-set") } set { if newValue != isForegroundSet { setProperty("foreground-set", to: newValue) } } }
  /// `isForegroundSet` changed.
  public final var onNotifyForegroundSet: Signal<> { notify("foreground-set", delivery: .userChanges) }
  /// `GtkCellRendererText:language-set`.
  public final var isLanguageSet: Bool { get { property("language-set") } set { if newValue != isLanguageSet { setProperty("language-set", to: newValue) } } }
  /// `isLanguageSet` changed.
  public final var onNotifyLanguageSet: Signal<> { notify("language-set", delivery: .userChanges) }
  /// `GtkCellRendererText:markup`.
  public final func setMarkup(_ newValue: String?) { setProperty("markup", to: newValue) }
  /// `GtkCellRendererText:max-width-chars`.
  public final var maxWidthChars: Int { get { property("max-width-chars") } set { if newValue != maxWidthChars { setProperty("max-width-chars", to: newValue) } } }
  /// `maxWidthChars` changed.
  public final var onNotifyMaxWidthChars: Signal<> { notify("max-width-chars", delivery: .userChanges) }
  /// `GtkCellRendererText:placeholder-text`.
  public final var placeholderText: String? { get { property("placeholder-text") } set { if newValue != placeholderText { setProperty("placeholder-text", to: newValue) } } }
  /// `placeholderText` changed.
  public final var onNotifyPlaceholderText: Signal<> { notify("placeholder-text", delivery: .userChanges) }
  /// `GtkCellRendererText:rise`.
  public final var rise: Int { get { property("rise") } set { if newValue != rise { setProperty("rise", to: newValue) } } }
  /// `rise` changed.
  public final var onNotifyRise: Signal<> { notify("rise", delivery: .userChanges) }
  /// `GtkCellRendererText:rise-set`.
  public final var isRiseSet: Bool { get { property("rise-set") } set { if newValue != isRiseSet { setProperty("rise-set", to: newValue) } } }
  /// `isRiseSet` changed.
  public final var onNotifyRiseSet: Signal<> { notify("rise-set", delivery: .userChanges) }
  /// `GtkCellRendererText:scale`.
  public final var scale: Double { get { property("scale") } set { if newValue != scale { setProperty("scale", to: newValue) } } }
  /// `scale` changed.
  public final var onNotifyScale: Signal<> { notify("scale", delivery: .userChanges) }
  /// `GtkCellRendererText:scale-set`.
  public final var isScaleSet: Bool { get { property("scale-set") } set { if newValue != isScaleSet { setProperty("scale-set", to: newValue) } } }
  /// `isScaleSet` changed.
  public final var onNotifyScaleSet: Signal<> { notify("scale-set", delivery: .userChanges) }
  /// `GtkCellRendererText:single-paragraph-mode`.
  public final var isSingleParagraphMode: Bool { get { property("single-paragraph-mode") } set { if newValue != isSingleParagraphMode { setProperty("single-paragraph-mode", to: newValue) } } }
  /// `isSingleParagraphMode` changed.
  public final var onNotifySingleParagraphMode: Signal<> { notify("single-paragraph-mode", delivery: .userChanges) }
  /// `GtkCellRendererText:size`.
  public final var size: Int { get { property("size") } set { if newValue != size { setProperty("size", to: newValue) } } }
  /// `size` changed.
  public final var onNotifySize: Signal<> { notify("size", delivery: .userChanges) }
  /// `GtkCellRendererText:size-points`.
  public final var sizePoints: Double { get { property("size-points") } set { if newValue != sizePoints { setProperty("size-points", to: newValue) } } }
  /// `sizePoints` changed.
  public final var onNotifySizePoints: Signal<> { notify("size-points", delivery: .userChanges) }
  /// `GtkCellRendererText:size-set`.
  public final var isSizeSet: Bool { get { property("size-set") } set { if newValue != isSizeSet { setProperty("size-set", to: newValue) } } }
  /// `isSizeSet` changed.
  public final var onNotifySizeSet: Signal<> { notify("size-set", delivery: .userChanges) }
  /// `GtkCellRendererText:stretch`.
  public final var stretch: FontStretch { get { property("stretch") } set { if newValue != stretch { setProperty("stretch", to: newValue) } } }
  /// `stretch` changed.
  public final var onNotifyStretch: Signal<> { notify("stretch", delivery: .userChanges) }
  /// `GtkCellRendererText:stretch-set`.
  public final var isStretchSet: Bool { get { property("stretch-set") } set { if newValue != isStretchSet { setProperty("stretch-set", to: newValue) } } }
  /// `isStretchSet` changed.
  public final var onNotifyStretchSet: Signal<> { notify("stretch-set", delivery: .userChanges) }
  /// `GtkCellRendererText:strikethrough`.
  public final var isStrikethrough: Bool { get { property("strikethrough") } set { if newValue != isStrikethrough { setProperty("strikethrough", to: newValue) } } }
  /// `isStrikethrough` changed.
  public final var onNotifyStrikethrough: Signal<> { notify("strikethrough", delivery: .userChanges) }
  /// `GtkCellRendererText:strikethrough-set`.
  public final var isStrikethroughSet: Bool { get { property("strikethrough-set") } set { if newValue != isStrikethroughSet { setProperty("strikethrough-set", to: newValue) } } }
  /// `isStrikethroughSet` changed.
  public final var onNotifyStrikethroughSet: Signal<> { notify("strikethrough-set", delivery: .userChanges) }
  /// `GtkCellRendererText:style`.
  public final var style: FontStyle { get { property("style") } set { if newValue != style { setProperty("style", to: newValue) } } }
  /// `style` changed.
  public final var onNotifyStyle: Signal<> { notify("style", delivery: .userChanges) }
  /// `GtkCellRendererText:style-set`.
  public final var isStyleSet: Bool { get { property("style-set") } set { if newValue != isStyleSet { setProperty("style-set", to: newValue) } } }
  /// `isStyleSet` changed.
  public final var onNotifyStyleSet: Signal<> { notify("style-set", delivery: .userChanges) }
  /// `GtkCellRendererText:text`.
  public final var text: String? { get { property("text") } set { if newValue != text { setProperty("text", to: newValue) } } }
  /// `text` changed.
  public final var onNotifyText: Signal<> { notify("text", delivery: .userChanges) }
  /// `GtkCellRendererText:underline`.
  public final var underline: Underline { get { property("underline") } set { if newValue != underline { setProperty("underline", to: newValue) } } }
  /// `underline` changed.
  public final var onNotifyUnderline: Signal<> { notify("underline", delivery: .userChanges) }
  /// `GtkCellRendererText:underline-set`.
  public final var isUnderlineSet: Bool { get { property("underline-set") } set { if newValue != isUnderlineSet { setProperty("underline-set", to: newValue) } } }
  /// `isUnderlineSet` changed.
  public final var onNotifyUnderlineSet: Signal<> { notify("underline-set", delivery: .userChanges) }
  /// `GtkCellRendererText:variant`.
  public final var variant: FontVariant { get { property("variant") } set { if newValue != variant { setProperty("variant", to: newValue) } } }
  /// `variant` changed.
  public final var onNotifyVariant: Signal<> { notify("variant", delivery: .userChanges) }
  /// `GtkCellRendererText:variant-set`.
  public final var isVariantSet: Bool { get { property("variant-set") } set { if newValue != isVariantSet { setProperty("variant-set", to: newValue) } } }
  /// `isVariantSet` changed.
  public final var onNotifyVariantSet: Signal<> { notify("variant-set", delivery: .userChanges) }
  /// `GtkCellRendererText:weight`.
  public final var weight: Int { get { property("weight") } set { if newValue != weight { setProperty("weight", to: newValue) } } }
  /// `weight` changed.
  public final var onNotifyWeight: Signal<> { notify("weight", delivery: .userChanges) }
  /// `GtkCellRendererText:weight-set`.
  public final var isWeightSet: Bool { get { property("weight-set") } set { if newValue != isWeightSet { setProperty("weight-set", to: newValue) } } }
  /// `isWeightSet` changed.
  public final var onNotifyWeightSet: Signal<> { notify("weight-set", delivery: .userChanges) }
  /// `GtkCellRendererText:width-chars`.
  public final var widthChars: Int { get { property("width-chars") } set { if newValue != widthChars { setProperty("width-chars", to: newValue) } } }
  /// `widthChars` changed.
  public final var onNotifyWidthChars: Signal<> { notify("width-chars", delivery: .userChanges) }
  /// `GtkCellRendererText:wrap-mode`.
  public final var wrapMode: Label.WrapMode { get { property("wrap-mode") } set { if newValue != wrapMode { setProperty("wrap-mode", to: newValue) } } }
  /// `wrapMode` changed.
  public final var onNotifyWrapMode: Signal<> { notify("wrap-mode", delivery: .userChanges) }
  /// `GtkCellRendererText:wrap-width`.
  public final var wrapWidth: Int { get { property("wrap-width") } set { if newValue != wrapWidth { setProperty("wrap-width", to: newValue) } } }
  /// `wrapWidth` changed.
  public final var onNotifyWrapWidth: Signal<> { notify("wrap-width", delivery: .userChanges) }
  /// `gtk_cell_renderer_text_set_fixed_height_from_font`.
  public final func setFixedHeight(fromFont numberOfRows: Int) { gtk_cell_renderer_text_set_fixed_height_from_font(native(), Int32(clamping: numberOfRows)) }
  /// `GtkCellRendererText::edited`.
  public final var onEdited: Signal<String, String> { Signal(inside: self, "edited") }
}
