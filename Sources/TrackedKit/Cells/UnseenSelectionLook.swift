import Gtk

/// How rows look that do not show that they are chosen.
enum UnseenSelectionLook {
  static let sheet = LibrarySheet(
    "TrackedKit.UnseenSelection",
    """
    .collection > .unseen-selection:selected { background-color: transparent; background-image: none; color: inherit; }
    """)
}
