// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDragSurface`.
@MainActor public protocol DragSurface: Surface {}

extension DragSurface {
  /// `gdk_drag_surface_present`.
  @discardableResult public func present(width: Int, height: Int) -> Bool { gdk_drag_surface_present(native(), Int32(clamping: width), Int32(clamping: height)) != 0 }
}
