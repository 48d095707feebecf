// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoLayout`.
@MainActor open class Layout: Object {
  /// Adopts a PangoLayout.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `pango_layout_new`.
  public init(context: Context) { super.init(owning: UnsafeMutableRawPointer(pango_layout_new(context.native()))) }
  /// `pango_layout_context_changed`.
  public final func contextChanged() { pango_layout_context_changed(native()) }
  /// `pango_layout_copy`.
  public final func copy() -> Layout { taken(pango_layout_copy(native()), as: Layout.self)! }
  /// `pango_layout_get_alignment`.
  public final var alignment: Alignment { get { Alignment(rawValue: pango_layout_get_alignment(native()).rawValue) } set { withoutEcho { pango_layout_set_alignment(native(), PangoAlignment(newValue.rawValue)) } } }
  /// `pango_layout_get_attributes`.
  public final var attributes: AttrList? { AttrList.copy(pango_layout_get_attributes(native())) }
  /// `pango_layout_get_auto_dir`.
  public final var isAutoDir: Bool { get { pango_layout_get_auto_dir(native()) != 0 } set { withoutEcho { pango_layout_set_auto_dir(native(), newValue ? 1 : 0) } } }
  /// `pango_layout_get_baseline`.
  public final var baseline: Int { Int(pango_layout_get_baseline(native())) }
  /// `pango_layout_get_caret_pos`.
  public final func caretPos(_ index: Int) -> (strongPos: Rect, weakPos: Rect) {
    var strongPosOut = PangoRectangle()
    var weakPosOut = PangoRectangle()
    pango_layout_get_caret_pos(native(), Int32(clamping: index), &strongPosOut, &weakPosOut)
    return (strongPosOut.value, weakPosOut.value)
  }
  /// `pango_layout_get_character_count`.
  public final var characterCount: Int { Int(pango_layout_get_character_count(native())) }
  /// `pango_layout_get_context`.
  public final var context: Context { wrapped(pango_layout_get_context(native()), as: Context.self)! }
  /// `pango_layout_get_cursor_pos`.
  public final func cursorPos(_ index: Int) -> (strongPos: Rect, weakPos: Rect) {
    var strongPosOut = PangoRectangle()
    var weakPosOut = PangoRectangle()
    pango_layout_get_cursor_pos(native(), Int32(clamping: index), &strongPosOut, &weakPosOut)
    return (strongPosOut.value, weakPosOut.value)
  }
  /// `pango_layout_get_direction`.
  public final func direction(at index: Int) -> Direction { Direction(rawValue: pango_layout_get_direction(native(), Int32(clamping: index)).rawValue) }
  /// `pango_layout_get_ellipsize`.
  public final var ellipsize: EllipsizeMode { get { EllipsizeMode(rawValue: pango_layout_get_ellipsize(native()).rawValue) } set { withoutEcho { pango_layout_set_ellipsize(native(), PangoEllipsizeMode(newValue.rawValue)) } } }
  /// `pango_layout_get_extents`.
  public final var extents: (inkRect: Rect, logicalRect: Rect) {
    var inkRectOut = PangoRectangle()
    var logicalRectOut = PangoRectangle()
    pango_layout_get_extents(native(), &inkRectOut, &logicalRectOut)
    return (inkRectOut.value, logicalRectOut.value)
  }
  /// `pango_layout_get_font_description`.
  public final var fontDescription: FontDescription? { get { FontDescription.copy(pango_layout_get_font_description(native())) } set { withoutEcho { pango_layout_set_font_description(native(), borrowed(newValue)) } } }
  /// `pango_layout_get_height`.
  public final var height: Int { get { Int(pango_layout_get_height(native())) } set { withoutEcho { pango_layout_set_height(native(), Int32(clamping: newValue)) } } }
  /// `pango_layout_get_indent`.
  public final var indent: Int { get { Int(pango_layout_get_indent(native())) } set { withoutEcho { pango_layout_set_indent(native(), Int32(clamping: newValue)) } } }
  /// `pango_layout_get_iter`.
  public final var iter: LayoutIter { LayoutIter.take(pango_layout_get_iter(native()))! }
  /// `pango_layout_get_justify`.
  public final var isJustify: Bool { get { pango_layout_get_justify(native()) != 0 } set { withoutEcho { pango_layout_set_justify(native(), newValue ? 1 : 0) } } }
  /// `pango_layout_get_justify_last_line`.
  public final var isJustifyLastLine: Bool { get { pango_layout_get_justify_last_line(native()) != 0 } set { withoutEcho { pango_layout_set_justify_last_line(native(), newValue ? 1 : 0) } } }
  /// `pango_layout_get_line`.
  public final func line(_ line: Int) -> LayoutLine? { LayoutLine.copy(pango_layout_get_line(native(), Int32(clamping: line))) }
  /// `pango_layout_get_line_count`.
  public final var lineCount: Int { Int(pango_layout_get_line_count(native())) }
  /// `pango_layout_get_line_readonly`.
  public final func lineReadonly(_ line: Int) -> LayoutLine? { LayoutLine.copy(pango_layout_get_line_readonly(native(), Int32(clamping: line))) }
  /// `pango_layout_get_line_spacing`.
  public final var lineSpacing: Double { get { Double(pango_layout_get_line_spacing(native())) } set { withoutEcho { pango_layout_set_line_spacing(native(), Float(newValue)) } } }
  /// `pango_layout_get_lines`.
  public final var lines: [LayoutLine] { nativeRecords(of: pango_layout_get_lines(native()), as: LayoutLine.self, freeing: .nothing) }
  /// `pango_layout_get_lines_readonly`.
  public final var linesReadonly: [LayoutLine] { nativeRecords(of: pango_layout_get_lines_readonly(native()), as: LayoutLine.self, freeing: .nothing) }
  /// `pango_layout_get_pixel_extents`.
  public final var pixelExtents: (inkRect: Rect, logicalRect: Rect) {
    var inkRectOut = PangoRectangle()
    var logicalRectOut = PangoRectangle()
    pango_layout_get_pixel_extents(native(), &inkRectOut, &logicalRectOut)
    return (inkRectOut.value, logicalRectOut.value)
  }
  /// `pango_layout_get_pixel_size`.
  public final var pixelSize: Size {
    var widthOut = Int32()
    var heightOut = Int32()
    pango_layout_get_pixel_size(native(), &widthOut, &heightOut)
    return Size(width: Int(widthOut), height: Int(heightOut))
  }
  /// `pango_layout_get_serial`.
  public final var serial: Int { Int(pango_layout_get_serial(native())) }
  /// `pango_layout_get_single_paragraph_mode`.
  public final var isSingleParagraphMode: Bool { get { pango_layout_get_single_paragraph_mode(native()) != 0 } set { withoutEcho { pango_layout_set_single_paragraph_mode(native(), newValue ? 1 : 0) } } }
  /// `pango_layout_get_size`.
  public final var size: Size {
    var widthOut = Int32()
    var heightOut = Int32()
    pango_layout_get_size(native(), &widthOut, &heightOut)
    return Size(width: Int(widthOut), height: Int(heightOut))
  }
  /// `pango_layout_get_spacing`.
  public final var spacing: Int { get { Int(pango_layout_get_spacing(native())) } set { withoutEcho { pango_layout_set_spacing(native(), Int32(clamping: newValue)) } } }
  /// `pango_layout_get_tabs`.
  public final var tabs: TabArray? { get { TabArray.take(pango_layout_get_tabs(native())) } set { withoutEcho { pango_layout_set_tabs(native(), borrowed(newValue)) } } }
  /// `pango_layout_get_text`.
  public final var text: String { nativeText(copying: pango_layout_get_text(native())) }
  /// `pango_layout_get_unknown_glyphs_count`.
  public final var unknownGlyphsCount: Int { Int(pango_layout_get_unknown_glyphs_count(native())) }
  /// `pango_layout_get_width`.
  public final var width: Int { Int(pango_layout_get_width(native())) }
  /// `pango_layout_get_wrap`.
  public final var wrap: Label.WrapMode { get { Label.WrapMode(rawValue: pango_layout_get_wrap(native()).rawValue) } set { withoutEcho { pango_layout_set_wrap(native(), PangoWrapMode(newValue.rawValue)) } } }
  /// `pango_layout_index_to_line_x`.
  public final func index(toLineX index: Int, trailing: Bool) -> (line: Int, xPos: Int) {
    var lineOut = Int32()
    var xPosOut = Int32()
    pango_layout_index_to_line_x(native(), Int32(clamping: index), trailing ? 1 : 0, &lineOut, &xPosOut)
    return (Int(lineOut), Int(xPosOut))
  }
  /// `pango_layout_index_to_pos`.
  public final func index(toPos index: Int) -> Rect {
    var posOut = PangoRectangle()
    pango_layout_index_to_pos(native(), Int32(clamping: index), &posOut)
    return posOut.value
  }
  /// `pango_layout_is_ellipsized`.
  public final var isEllipsized: Bool { pango_layout_is_ellipsized(native()) != 0 }
  /// `pango_layout_is_wrapped`.
  public final var isWrapped: Bool { pango_layout_is_wrapped(native()) != 0 }
  /// `pango_layout_move_cursor_visually`.
  public final func moveCursorVisually(_ strong: Bool, oldIndex: Int, oldTrailing: Int, direction: Int) -> (newIndex: Int, newTrailing: Int) {
    var newIndexOut = Int32()
    var newTrailingOut = Int32()
    pango_layout_move_cursor_visually(native(), strong ? 1 : 0, Int32(clamping: oldIndex), Int32(clamping: oldTrailing), Int32(clamping: direction), &newIndexOut, &newTrailingOut)
    return (Int(newIndexOut), Int(newTrailingOut))
  }
  /// `pango_layout_serialize`.
  public final func serialize(_ flags: LayoutSerializeFlags) -> [UInt8] { nativeBytes(taking: pango_layout_serialize(native(), PangoLayoutSerializeFlags(flags.rawValue))) ?? [] }
  /// `pango_layout_set_attributes`.
  public final func setAttributes(_ attrs: AttrList?) { pango_layout_set_attributes(native(), borrowed(attrs)) }
  /// `pango_layout_set_markup`.
  public final func setMarkup(_ markup: String) { pango_layout_set_markup(native(), markup.withoutNUL, -1) }
  /// `pango_layout_set_markup_with_accel`.
  public final func setMarkup(withAccel markup: String, accelMarker: Unicode.Scalar) -> Unicode.Scalar {
    var accelCharOut = UInt32()
    pango_layout_set_markup_with_accel(native(), markup.withoutNUL, -1, accelMarker.value, &accelCharOut)
    return Unicode.Scalar(accelCharOut) ?? "\u{FFFD}"
  }
  /// `pango_layout_set_text`.
  public final func setText(_ text: String) { pango_layout_set_text(native(), text.withoutNUL, -1) }
  /// `pango_layout_set_width`.
  public final func setWidth(_ width: Int) { pango_layout_set_width(native(), Int32(clamping: width)) }
  /// `pango_layout_write_to_file`.
  public final func write(toFile flags: LayoutSerializeFlags, filename: String) throws(GLibError) { _ = try attempt { error in pango_layout_write_to_file(native(), PangoLayoutSerializeFlags(flags.rawValue), filename.withoutNUL, error) } }
  /// `pango_layout_xy_to_index`.
  public final func xy(toIndex x: Int, y: Int) -> (index: Int, trailing: Int)? {
    var indexOut = Int32()
    var trailingOut = Int32()
    guard pango_layout_xy_to_index(native(), Int32(clamping: x), Int32(clamping: y), &indexOut, &trailingOut) != 0 else { return nil }
    return (Int(indexOut), Int(trailingOut))
  }
  /// `pango_layout_deserialize`.
  public static func deserialize(_ context: Context, bytes: [UInt8], flags: LayoutDeserializeFlags) throws(GLibError) -> Layout? {
    let result = try attempt { error in lendBytes(bytes) { p0 in pango_layout_deserialize(context.native(), p0, PangoLayoutDeserializeFlags(flags.rawValue), error) } }
    return taken(result, as: Layout.self)
  }
}
