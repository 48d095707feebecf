import CGtk

/// The fonts that are installed. Callable from any thread.
public nonisolated enum FontFamilies {
  /// The exact name of an installed family, found by a name in any case; nil if there is none.
  public static func installed(_ name: String) -> String? {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    // Each thread has a map of its own.
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    defer { g_free(families) }
    for index in 0..<Int(count) {
      guard let family = families?[index], let found = pango_font_family_get_name(family) else { continue }
      if g_ascii_strcasecmp(found, name) == 0 { return String(cString: found) }
    }
    return nil
  }
}
