import Gtk

/// How rows look that do not show that they are chosen: as the others, on cards too.
enum UnseenSelectionLook {
  static let sheet = LibrarySheet(
    "TrackedKit.UnseenSelection",
    """
    .collection > .unseen-selection:selected { background-color: transparent; background-image: none; color: inherit; }
    listview.collection.grouped > row.unseen-selection:selected:not(.bare),
    listview.collection.inset-grouped > row.unseen-selection:selected:not(.bare),
    listview.collection.on-color:not(.seen-through):not(.navigation-sidebar):not(.grouped):not(.inset-grouped)
      > row.unseen-selection:selected:not(.bare),
    .cell-slot.list-row.on-card.unseen-selection:selected:not(.bare) { background-color: @theme_base_color; }
    """)
}
