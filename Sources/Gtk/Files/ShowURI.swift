import CGtk

/// Opens an address, `https://…` or `file:///…`, in the desktop's program for it. Returns once the request was made.
///
/// - Parameter window: the window above which a question may appear.
/// - Throws: `GLibError` if no program opens it.
public func showURI(_ address: String, parent window: Window? = nil) async throws(GLibError) {
  try await AsyncCall.run {
    gtk_show_uri_full(window?.native(), address, UInt32(GDK_CURRENT_TIME), $0, $1, $2)
  } finish: { result, error in
    // Without a window GTK knows the answer's owner alone.
    _ = gtk_show_uri_full_finish(window?.native(), result, &error)
  }
}

/// Whether the desktop has a program for addresses that begin like this one.
@MainActor public func canShowURI(_ address: String) -> Bool {
  guard let end = address.firstIndex(of: ":"), end != address.startIndex else { return false }
  guard let program = g_app_info_get_default_for_uri_scheme(String(address[..<end])) else { return false }
  g_object_unref(UnsafeMutableRawPointer(program))
  return true
}
