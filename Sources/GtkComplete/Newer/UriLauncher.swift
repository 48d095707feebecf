// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkUriLauncher`, since GTK 4.10.
@MainActor public final class UriLauncher: Object {
  init(adopting pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// A new one; nil where a GTK before 4.10 runs.
  public static func ifAvailable(uri: String? = nil) -> UriLauncher? { cgtk_has_4_10() != 0 ? UriLauncher(adopting: UnsafeMutableRawPointer(weak_gtk_uri_launcher_new(uri.withoutNUL))) : nil }
  /// `GtkUriLauncher:uri`.
  public var uri: String? { get { nativeOptionalText(copying: weak_gtk_uri_launcher_get_uri(native())) } set { if newValue != uri { withoutEcho { weak_gtk_uri_launcher_set_uri(native(), newValue.withoutNUL) } } } }
  /// `uri` changed.
  public var onNotifyUri: Signal<> { notify("uri", delivery: .userChanges) }
  /// `gtk_uri_launcher_launch`.
  public func launch(_ parent: Window?) async throws(GLibError) { _ = try await AsyncCall.choice(over: parent) { cancellable, done, data in weak_gtk_uri_launcher_launch(native(), parent?.native(), cancellable, done, data) } finish: { [self] asynchronous, error in _ = weak_gtk_uri_launcher_launch_finish(native(), asynchronous, &error) } }
}
