import CGtk

/// The clipboard, which programs share.
@MainActor public final class Clipboard: Object {
  /// The clipboard of Ctrl+C and Ctrl+V.
  ///
  /// - Precondition: GTK has a display: call `initialize()` first.
  public static var main: Clipboard { shared(gdk_display_get_clipboard) }

  /// The last selection, which the middle button inserts; always empty where the desktop has no such clipboard.
  ///
  /// - Precondition: GTK has a display: call `initialize()` first.
  public static var primary: Clipboard { shared(gdk_display_get_primary_clipboard) }

  private static func shared(_ get: (OpaquePointer?) -> OpaquePointer?) -> Clipboard {
    guard let display = gdk_display_get_default() else {
      preconditionFailure("there is no display; call Gtk.initialize() first")
    }
    return Object.wrap(get(display), as: Clipboard.self)!
  }

  /// Adopts a GdkClipboard.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Whether it contains a text.
  public var hasText: Bool {
    gdk_content_formats_contain_gtype(gdk_clipboard_get_formats(native()), cgtk_type_string()) != 0 || has("text/plain")
  }

  /// Whether its content comes from this program.
  public var isOwn: Bool { gdk_clipboard_is_local(native()) != 0 }

  /// Whether it contains a picture.
  public var hasTexture: Bool {
    gdk_content_formats_contain_gtype(gdk_clipboard_get_formats(native()), gdk_texture_get_type()) != 0
      || has("image/png")
  }

  private func has(_ mimeType: String) -> Bool {
    gdk_content_formats_contain_mime_type(gdk_clipboard_get_formats(native()), mimeType) != 0
  }

  /// Sets a text. Does not call handlers of `onChanged`.
  public func setText(_ text: String) { withoutEcho { gdk_clipboard_set_text(native(), text.withoutNUL) } }

  /// Sets a picture. Does not call handlers of `onChanged`.
  public func setTexture(_ texture: Texture) { withoutEcho { gdk_clipboard_set_texture(native(), texture.native()) } }

  /// Removes content that this program has set. Does not call handlers of `onChanged`.
  public func clear() { withoutEcho { _ = gdk_clipboard_set_content(native(), nil) } }

  /// The text in it; nil if there is none.
  ///
  /// - Throws: `GLibError` if its owner does not deliver it.
  public func text() async throws(GLibError) -> String? {
    guard hasText else { return nil }
    return try await AsyncCall.run {
      gdk_clipboard_read_text_async(native(), $0, $1, $2)
    } finish: { result, error in
      guard let text = gdk_clipboard_read_text_finish(self.native(), result, &error) else { return nil }
      defer { g_free(text) }
      return String(cString: text)
    }
  }

  /// The picture in it; nil if there is none.
  ///
  /// - Throws: `GLibError` if its owner does not deliver it.
  public func texture() async throws(GLibError) -> Texture? {
    guard hasTexture else { return nil }
    return try await AsyncCall.run {
      gdk_clipboard_read_texture_async(native(), $0, $1, $2)
    } finish: { result, error in
      guard let texture = gdk_clipboard_read_texture_finish(self.native(), result, &error) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      return Object.wrap(texture, as: Texture.self)
    }
  }

  /// The text in it, for code that cannot wait: this program's own text at once; for another program's text the main loop runs meanwhile, for a
  /// second at most. Prefer `text()`.
  ///
  /// - Returns: nil if there is none, or its owner does not deliver it in time.
  public func textWaitingForIt() -> String? {
    guard hasText else { return nil }
    let answer = Answer()
    gdk_clipboard_read_text_async(
      native(), answer.cancellable,
      { clipboard, result, data in
        let answer = Unmanaged<Answer>.fromOpaque(data!).takeRetainedValue()
        answer.isThere = true
        guard let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil) else { return }
        answer.text = String(cString: text)
        g_free(text)
      }, Unmanaged.passRetained(answer).toOpaque())
    let deadline = MainLoop.after(milliseconds: 1000) { g_cancellable_cancel(answer.cancellable) }
    while !answer.isThere { g_main_context_iteration(nil, 1) }
    deadline.cancel()
    return answer.text
  }

  private final class Answer {
    var text: String?
    var isThere = false
    let cancellable = g_cancellable_new()
    isolated deinit { g_object_unref(cancellable) }
  }
}
