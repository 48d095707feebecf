import CGtk

/// Which files a chooser shows.
@MainActor public final class FileFilter: Filter {
  /// A filter that accepts files matching any of its rules.
  ///
  /// - Parameters:
  ///   - name: shown to the user.
  ///   - patterns: of names, such as `*.txt`.
  ///   - suffixes: ends of names without the dot, in lower or upper case.
  ///   - mimeTypes: kinds of files, such as `text/plain` or `image/*`.
  public convenience init(
    _ name: String? = nil, patterns: [String] = [], suffixes: [String] = [], mimeTypes: [String] = []
  ) {
    self.init(owning: UnsafeMutableRawPointer(gtk_file_filter_new()!))
    gtk_file_filter_set_name(native(), name.withoutNUL)
    for pattern in patterns { gtk_file_filter_add_pattern(native(), pattern) }
    for suffix in suffixes { gtk_file_filter_add_suffix(native(), suffix) }
    for type in mimeTypes { gtk_file_filter_add_mime_type(native(), type) }
  }

  /// Adopts a GtkFileFilter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}
