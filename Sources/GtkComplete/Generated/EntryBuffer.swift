// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkEntryBuffer`.
@MainActor open class EntryBuffer: Object {
  /// Adopts a GtkEntryBuffer.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_entry_buffer_new`.
  public init(initialChars: String? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_entry_buffer_new(initialChars.withoutNUL, -1))) }
  /// `GtkEntryBuffer:length`.
  public final var length: Int { Int(gtk_entry_buffer_get_length(native())) }
  /// `length` changed.
  public final var onNotifyLength: Signal<> { notify("length") }
  /// `GtkEntryBuffer:max-length`.
  public final var maxLength: Int { get { Int(gtk_entry_buffer_get_max_length(native())) } set { if newValue != maxLength { setProperty("max-length", to: newValue) } } }
  /// `maxLength` changed.
  public final var onNotifyMaxLength: Signal<> { notify("max-length", delivery: .userChanges) }
  /// `GtkEntryBuffer:text`.
  public final var text: String { get { nativeText(copying: gtk_entry_buffer_get_text(native())) } set { if newValue != text { setProperty("text", to: newValue) } } }
  /// `text` changed.
  public final var onNotifyText: Signal<> { notify("text", delivery: .userChanges) }
  /// `gtk_entry_buffer_delete_text`.
  public final func deleteText(position: Int, nChars: Int) -> Int { Int(gtk_entry_buffer_delete_text(native(), UInt32(clamping: position), Int32(clamping: nChars))) }
  /// `gtk_entry_buffer_emit_deleted_text`.
  public final func emitDeletedText(position: Int, nChars: Int) { gtk_entry_buffer_emit_deleted_text(native(), UInt32(clamping: position), UInt32(clamping: nChars)) }
  /// `gtk_entry_buffer_emit_inserted_text`.
  public final func emitInsertedText(_ position: Int, chars: String) { gtk_entry_buffer_emit_inserted_text(native(), UInt32(clamping: position), chars.withoutNUL, UInt32(clamping: chars.unicodeScalars.count)) }
  /// `gtk_entry_buffer_get_bytes`.
  public final var bytes: Int { Int(clamping: gtk_entry_buffer_get_bytes(native())) }
  /// `gtk_entry_buffer_insert_text`.
  @discardableResult public final func insertText(_ position: Int, chars: String) -> Int { Int(gtk_entry_buffer_insert_text(native(), UInt32(clamping: position), chars.withoutNUL, -1)) }
  /// `gtk_entry_buffer_set_text`.
  public final func setText(_ chars: String) { gtk_entry_buffer_set_text(native(), chars.withoutNUL, -1) }
  /// `GtkEntryBuffer::deleted-text`.
  public final var onDeletedText: Signal<Int, Int> { Signal(inside: self, "deleted-text") }
  /// `GtkEntryBuffer::inserted-text`.
  public final var onInsertedText: Signal<Int, String, Int> { Signal(inside: self, "inserted-text") }
}
