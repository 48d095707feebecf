// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Clipboard {
  /// `GdkClipboard:content`.
  public var content: ContentProvider? { wrapped(gdk_clipboard_get_content(native()), as: ContentProvider.self) }
  /// `content` changed.
  public var onNotifyContent: Signal<> { notify("content") }
  /// `GdkClipboard:formats`.
  public var formats: ContentFormats { ContentFormats.copy(gdk_clipboard_get_formats(native()))! }
  /// `formats` changed.
  public var onNotifyFormats: Signal<> { notify("formats") }
  /// `gdk_clipboard_set_content`.
  @discardableResult public func setContent(_ provider: ContentProvider?) -> Bool { gdk_clipboard_set_content(native(), provider?.native()) != 0 }
  /// `gdk_clipboard_set_value`.
  public func set(_ value: any ValueRepresentable) { lendValue(value) { p0 in gdk_clipboard_set_value(native(), p0) } }
  /// `gdk_clipboard_store_async`.
  public func store(_ ioPriority: Int) async throws(GLibError) { try await AsyncCall.run { cancellable, done, data in gdk_clipboard_store_async(native(), Int32(clamping: ioPriority), cancellable, done, data) } finish: { [self] asynchronous, error in _ = gdk_clipboard_store_finish(native(), asynchronous, &error) } }
}
