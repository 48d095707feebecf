import CGtk

/// Opens an address, `https://…` or `file:///…`, in the program that the desktop has for it. Returns when that was asked.
///
/// - Parameter window: the window above which a question may stand.
/// - Throws: `GLibError` if nothing opens it.
public func showURI(_ address: String, parent window: Window? = nil) async throws(GLibError) {
  try await AsyncCall.run {
    gtk_show_uri_full(window?.native(), address, UInt32(GDK_CURRENT_TIME), $0, $1, $2)
  } finish: { result, error in
    // Without a window GTK knows the answer's owner alone.
    _ = gtk_show_uri_full_finish(window?.native(), result, &error)
  }
}
