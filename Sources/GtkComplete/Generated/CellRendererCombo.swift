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
}

extension CellRendererCombo {
  /// `GtkCellRendererCombo:has-entry`.
  public var hasEntry: Bool { get { property("has-entry") } set { if newValue != hasEntry { setProperty("has-entry", to: newValue) } } }
  /// `hasEntry` changed.
  public var onNotifyHasEntry: Signal<> { notify("has-entry", delivery: .userChanges) }
  /// `GtkCellRendererCombo:text-column`.
  public var textColumn: Int { get { property("text-column") } set { if newValue != textColumn { setProperty("text-column", to: newValue) } } }
  /// `textColumn` changed.
  public var onNotifyTextColumn: Signal<> { notify("text-column", delivery: .userChanges) }
  /// `GtkCellRendererCombo::changed`.
  public var onChanged: Signal<String, TreeIter?> { Signal(inside: self, "changed", delivery: .userChanges) }
}
