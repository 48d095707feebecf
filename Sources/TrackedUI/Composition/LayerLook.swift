import Gtk

/// What GTK's style sheets do not have of what the layer shows.
enum LayerLook {
  private static var isLoaded = false

  /// Makes the rules hold. Asked for by the first widget that needs one.
  static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    do {
      try Style.set(rules, for: "TrackedUI")
    } catch {
      UpdateRecorder.warn("lists and buttons have GTK's own look: \(error)")
    }
  }

  private static let rules = """
    button.capsule { border-radius: 9999px; }
    .page-marks { background-color: alpha(currentColor, 0.1); border-radius: 9999px; }
    listview > row.without-line { border-bottom-color: transparent; }
    .without-focus-frame, .without-focus-frame * { outline-style: none; }
    listview.without-background, listview.without-background > row { background-color: transparent; }
    """
}
