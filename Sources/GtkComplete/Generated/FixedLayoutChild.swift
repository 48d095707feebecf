// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFixedLayoutChild`.
@MainActor open class FixedLayoutChild: LayoutChild {
  /// `GtkFixedLayoutChild:transform`.
  public final var transform: Transform? { get { Transform.copy(gtk_fixed_layout_child_get_transform(native())) } set { withoutEcho { gtk_fixed_layout_child_set_transform(native(), borrowed(newValue)) } } }
  /// `transform` changed.
  public final var onNotifyTransform: Signal<> { notify("transform", delivery: .userChanges) }
}
