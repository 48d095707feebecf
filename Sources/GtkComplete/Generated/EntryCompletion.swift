// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkEntryCompletion`.
@MainActor open class EntryCompletion: Object, nonisolated Buildable, nonisolated CellLayout {
  /// Adopts a GtkEntryCompletion.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_entry_completion_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_entry_completion_new())) }
  /// `gtk_entry_completion_new_with_area`.
  public init(area: CellArea) { super.init(owning: UnsafeMutableRawPointer(gtk_entry_completion_new_with_area(area.native()))) }
  /// `GtkEntryCompletion:cell-area`.
  public final var cellArea: CellArea? { property("cell-area") }
  /// `cellArea` changed.
  public final var onNotifyCellArea: Signal<> { notify("cell-area") }
  /// `GtkEntryCompletion:inline-completion`.
  public final var isInlineCompletion: Bool { get { gtk_entry_completion_get_inline_completion(native()) != 0 } set { if newValue != isInlineCompletion { withoutEcho { gtk_entry_completion_set_inline_completion(native(), newValue ? 1 : 0) } } } }
  /// `isInlineCompletion` changed.
  public final var onNotifyInlineCompletion: Signal<> { notify("inline-completion", delivery: .userChanges) }
  /// `GtkEntryCompletion:inline-selection`.
  public final var isInlineSelection: Bool { get { gtk_entry_completion_get_inline_selection(native()) != 0 } set { if newValue != isInlineSelection { withoutEcho { gtk_entry_completion_set_inline_selection(native(), newValue ? 1 : 0) } } } }
  /// `isInlineSelection` changed.
  public final var onNotifyInlineSelection: Signal<> { notify("inline-selection", delivery: .userChanges) }
  /// `GtkEntryCompletion:minimum-key-length`.
  public final var minimumKeyLength: Int { get { Int(gtk_entry_completion_get_minimum_key_length(native())) } set { if newValue != minimumKeyLength { setProperty("minimum-key-length", to: newValue) } } }
  /// `minimumKeyLength` changed.
  public final var onNotifyMinimumKeyLength: Signal<> { notify("minimum-key-length", delivery: .userChanges) }
  /// `GtkEntryCompletion:model`.
  public final var model: (any TreeModel)? { get { wrapped(gtk_entry_completion_get_model(native()), as: (any TreeModel).self) } set { if newValue !== model { withoutEcho { gtk_entry_completion_set_model(native(), newValue?.native()) } } } }
  /// `model` changed.
  public final var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }
  /// `GtkEntryCompletion:popup-completion`.
  public final var isPopupCompletion: Bool { get { gtk_entry_completion_get_popup_completion(native()) != 0 } set { if newValue != isPopupCompletion { withoutEcho { gtk_entry_completion_set_popup_completion(native(), newValue ? 1 : 0) } } } }
  /// `isPopupCompletion` changed.
  public final var onNotifyPopupCompletion: Signal<> { notify("popup-completion", delivery: .userChanges) }
  /// `GtkEntryCompletion:popup-set-width`.
  public final var isPopupSetWidth: Bool { get { gtk_entry_completion_get_popup_set_width(native()) != 0 } set { if newValue != isPopupSetWidth { withoutEcho { gtk_entry_completion_set_popup_set_width(native(), newValue ? 1 : 0) } } } }
  /// `isPopupSetWidth` changed.
  public final var onNotifyPopupSetWidth: Signal<> { notify("popup-set-width", delivery: .userChanges) }
  /// `GtkEntryCompletion:popup-single-match`.
  public final var isPopupSingleMatch: Bool { get { gtk_entry_completion_get_popup_single_match(native()) != 0 } set { if newValue != isPopupSingleMatch { withoutEcho { gtk_entry_completion_set_popup_single_match(native(), newValue ? 1 : 0) } } } }
  /// `isPopupSingleMatch` changed.
  public final var onNotifyPopupSingleMatch: Signal<> { notify("popup-single-match", delivery: .userChanges) }
  /// `GtkEntryCompletion:text-column`.
  public final var textColumn: Int { get { Int(gtk_entry_completion_get_text_column(native())) } set { if newValue != textColumn { withoutEcho { gtk_entry_completion_set_text_column(native(), Int32(clamping: max(0, newValue))) } } } }
  /// `textColumn` changed.
  public final var onNotifyTextColumn: Signal<> { notify("text-column", delivery: .userChanges) }
  /// `gtk_entry_completion_complete`.
  public final func complete() { gtk_entry_completion_complete(native()) }
  /// `gtk_entry_completion_compute_prefix`.
  public final func computePrefix(_ key: String) -> String? { nativeOptionalText(taking: gtk_entry_completion_compute_prefix(native(), key.withoutNUL)) }
  /// `gtk_entry_completion_get_completion_prefix`.
  public final var completionPrefix: String? { nativeOptionalText(copying: gtk_entry_completion_get_completion_prefix(native())) }
  /// `gtk_entry_completion_get_entry`.
  public final var entry: Widget? { wrapped(gtk_entry_completion_get_entry(native()), as: Widget.self) }
  /// `gtk_entry_completion_insert_prefix`.
  public final func insertPrefix() { gtk_entry_completion_insert_prefix(native()) }
  /// `gtk_entry_completion_set_match_func`.
  public final func setMatchFunc(_ `func`: @escaping (EntryCompletion, String, TreeIter) -> Bool) { gtk_entry_completion_set_match_func(native(), { a0, a1, a2, data in let answer = duringCall(data) { callee(data, as: ((EntryCompletion, String, TreeIter) -> Bool).self)(wrapped(a0, as: EntryCompletion.self)!, nativeText(copying: a1), TreeIter.copy(a2)!) }; return answer ? 1 : 0 }, keptCallee(`func`), releaseCallee) }
  /// `GtkEntryCompletion::cursor-on-match`.
  public final var onCursorOnMatch: EventSignal<Object?, TreeIter?> { EventSignal(inside: self, "cursor-on-match") }
  /// `GtkEntryCompletion::insert-prefix`.
  public final var onInsertPrefix: EventSignal<String> { EventSignal(inside: self, "insert-prefix") }
  /// `GtkEntryCompletion::match-selected`.
  public final var onMatchSelected: EventSignal<Object?, TreeIter?> { EventSignal(inside: self, "match-selected") }
  /// `GtkEntryCompletion::no-matches`.
  public final var onNoMatches: Signal<> { Signal(inside: self, "no-matches") }
}
