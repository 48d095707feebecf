// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkBuildable`.
@MainActor public protocol Buildable: Object {}

extension Buildable {
  /// `gtk_buildable_get_buildable_id`.
  public var buildableId: String? { nativeOptionalText(copying: gtk_buildable_get_buildable_id(native())) }
}
