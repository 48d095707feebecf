// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Label {
  /// `gtk_label_new_with_mnemonic`.
  public convenience init(mnemonic str: String?) { self.init(owning: UnsafeMutableRawPointer(gtk_label_new_with_mnemonic(str.withoutNUL))) }
}
extension LabelProtocol {
  /// `gtk_label_get_current_uri`.
  public var currentUri: String? { nativeOptionalText(copying: gtk_label_get_current_uri(native())) }
  /// `gtk_label_get_layout`.
  public var layout: Layout { wrapped(gtk_label_get_layout(native()), as: Layout.self)! }
  /// `gtk_label_get_layout_offsets`.
  public var layoutOffsets: Point {
    var xOut = Int32()
    var yOut = Int32()
    gtk_label_get_layout_offsets(native(), &xOut, &yOut)
    return Point(x: Int(xOut), y: Int(yOut))
  }
  /// `gtk_label_get_selection_bounds`.
  public var selectionBounds: (start: Int, end: Int)? {
    var startOut = Int32()
    var endOut = Int32()
    guard gtk_label_get_selection_bounds(native(), &startOut, &endOut) != 0 else { return nil }
    return (Int(startOut), Int(endOut))
  }
  /// `gtk_label_select_region`.
  public func selectRegion(startOffset: Int, endOffset: Int) { gtk_label_select_region(native(), Int32(clamping: startOffset), Int32(clamping: endOffset)) }
  /// `gtk_label_set_text`.
  public func setText(_ str: String) { gtk_label_set_text(native(), str.withoutNUL) }
  /// `GtkLabel::activate-current-link`.
  public var onActivateCurrentLink: Signal<> { Signal(inside: self, "activate-current-link") }
  /// `GtkLabel::copy-clipboard`.
  public var onCopyClipboard: Signal<> { Signal(inside: self, "copy-clipboard") }
  /// `GtkLabel::move-cursor`.
  public var onMoveCursor: Signal<MovementStep, Int, Bool> { Signal(inside: self, "move-cursor") }
}
