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
}

extension MountOperation {
  /// `GtkMountOperation:display`.
  public var display: Display? { get { wrapped(gtk_mount_operation_get_display(native()), as: Display.self) } set { if newValue !== display { withoutEcho { gtk_mount_operation_set_display(native(), newValue?.native()) } } } }
  /// `display` changed.
  public var onNotifyDisplay: Signal<> { notify("display", delivery: .userChanges) }
  /// `GtkMountOperation:is-showing`.
  public var isShowing: Bool { gtk_mount_operation_is_showing(native()) != 0 }
  /// `isShowing` changed.
  public var onNotifyIsShowing: Signal<> { notify("is-showing") }
  /// `GtkMountOperation:parent`.
  public var parent: Window? { get { wrapped(gtk_mount_operation_get_parent(native()), as: Window.self) } set { if newValue !== parent { withoutEcho { gtk_mount_operation_set_parent(native(), newValue?.native()) } } } }
  /// `parent` changed.
  public var onNotifyParent: Signal<> { notify("parent", delivery: .userChanges) }
}
