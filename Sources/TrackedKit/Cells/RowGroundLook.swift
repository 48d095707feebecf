import Gtk

/// The space in rows, the background of rows of lists that have a colour, or whose cells have one, rows that are a view of the program's, and
/// the bars of low lists. Chosen rows have a tint of the accent, on which every colour that a program gives a text can be read as on the list itself.
enum RowGroundLook {
  static let sheet = LibrarySheet(
    "TrackedKit.RowGround",
    """
    listview.collection:not(.navigation-sidebar) > row { padding: 0; min-height: 4px; }
    listview.collection:not(.navigation-sidebar) > row > * > .spaced-content { margin: 2px 2px 1px; }
    listview.collection > row.filled { padding: 0; border-bottom: none; min-height: 0; }
    listview.collection.on-color { background: none; }
    listview.collection:not(.navigation-sidebar) > row:selected:not(.unseen-selection),
    columnview.collection > listview > row:selected {
      background-color: alpha(@theme_selected_bg_color, 0.35);
      color: inherit;
      outline-color: alpha(@theme_selected_bg_color, 0.8);
    }
    listview.collection:not(.navigation-sidebar) > row:selected:hover:not(.unseen-selection),
    columnview.collection > listview > row:selected:hover { background-color: alpha(@theme_selected_bg_color, 0.4); }
    .collection row:selected:not(.unseen-selection) button.flat:not(:active):not(:checked):not(:hover):not(:disabled) {
      color: inherit;
    }
    .collection row:selected link, .collection row:selected button.link { color: @theme_selected_bg_color; }
    scrolledwindow.low > scrollbar.vertical > range > trough > slider { min-height: 4px; }
    listview.collection.on-color:not(.seen-through):not(.navigation-sidebar):not(.grouped):not(.inset-grouped)
      > row:not(:selected):not(.bare) { background-color: @theme_base_color; }
    listview.collection.on-color:not(.seen-through):not(.navigation-sidebar):not(.grouped):not(.inset-grouped)
      > row:hover:not(:selected):not(.bare) { background-color: mix(@theme_base_color, @theme_fg_color, 0.05); }
    """)
}
