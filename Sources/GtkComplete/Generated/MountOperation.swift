// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkMountOperation`.
@MainActor open class MountOperation: Object {
  /// Adopts a GtkMountOperation.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_mount_operation_new`.
  public init(parent: Window? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_mount_operation_new(parent?.native()))) }
  /// `GtkMountOperation:display`.
  public final var display: Display? { get { wrapped(gtk_mount_operation_get_display(native()), as: Display.self) } set { if newValue !== display { withoutEcho { gtk_mount_operation_set_display(native(), newValue?.native()) } } } }
  /// `display` changed.
  public final var onNotifyDisplay: Signal<> { notify("display", delivery: .userChanges) }
  /// `GtkMountOperation:is-showing`.
  public final var isShowing: Bool { gtk_mount_operation_is_showing(native()) != 0 }
  /// `isShowing` changed.
  public final var onNotifyIsShowing: Signal<> { notify("is-showing") }
  /// `GtkMountOperation:parent`.
  public final var parent: Window? { get { wrapped(gtk_mount_operation_get_parent(native()), as: Window.self) } set { if newValue !== parent { withoutEcho { gtk_mount_operation_set_parent(native(), newValue?.native()) } } } }
  /// `parent` changed.
  public final var onNotifyParent: Signal<> { notify("parent", delivery: .userChanges) }
}
