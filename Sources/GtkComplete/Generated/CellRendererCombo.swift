// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellRendererCombo`.
@MainActor open class CellRendererCombo: CellRendererText {
  /// Adopts a GtkCellRendererCombo.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_cell_renderer_combo_new`.
  public override init() { super.init(owning: UnsafeMutableRawPointer(gtk_cell_renderer_combo_new())) }
  /// `GtkCellRendererCombo:has-entry`.
  public final var hasEntry: Bool { get { property("has-entry") } set { if newValue != hasEntry { setProperty("has-entry", to: newValue) } } }
  /// `hasEntry` changed.
  public final var onNotifyHasEntry: Signal<> { notify("has-entry", delivery: .userChanges) }
  /// `GtkCellRendererCombo:text-column`.
  public final var textColumn: Int { get { property("text-column") } set { if newValue != textColumn { setProperty("text-column", to: newValue) } } }
  /// `textColumn` changed.
  public final var onNotifyTextColumn: Signal<> { notify("text-column", delivery: .userChanges) }
  /// `GtkCellRendererCombo::changed`.
  public final var onChanged: Signal<String, TreeIter?> { Signal(inside: self, "changed", delivery: .userChanges) }
}
