import CGtk

/// Files by their addresses.
public enum Uris {
  /// The bytes at an address, a file's or anything else that GIO reaches. Waits on another thread.
  ///
  /// - Throws: `TextureError` with the reason if it cannot be read.
  public nonisolated static func read(_ uri: String) async throws -> [UInt8] {
    try await Task.detached { () throws(TextureError) -> [UInt8] in
      let file = g_file_new_for_uri(uri)
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      var contents: UnsafeMutablePointer<CChar>?
      var length: gsize = 0
      var error: UnsafeMutablePointer<GError>?
      guard g_file_load_contents(file, nil, &contents, &length, nil, &error) != 0, let contents else {
        throw TextureError(description: "cannot read '\(uri)': \(GError.takeMessage(error))")
      }
      defer { g_free(contents) }
      return Array(UnsafeRawBufferPointer(start: contents, count: Int(length)))
    }.value
  }
}
