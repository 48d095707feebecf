// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkOverlayLayoutChild`.
@MainActor open class OverlayLayoutChild: LayoutChild {
  /// `GtkOverlayLayoutChild:clip-overlay`.
  public final var isClipOverlay: Bool { get { gtk_overlay_layout_child_get_clip_overlay(native()) != 0 } set { if newValue != isClipOverlay { withoutEcho { gtk_overlay_layout_child_set_clip_overlay(native(), newValue ? 1 : 0) } } } }
  /// `isClipOverlay` changed.
  public final var onNotifyClipOverlay: Signal<> { notify("clip-overlay", delivery: .userChanges) }
  /// `GtkOverlayLayoutChild:measure`.
  public final var isMeasure: Bool { get { gtk_overlay_layout_child_get_measure(native()) != 0 } set { if newValue != isMeasure { withoutEcho { gtk_overlay_layout_child_set_measure(native(), newValue ? 1 : 0) } } } }
  /// `isMeasure` changed.
  public final var onNotifyMeasure: Signal<> { notify("measure", delivery: .userChanges) }
}
