// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkLayoutChild`.
@MainActor open class LayoutChild: Object {
  /// `GtkLayoutChild:child-widget`.
  public final var childWidget: Widget? { wrapped(gtk_layout_child_get_child_widget(native()), as: Widget.self) }
  /// `childWidget` changed.
  public final var onNotifyChildWidget: Signal<> { notify("child-widget") }
  /// `GtkLayoutChild:layout-manager`.
  public final var layoutManager: LayoutManager? { wrapped(gtk_layout_child_get_layout_manager(native()), as: LayoutManager.self) }
  /// `layoutManager` changed.
  public final var onNotifyLayoutManager: Signal<> { notify("layout-manager") }
}
