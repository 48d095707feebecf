// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkLayoutChild`.
@MainActor open class LayoutChild: Object {
  /// Adopts a GtkLayoutChild.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension LayoutChild {
  /// `GtkLayoutChild:child-widget`.
  public var childWidget: Widget? { wrapped(gtk_layout_child_get_child_widget(native()), as: Widget.self) }
  /// `childWidget` changed.
  public var onNotifyChildWidget: Signal<> { notify("child-widget") }
  /// `GtkLayoutChild:layout-manager`.
  public var layoutManager: LayoutManager? { wrapped(gtk_layout_child_get_layout_manager(native()), as: LayoutManager.self) }
  /// `layoutManager` changed.
  public var onNotifyLayoutManager: Signal<> { notify("layout-manager") }
}
