import Gtk

/// What GTK's style sheets do not have of what the layer shows.
enum LayerLook {
  static let sheet = LibrarySheet(
    "TrackedUI",
    """
    button.capsule { border-radius: 9999px; }
    .page-marks { background-color: alpha(currentColor, 0.1); border-radius: 9999px; }
    listview > row.without-line { border-bottom-color: transparent; }
    .without-focus-frame, .without-focus-frame * { outline-style: none; }
    listview.without-background, listview.without-background > row { background-color: transparent; }
    """)
}
