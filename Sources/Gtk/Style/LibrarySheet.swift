/// Rules that a library needs for widgets of its own, from the first such widget on.
@MainActor package final class LibrarySheet {
  private let name: String
  private let css: String
  private var isLoaded = false

  /// - Parameter name: that of the sheet among all of the program.
  package init(_ name: String, _ css: String) { (self.name, self.css) = (name, css) }

  /// Makes the rules hold, in the first call.
  package func load() {
    guard !isLoaded else { return }
    isLoaded = true
    do { try Style.set(css, for: name) } catch {
      Log.warning("the style sheet '\(name)' cannot be used: \(error)", domain: "Gtk")
    }
  }
}
