import Gtk

/// The background of text views that have a colour.
enum TextGroundLook {
  static let sheet = LibrarySheet(
    "TrackedKit.TextGround", "textview.on-color, textview.on-color > text { background: none; }")
}
