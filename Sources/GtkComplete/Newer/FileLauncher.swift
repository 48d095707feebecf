// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFileLauncher`, since GTK 4.10.
@MainActor public final class FileLauncher: Object {
  init(adopting pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// A new one; nil where a GTK before 4.10 runs.
  public static func ifAvailable(file: String? = nil) -> FileLauncher? { cgtk_has_4_10() != 0 ? FileLauncher(adopting: UnsafeMutableRawPointer(lendFile(file) { p0 in weak_gtk_file_launcher_new(p0) })) : nil }
  /// `GtkFileLauncher:file`.
  public var file: String? { get { nativeFileName(copying: weak_gtk_file_launcher_get_file(native())) } set { if newValue != file { withoutEcho { lendFile(newValue) { p in weak_gtk_file_launcher_set_file(native(), p) } } } } }
  /// `file` changed.
  public var onNotifyFile: Signal<> { notify("file", delivery: .userChanges) }
  /// `gtk_file_launcher_launch`.
  public func launch(_ parent: Window?) async throws(GLibError) { _ = try await AsyncCall.choice(over: parent) { cancellable, done, data in weak_gtk_file_launcher_launch(native(), parent?.native(), cancellable, done, data) } finish: { [self] asynchronous, error in _ = weak_gtk_file_launcher_launch_finish(native(), asynchronous, &error) } }
  /// `gtk_file_launcher_open_containing_folder`.
  public func openContainingFolder(_ parent: Window?) async throws(GLibError) { _ = try await AsyncCall.choice(over: parent) { cancellable, done, data in weak_gtk_file_launcher_open_containing_folder(native(), parent?.native(), cancellable, done, data) } finish: { [self] asynchronous, error in _ = weak_gtk_file_launcher_open_containing_folder_finish(native(), asynchronous, &error) } }
}
