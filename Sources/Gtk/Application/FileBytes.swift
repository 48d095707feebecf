import CGtk

/// Files as a whole. Callable from any thread.
public nonisolated enum FileBytes {
  /// The bytes of a file.
  ///
  /// - Throws: `TextureError` with the reason if it cannot be read.
  public static func read(_ path: String) throws(TextureError) -> [UInt8] {
    var contents: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    guard g_file_get_contents(path, &contents, &length, &error) != 0, let contents else {
      throw TextureError(description: "cannot read '\(path)': \(GError.takeMessage(error))")
    }
    defer { g_free(contents) }
    return Array(UnsafeRawBufferPointer(start: contents, count: Int(length)))
  }
}
