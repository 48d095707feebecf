// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTextTagTable`.
@MainActor open class TextTagTable: Object, nonisolated Buildable {
  /// Adopts a GtkTextTagTable.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_text_tag_table_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_text_tag_table_new())) }
  /// `gtk_text_tag_table_add`.
  @discardableResult public final func add(_ tag: TextTag) -> Bool { gtk_text_tag_table_add(native(), tag.native()) != 0 }
  /// `gtk_text_tag_table_foreach`.
  public final func foreach(_ `func`: @escaping (TextTag) -> Void) { lendCallee(`func`) { p0 in gtk_text_tag_table_foreach(native(), { a0, data in duringCall(data) { callee(data, as: ((TextTag) -> Void).self)(wrapped(a0, as: TextTag.self)!) } }, p0) } }
  /// `gtk_text_tag_table_get_size`.
  public final var size: Int { Int(gtk_text_tag_table_get_size(native())) }
  /// `gtk_text_tag_table_lookup`.
  public final func lookup(_ name: String) -> TextTag? { wrapped(gtk_text_tag_table_lookup(native(), name.withoutNUL), as: TextTag.self) }
  /// `gtk_text_tag_table_remove`.
  public final func remove(_ tag: TextTag) { gtk_text_tag_table_remove(native(), tag.native()) }
  /// `GtkTextTagTable::tag-added`.
  public final var onTagAdded: Signal<TextTag?> { Signal(inside: self, "tag-added") }
  /// `GtkTextTagTable::tag-changed`.
  public final var onTagChanged: Signal<TextTag?, Bool> { Signal(inside: self, "tag-changed", delivery: .userChanges) }
  /// `GtkTextTagTable::tag-removed`.
  public final var onTagRemoved: Signal<TextTag?> { Signal(inside: self, "tag-removed") }
}
