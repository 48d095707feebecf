// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension OverlayProtocol {
  /// `gtk_overlay_get_clip_overlay`.
  @discardableResult public func clipOverlay(of widget: Widget) -> Bool { gtk_overlay_get_clip_overlay(native(), widget.native()) != 0 }
  /// `gtk_overlay_get_measure_overlay`.
  @discardableResult public func measureOverlay(of widget: Widget) -> Bool { gtk_overlay_get_measure_overlay(native(), widget.native()) != 0 }
  /// `gtk_overlay_set_clip_overlay`.
  public func setClipOverlay(_ widget: Widget, clipOverlay: Bool) { gtk_overlay_set_clip_overlay(native(), widget.native(), clipOverlay ? 1 : 0) }
  /// `gtk_overlay_set_measure_overlay`.
  public func setMeasureOverlay(_ widget: Widget, measure: Bool) { gtk_overlay_set_measure_overlay(native(), widget.native(), measure ? 1 : 0) }
}
