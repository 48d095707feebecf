// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkPopupLayout`.
@MainActor public final class PopupLayout: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gdk_popup_layout_get_type() }
  /// `gdk_popup_layout_new`.
  public convenience init(anchorRect: Rect, rectAnchor: Gravity, surfaceAnchor: Gravity) { self.init(taking: UnsafeMutableRawPointer(lend(anchorRect, as: GdkRectangle.self) { p0 in gdk_popup_layout_new(p0, GdkGravity(rectAnchor.rawValue), GdkGravity(surfaceAnchor.rawValue)) })) }
  /// `gdk_popup_layout_copy`.
  public func copy() -> PopupLayout { PopupLayout.take(gdk_popup_layout_copy(native()))! }
  /// `gdk_popup_layout_equal`.
  @discardableResult public func isEqual(to other: PopupLayout) -> Bool { gdk_popup_layout_equal(native(), other.native()) != 0 }
  /// `gdk_popup_layout_get_anchor_hints`.
  public var anchorHints: AnchorHints { get { AnchorHints(rawValue: gdk_popup_layout_get_anchor_hints(native()).rawValue) } set { gdk_popup_layout_set_anchor_hints(native(), GdkAnchorHints(newValue.rawValue)) } }
  /// `gdk_popup_layout_get_anchor_rect`.
  public var anchorRect: Rect { get { gdk_popup_layout_get_anchor_rect(native()).pointee.value } set { lend(newValue, as: GdkRectangle.self) { p0 in gdk_popup_layout_set_anchor_rect(native(), p0) } } }
  /// `gdk_popup_layout_get_offset`.
  public var offset: (dx: Int, dy: Int) {
    var dxOut = Int32()
    var dyOut = Int32()
    gdk_popup_layout_get_offset(native(), &dxOut, &dyOut)
    return (Int(dxOut), Int(dyOut))
  }
  /// `gdk_popup_layout_get_rect_anchor`.
  public var rectAnchor: Gravity { get { Gravity(rawValue: gdk_popup_layout_get_rect_anchor(native()).rawValue) } set { gdk_popup_layout_set_rect_anchor(native(), GdkGravity(newValue.rawValue)) } }
  /// `gdk_popup_layout_get_shadow_width`.
  public var shadowWidth: (left: Int, right: Int, top: Int, bottom: Int) {
    var leftOut = Int32()
    var rightOut = Int32()
    var topOut = Int32()
    var bottomOut = Int32()
    gdk_popup_layout_get_shadow_width(native(), &leftOut, &rightOut, &topOut, &bottomOut)
    return (Int(leftOut), Int(rightOut), Int(topOut), Int(bottomOut))
  }
  /// `gdk_popup_layout_get_surface_anchor`.
  public var surfaceAnchor: Gravity { get { Gravity(rawValue: gdk_popup_layout_get_surface_anchor(native()).rawValue) } set { gdk_popup_layout_set_surface_anchor(native(), GdkGravity(newValue.rawValue)) } }
  /// `gdk_popup_layout_set_offset`.
  public func setOffset(dx: Int, dy: Int) { gdk_popup_layout_set_offset(native(), Int32(clamping: dx), Int32(clamping: dy)) }
  /// `gdk_popup_layout_set_shadow_width`.
  public func setShadowWidth(left: Int, right: Int, top: Int, bottom: Int) { gdk_popup_layout_set_shadow_width(native(), Int32(clamping: left), Int32(clamping: right), Int32(clamping: top), Int32(clamping: bottom)) }
}
