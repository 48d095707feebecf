import Gtk

/// How the titles of a table's columns look.
enum TableLook {
  static let sheet = LibrarySheet(
    "TrackedKit.ColumnTableView",
    """
    columnview.collection > header > button { padding: 6px 18px; border-left: none; border-right: none; }
    """)
}
