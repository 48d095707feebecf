// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkPopup`.
@MainActor public protocol Popup: Surface {}

extension Popup {
  /// `GdkPopup:autohide`.
  public var isAutohide: Bool { gdk_popup_get_autohide(native()) != 0 }
  /// `isAutohide` changed.
  public var onNotifyAutohide: Signal<> { notify("autohide") }
  /// `GdkPopup:parent`.
  public var parent: Surface? { wrapped(gdk_popup_get_parent(native()), as: Surface.self) }
  /// `parent` changed.
  public var onNotifyParent: Signal<> { notify("parent") }
  /// `gdk_popup_get_position_x`.
  public var positionX: Int { Int(gdk_popup_get_position_x(native())) }
  /// `gdk_popup_get_position_y`.
  public var positionY: Int { Int(gdk_popup_get_position_y(native())) }
  /// `gdk_popup_get_rect_anchor`.
  public var rectAnchor: Gravity { Gravity(rawValue: gdk_popup_get_rect_anchor(native()).rawValue) }
  /// `gdk_popup_get_surface_anchor`.
  public var surfaceAnchor: Gravity { Gravity(rawValue: gdk_popup_get_surface_anchor(native()).rawValue) }
  /// `gdk_popup_present`.
  @discardableResult public func present(width: Int, height: Int, layout: PopupLayout) -> Bool { gdk_popup_present(native(), Int32(clamping: width), Int32(clamping: height), layout.native()) != 0 }
}
