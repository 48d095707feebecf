import CGtk

/// One row of a `ListBox`.
@MainActor open class ListBoxRow: Widget {
  /// An empty row.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_list_box_row_new())) }

  /// Adopts a GtkListBoxRow.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Its place among the others; nil while it is in no list.
  public final var index: Int? {
    // GTK 4.8 looks where a removed row was.
    (parent as? ListBox)?.index(ofRow: native())
  }

  /// Whether it is chosen.
  public final var isSelected: Bool { gtk_list_box_row_is_selected(native()) != 0 }
}

extension ListBoxRow: nonisolated Actionable {}
