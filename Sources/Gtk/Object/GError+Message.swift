import CGtk

extension GError {
  /// What an error that a C function returned says; the error is freed.
  nonisolated static func takeMessage(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "unknown error" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
  }
}
