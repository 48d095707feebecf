/// The declarations of a GTK theme that show pictures, as in the theme's source.
///
/// Where GTK 4.8 writes a style sheet it puts `none /* FIXME */` for the address of a picture.
@MainActor struct ThemePictures {
  /// The declarations, in the order of the source, with whole addresses.
  private(set) var declarations: [(selector: String, name: String, value: String)] = []

  /// Reads a form of a theme; a theme that is not one of GTK's resources has none.
  init(theme: String, variant: String?) {
    let name = variant.map { "gtk-\($0).css" } ?? "gtk.css"
    read("/org/gtk/libgtk/theme/\(theme)/\(name)", imports: 4)
  }

  private mutating func read(_ path: String, imports: Int) {
    guard imports > 0, let data = try? Resources.data(at: path) else { return }
    let source = String(decoding: data, as: UTF8.self)
    let folder = String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
    if source.hasPrefix("@import url(\"") {
      let address = source.dropFirst(13).prefix { $0 != "\"" }
      let scheme = "resource://"
      read(address.hasPrefix(scheme) ? String(address.dropFirst(scheme.count)) : folder + address, imports: imports - 1)
    }
    for rule in source.split(separator: "}") {
      // An at-rule's own head may be in front; what is in a rule of keyframes has no picture.
      let parts = rule.split(separator: "{")
      guard parts.count > 1, let body = parts.last, body.contains("url(\"") else { continue }
      let selectors = parts[parts.count - 2].split(separator: ",").map { String($0.filter { $0 != "\n" }).trimmed }
      for declaration in body.split(separator: ";") where declaration.contains("url(\"") {
        guard let colon = declaration.firstIndex(of: ":") else { continue }
        let value = Self.absolute(declaration[declaration.index(after: colon)...], below: folder)
        for selector in selectors {
          declarations.append((selector, String(declaration[..<colon]).trimmed, value))
        }
      }
    }
  }

  /// A value with full addresses in place of those relative to a folder of the resources.
  private static func absolute(_ value: Substring, below folder: String) -> String {
    let mark = "url(\""
    let parts = value.split(separator: mark, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0]).trimmed) { text, part in
      text + mark + (part.contains("://") ? "" : "resource://" + folder) + part
    }
  }
}
