import Gtk

/// Finds pictures by name.
package enum ImageNames {
  private static let endings = ["", ".png", ".jpg", ".jpeg", ".svg"]
  private static var foldersOfNames: [String: Set<String>] = [:]

  /// The path of a picture among the program's resources; nil if there is none.
  static func resource(named name: String) -> String? {
    guard !name.isEmpty else { return nil }
    let folders = name.hasPrefix("/") ? [String(name[..<name.lastIndex(of: "/")!])] : Image.resourceFolders
    let file = name.hasPrefix("/") ? String(name[name.index(after: name.lastIndex(of: "/")!)...]) : name
    for folder in folders {
      let names = names(in: folder)
      if let ending = endings.first(where: { names.contains(file + $0) }) { return "\(folder)/\(file)\(ending)" }
    }
    return nil
  }

  private static func names(in folder: String) -> Set<String> {
    if let names = foldersOfNames[folder] { return names }
    let names = Set(Resources.names(in: folder))
    // A bundle may be registered later.
    if !names.isEmpty { foldersOfNames[folder] = names }
    return names
  }

  /// The name of an icon of the theme; nil if there is none.
  static func icon(named name: String) -> String? { Icon.exists(name) ? name : nil }

  /// The name of the symbolic icon for a symbol; nil if there is none.
  package static func symbol(named name: String) -> String? {
    let candidates = [Image.symbolNames[name], name].compactMap { $0 }
    for candidate in candidates {
      let symbolic = candidate.hasSuffix("-symbolic") ? candidate : candidate + "-symbolic"
      if Icon.exists(symbolic) { return symbolic }
    }
    return nil
  }
}
