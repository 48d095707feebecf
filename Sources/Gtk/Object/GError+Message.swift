import CGtk

extension GError {
  /// The message of an error that a C function returned; the error is freed.
  nonisolated static func takeMessage(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "unknown error" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
  }
}
