// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkFileList`.
@MainActor public final class FileList: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gdk_file_list_get_type() }
  /// `gdk_file_list_get_files`.
  public var files: [Object] { nativeObjects(of: gdk_file_list_get_files(native()), as: Object.self, freeing: .list) }
}
