// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Clipboard {
  /// `gdk_clipboard_set_value`.
  public func set(_ value: any ValueRepresentable) { lendValue(value) { p0 in gdk_clipboard_set_value(native(), p0) } }
  /// `gdk_clipboard_store_async`.
  public func store(_ ioPriority: Int) async throws(GLibError) { try await AsyncCall.run { cancellable, done, data in gdk_clipboard_store_async(native(), Int32(clamping: ioPriority), cancellable, done, data) } finish: { [self] asynchronous, error in _ = gdk_clipboard_store_finish(native(), asynchronous, &error) } }
}
