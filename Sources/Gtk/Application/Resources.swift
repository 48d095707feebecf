import CGtk

/// Why a resource cannot be used.
public nonisolated struct ResourceError: Error, CustomStringConvertible {
  /// What is missing, and where it was looked for.
  public let description: String
}

/// Files bundled in a GResource.
@MainActor public enum Resources {
  /// Makes the files of a bundle available under their paths.
  ///
  /// - Throws: `ResourceError` if the bundle is missing or broken.
  public static func register(bundle path: String) throws(ResourceError) {
    var error: UnsafeMutablePointer<GError>?
    guard let resource = g_resource_load(path, &error) else {
      throw ResourceError(description: "cannot load the resources '\(path)': \(GError.takeMessage(error))")
    }
    g_resources_register(resource)
    g_resource_unref(resource)
  }

  /// The bytes of one file.
  ///
  /// - Throws: `ResourceError` if no registered bundle has it.
  public static func data(at path: String) throws(ResourceError) -> [UInt8] {
    var error: UnsafeMutablePointer<GError>?
    guard let bytes = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error) else {
      throw ResourceError(description: "the resource '\(path)' is missing: \(GError.takeMessage(error))")
    }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let data = g_bytes_get_data(bytes, &size) else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(size)))
  }

  /// The names of the files in a folder of the bundles.
  public static func names(in folder: String) -> [String] {
    guard let list = g_resources_enumerate_children(folder, G_RESOURCE_LOOKUP_FLAGS_NONE, nil) else { return [] }
    defer { g_strfreev(list) }
    return (0...).lazy.map { list[$0] }.prefix { $0 != nil }.map { String(cString: $0!) }
  }

  /// Lets icons be found by name below a folder of the bundles.
  public static func addIconPath(_ path: String) {
    guard let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_resource_path(gtk_icon_theme_get_for_display(display), path)
  }
}
