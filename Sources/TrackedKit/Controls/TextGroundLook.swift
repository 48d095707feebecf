import Gtk
import GtkTracking

/// The background of text views that have a colour.
enum TextGroundLook {
  private static var isLoaded = false

  /// Asked for by the first such text view.
  static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    do {
      try Style.set("textview.on-color, textview.on-color > text { background: none; }", for: "TrackedKit.TextGround")
    } catch {
      UpdateRecorder.warn("text views have GTK's own colours: \(error)")
    }
  }
}
