// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension TextBuffer {
  /// `GtkTextBuffer:tag-table`.
  public var tagTable: TextTagTable? { wrapped(gtk_text_buffer_get_tag_table(native()), as: TextTagTable.self) }
  /// `tagTable` changed.
  public var onNotifyTagTable: Signal<> { notify("tag-table") }
  /// `gtk_text_buffer_add_mark`.
  public func addMark(_ mark: TextMark, `where`: TextIter) { gtk_text_buffer_add_mark(native(), mark.native(), `where`.native()) }
  /// `gtk_text_buffer_add_selection_clipboard`.
  public func addSelectionClipboard(_ clipboard: Clipboard) { gtk_text_buffer_add_selection_clipboard(native(), clipboard.native()) }
  /// `gtk_text_buffer_apply_tag`.
  public func applyTag(_ tag: TextTag, start: TextIter, end: TextIter) { gtk_text_buffer_apply_tag(native(), tag.native(), start.native(), end.native()) }
  /// `gtk_text_buffer_apply_tag_by_name`.
  public func applyTag(byName name: String, start: TextIter, end: TextIter) { gtk_text_buffer_apply_tag_by_name(native(), name.withoutNUL, start.native(), end.native()) }
  /// `gtk_text_buffer_backspace`.
  @discardableResult public func backspace(_ iter: TextIter, interactive: Bool, defaultEditable: Bool) -> Bool { gtk_text_buffer_backspace(native(), iter.native(), interactive ? 1 : 0, defaultEditable ? 1 : 0) != 0 }
  /// `gtk_text_buffer_begin_irreversible_action`.
  public func beginIrreversibleAction() { gtk_text_buffer_begin_irreversible_action(native()) }
  /// `gtk_text_buffer_begin_user_action`.
  public func beginUserAction() { gtk_text_buffer_begin_user_action(native()) }
  /// `gtk_text_buffer_copy_clipboard`.
  public func copyClipboard(_ clipboard: Clipboard) { gtk_text_buffer_copy_clipboard(native(), clipboard.native()) }
  /// `gtk_text_buffer_create_child_anchor`.
  public func createChildAnchor(_ iter: TextIter) -> TextChildAnchor { wrapped(gtk_text_buffer_create_child_anchor(native(), iter.native()), as: TextChildAnchor.self)! }
  /// `gtk_text_buffer_create_mark`.
  public func createMark(_ markName: String?, `where`: TextIter, leftGravity: Bool) -> TextMark { wrapped(gtk_text_buffer_create_mark(native(), markName.withoutNUL, `where`.native(), leftGravity ? 1 : 0), as: TextMark.self)! }
  /// `gtk_text_buffer_cut_clipboard`.
  public func cutClipboard(_ clipboard: Clipboard, defaultEditable: Bool) { gtk_text_buffer_cut_clipboard(native(), clipboard.native(), defaultEditable ? 1 : 0) }
  /// `gtk_text_buffer_delete`.
  public func delete(_ start: TextIter, end: TextIter) { gtk_text_buffer_delete(native(), start.native(), end.native()) }
  /// `gtk_text_buffer_delete_interactive`.
  @discardableResult public func deleteInteractive(_ startIter: TextIter, endIter: TextIter, defaultEditable: Bool) -> Bool { gtk_text_buffer_delete_interactive(native(), startIter.native(), endIter.native(), defaultEditable ? 1 : 0) != 0 }
  /// `gtk_text_buffer_delete_mark`.
  public func deleteMark(_ mark: TextMark) { gtk_text_buffer_delete_mark(native(), mark.native()) }
  /// `gtk_text_buffer_delete_mark_by_name`.
  public func deleteMark(byName name: String) { gtk_text_buffer_delete_mark_by_name(native(), name.withoutNUL) }
  /// `gtk_text_buffer_delete_selection`.
  @discardableResult public func deleteSelection(_ interactive: Bool, defaultEditable: Bool) -> Bool { gtk_text_buffer_delete_selection(native(), interactive ? 1 : 0, defaultEditable ? 1 : 0) != 0 }
  /// `gtk_text_buffer_end_irreversible_action`.
  public func endIrreversibleAction() { gtk_text_buffer_end_irreversible_action(native()) }
  /// `gtk_text_buffer_end_user_action`.
  public func endUserAction() { gtk_text_buffer_end_user_action(native()) }
  /// `gtk_text_buffer_get_bounds`.
  public var bounds: (start: TextIter, end: TextIter) {
    var startOut = GtkTextIter()
    var endOut = GtkTextIter()
    gtk_text_buffer_get_bounds(native(), &startOut, &endOut)
    return (TextIter.copy(&startOut)!, TextIter.copy(&endOut)!)
  }
  /// `gtk_text_buffer_get_end_iter`.
  public var endIter: TextIter {
    var iterOut = GtkTextIter()
    gtk_text_buffer_get_end_iter(native(), &iterOut)
    return TextIter.copy(&iterOut)!
  }
  /// `gtk_text_buffer_get_insert`.
  public var insertionMark: TextMark { wrapped(gtk_text_buffer_get_insert(native()), as: TextMark.self)! }
  /// `gtk_text_buffer_get_iter_at_child_anchor`.
  public func iter(atChildAnchor anchor: TextChildAnchor) -> TextIter {
    var iterOut = GtkTextIter()
    gtk_text_buffer_get_iter_at_child_anchor(native(), &iterOut, anchor.native())
    return TextIter.copy(&iterOut)!
  }
  /// `gtk_text_buffer_get_iter_at_line`.
  public func iter(atLine lineNumber: Int) -> TextIter? {
    var iterOut = GtkTextIter()
    guard gtk_text_buffer_get_iter_at_line(native(), &iterOut, Int32(clamping: lineNumber)) != 0 else { return nil }
    return TextIter.copy(&iterOut)!
  }
  /// `gtk_text_buffer_get_iter_at_line_index`.
  public func iter(atLineIndex lineNumber: Int, byteIndex: Int) -> TextIter? {
    var iterOut = GtkTextIter()
    guard gtk_text_buffer_get_iter_at_line_index(native(), &iterOut, Int32(clamping: lineNumber), Int32(clamping: byteIndex)) != 0 else { return nil }
    return TextIter.copy(&iterOut)!
  }
  /// `gtk_text_buffer_get_iter_at_line_offset`.
  public func iter(atLineOffset lineNumber: Int, charOffset: Int) -> TextIter? {
    var iterOut = GtkTextIter()
    guard gtk_text_buffer_get_iter_at_line_offset(native(), &iterOut, Int32(clamping: lineNumber), Int32(clamping: charOffset)) != 0 else { return nil }
    return TextIter.copy(&iterOut)!
  }
  /// `gtk_text_buffer_get_iter_at_mark`.
  public func iter(atMark mark: TextMark) -> TextIter {
    var iterOut = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(native(), &iterOut, mark.native())
    return TextIter.copy(&iterOut)!
  }
  /// `gtk_text_buffer_get_iter_at_offset`.
  public func iter(atOffset charOffset: Int) -> TextIter {
    var iterOut = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(native(), &iterOut, Int32(clamping: charOffset))
    return TextIter.copy(&iterOut)!
  }
  /// `gtk_text_buffer_get_mark`.
  public func mark(_ name: String) -> TextMark? { wrapped(gtk_text_buffer_get_mark(native(), name.withoutNUL), as: TextMark.self) }
  /// `gtk_text_buffer_get_max_undo_levels`.
  public var maxUndoLevels: Int { get { Int(gtk_text_buffer_get_max_undo_levels(native())) } set { withoutEcho { gtk_text_buffer_set_max_undo_levels(native(), UInt32(clamping: newValue)) } } }
  /// `gtk_text_buffer_get_selection_bound`.
  public var selectionBound: TextMark { wrapped(gtk_text_buffer_get_selection_bound(native()), as: TextMark.self)! }
  /// `gtk_text_buffer_get_selection_bounds`.
  public var selectionBounds: (start: TextIter, end: TextIter)? {
    var startOut = GtkTextIter()
    var endOut = GtkTextIter()
    guard gtk_text_buffer_get_selection_bounds(native(), &startOut, &endOut) != 0 else { return nil }
    return (TextIter.copy(&startOut)!, TextIter.copy(&endOut)!)
  }
  /// `gtk_text_buffer_get_selection_content`.
  public var selectionContent: ContentProvider { taken(gtk_text_buffer_get_selection_content(native()), as: ContentProvider.self)! }
  /// `gtk_text_buffer_get_slice`.
  public func slice(_ start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String { nativeText(taking: gtk_text_buffer_get_slice(native(), start.native(), end.native(), includeHiddenChars ? 1 : 0)) }
  /// `gtk_text_buffer_get_start_iter`.
  public var startIter: TextIter {
    var iterOut = GtkTextIter()
    gtk_text_buffer_get_start_iter(native(), &iterOut)
    return TextIter.copy(&iterOut)!
  }
  /// `gtk_text_buffer_get_text`.
  public func text(_ start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String { nativeText(taking: gtk_text_buffer_get_text(native(), start.native(), end.native(), includeHiddenChars ? 1 : 0)) }
  /// `gtk_text_buffer_insert`.
  public func insert(_ iter: TextIter, text: String) { gtk_text_buffer_insert(native(), iter.native(), text.withoutNUL, -1) }
  /// `gtk_text_buffer_insert_child_anchor`.
  public func insertChildAnchor(_ iter: TextIter, anchor: TextChildAnchor) { gtk_text_buffer_insert_child_anchor(native(), iter.native(), anchor.native()) }
  /// `gtk_text_buffer_insert_interactive`.
  @discardableResult public func insertInteractive(_ iter: TextIter, text: String, defaultEditable: Bool) -> Bool { gtk_text_buffer_insert_interactive(native(), iter.native(), text.withoutNUL, -1, defaultEditable ? 1 : 0) != 0 }
  /// `gtk_text_buffer_insert_interactive_at_cursor`.
  @discardableResult public func insertInteractive(atCursor text: String, defaultEditable: Bool) -> Bool { gtk_text_buffer_insert_interactive_at_cursor(native(), text.withoutNUL, -1, defaultEditable ? 1 : 0) != 0 }
  /// `gtk_text_buffer_insert_markup`.
  public func insertMarkup(_ iter: TextIter, markup: String) { gtk_text_buffer_insert_markup(native(), iter.native(), markup.withoutNUL, -1) }
  /// `gtk_text_buffer_insert_paintable`.
  public func insertPaintable(_ iter: TextIter, paintable: any Paintable) { gtk_text_buffer_insert_paintable(native(), iter.native(), paintable.native()) }
  /// `gtk_text_buffer_insert_range`.
  public func insertRange(_ iter: TextIter, start: TextIter, end: TextIter) { gtk_text_buffer_insert_range(native(), iter.native(), start.native(), end.native()) }
  /// `gtk_text_buffer_insert_range_interactive`.
  @discardableResult public func insertRangeInteractive(_ iter: TextIter, start: TextIter, end: TextIter, defaultEditable: Bool) -> Bool { gtk_text_buffer_insert_range_interactive(native(), iter.native(), start.native(), end.native(), defaultEditable ? 1 : 0) != 0 }
  /// `gtk_text_buffer_move_mark`.
  public func moveMark(_ mark: TextMark, `where`: TextIter) { gtk_text_buffer_move_mark(native(), mark.native(), `where`.native()) }
  /// `gtk_text_buffer_move_mark_by_name`.
  public func moveMark(byName name: String, `where`: TextIter) { gtk_text_buffer_move_mark_by_name(native(), name.withoutNUL, `where`.native()) }
  /// `gtk_text_buffer_paste_clipboard`.
  public func pasteClipboard(_ clipboard: Clipboard, overrideLocation: TextIter?, defaultEditable: Bool) { gtk_text_buffer_paste_clipboard(native(), clipboard.native(), borrowed(overrideLocation), defaultEditable ? 1 : 0) }
  /// `gtk_text_buffer_place_cursor`.
  public func placeCursor(_ `where`: TextIter) { gtk_text_buffer_place_cursor(native(), `where`.native()) }
  /// `gtk_text_buffer_remove_all_tags`.
  public func removeAllTags(_ start: TextIter, end: TextIter) { gtk_text_buffer_remove_all_tags(native(), start.native(), end.native()) }
  /// `gtk_text_buffer_remove_selection_clipboard`.
  public func removeSelectionClipboard(_ clipboard: Clipboard) { gtk_text_buffer_remove_selection_clipboard(native(), clipboard.native()) }
  /// `gtk_text_buffer_remove_tag`.
  public func removeTag(_ tag: TextTag, start: TextIter, end: TextIter) { gtk_text_buffer_remove_tag(native(), tag.native(), start.native(), end.native()) }
  /// `gtk_text_buffer_remove_tag_by_name`.
  public func removeTag(byName name: String, start: TextIter, end: TextIter) { gtk_text_buffer_remove_tag_by_name(native(), name.withoutNUL, start.native(), end.native()) }
  /// `gtk_text_buffer_select_range`.
  public func selectRange(_ ins: TextIter, bound: TextIter) { gtk_text_buffer_select_range(native(), ins.native(), bound.native()) }
  /// `gtk_text_buffer_set_text`.
  public func setText(_ text: String) { gtk_text_buffer_set_text(native(), text.withoutNUL, Int32(clamping: text.withoutNUL.utf8.count)) }
  /// `GtkTextBuffer::apply-tag`.
  public var onApplyTag: Signal<TextTag?, TextIter?, TextIter?> { Signal(inside: self, "apply-tag") }
  /// `GtkTextBuffer::delete-range`.
  public var onDeleteRange: Signal<TextIter?, TextIter?> { Signal(inside: self, "delete-range") }
  /// `GtkTextBuffer::insert-child-anchor`.
  public var onInsertChildAnchor: Signal<TextIter?, TextChildAnchor?> { Signal(inside: self, "insert-child-anchor") }
  /// `GtkTextBuffer::insert-paintable`.
  public var onInsertPaintable: Signal<TextIter?, Object?> { Signal(inside: self, "insert-paintable") }
  /// `GtkTextBuffer::insert-text`.
  public var onInsertText: Signal<TextIter?, String, Int> { Signal(inside: self, "insert-text") }
  /// `GtkTextBuffer::mark-deleted`.
  public var onMarkDeleted: Signal<TextMark?> { Signal(inside: self, "mark-deleted") }
  /// `GtkTextBuffer::mark-set`.
  public var onMarkSet: Signal<TextIter?, TextMark?> { Signal(inside: self, "mark-set") }
  /// `GtkTextBuffer::paste-done`.
  public var onPasteDone: Signal<Clipboard?> { Signal(inside: self, "paste-done") }
  /// `GtkTextBuffer::remove-tag`.
  public var onRemoveTag: Signal<TextTag?, TextIter?, TextIter?> { Signal(inside: self, "remove-tag") }
}
