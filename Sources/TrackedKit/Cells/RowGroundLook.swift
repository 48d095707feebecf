import Gtk

/// The background of rows of lists that have a colour, or whose cells have one, and rows that are a view of the program's.
enum RowGroundLook {
  static let sheet = LibrarySheet(
    "TrackedKit.RowGround",
    """
    listview.collection > row.filled { padding: 0; border-bottom: none; }
    listview.collection.on-color { background: none; }
    listview.collection.on-color:not(.seen-through):not(.navigation-sidebar):not(.grouped):not(.inset-grouped)
      > row:not(:selected):not(.bare) { background-color: @theme_base_color; }
    listview.collection.on-color:not(.seen-through):not(.navigation-sidebar):not(.grouped):not(.inset-grouped)
      > row:hover:not(:selected):not(.bare) { background-color: mix(@theme_base_color, @theme_fg_color, 0.05); }
    """)
}
