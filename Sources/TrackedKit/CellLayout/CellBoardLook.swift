import Gtk

/// The look of slots: selection and keyboard focus.
enum CellBoardLook {
  static let sheet = LibrarySheet(
    "TrackedKit.CellBoard",
    """
    .cell-slot { border-radius: 6px; }
    .cell-slot:selected { background-color: alpha(@theme_selected_bg_color, 0.35); }
    .cell-slot:focus-visible { outline: 2px solid alpha(@theme_selected_bg_color, 0.8); outline-offset: -2px; }
    .collection.seen-through { background: none; }
    .collection .drop-goal, .collection .drop-before { box-shadow: inset 0 2px @theme_selected_bg_color; }
    .collection .drop-after { box-shadow: inset 0 -2px @theme_selected_bg_color; }
    .collection .drop-into { box-shadow: inset 0 0 0 2px @theme_selected_bg_color; }
    .collection .cell-slot.drop-before { box-shadow: 0 -2px @theme_selected_bg_color; }
    .collection .cell-slot.drop-after { box-shadow: 0 2px @theme_selected_bg_color; }
    .collection .cell-slot.drop-left { box-shadow: -2px 0 @theme_selected_bg_color; }
    .collection .cell-slot.drop-right { box-shadow: 2px 0 @theme_selected_bg_color; }
    .collection .cell-slot.drop-into { box-shadow: 0 0 0 2px @theme_selected_bg_color; }
    .collection .unseen-selection:selected { background-color: transparent; }
    """)
}
