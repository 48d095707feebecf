import Gtk

/// What GTK's style sheets do not have of what the layer shows.
enum LayerLook {
  static let sheet = LibrarySheet(
    "TrackedUI",
    """
    button.capsule { border-radius: 9999px; }
    .page-marks { background-color: alpha(currentColor, 0.1); border-radius: 9999px; }
    listview > row.without-line { border-bottom-color: transparent; }
    .with-focus-frame:focus-visible { outline: 2px solid alpha(@theme_selected_bg_color, 0.5); }
    .without-focus-frame, .without-focus-frame *,
    .without-focus-frame:focus-visible, .without-focus-frame *:focus-visible {
      outline-style: none;
    }
    columnview.data-table > listview > row:selected {
      background-color: mix(@theme_base_color, @theme_fg_color, 0.1); color: inherit;
    }
    columnview.data-table > listview > row:selected:hover {
      background-color: mix(@theme_base_color, @theme_fg_color, 0.15);
    }
    columnview.data-table > listview > row:selected button.flat:not(:active):not(:checked):not(:hover):not(:disabled),
    listview.navigation-sidebar > row:selected button.flat:not(:active):not(:checked):not(:hover):not(:disabled) {
      color: inherit;
    }
    listview > row:selected expander, listview > row:selected expander:hover { color: inherit; }
    listview.without-background, listview.without-background > row { background-color: transparent; }
    """)
}
