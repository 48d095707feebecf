// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension TextView {
  /// `gtk_text_view_new_with_buffer`.
  public convenience init(buffer: TextBuffer) { self.init(owning: UnsafeMutableRawPointer(gtk_text_view_new_with_buffer(buffer.native()))) }
}
extension TextViewProtocol {
  /// `gtk_text_view_add_child_at_anchor`.
  public func addChild(_ child: Widget, atAnchor anchor: TextChildAnchor) { takeIn(child) { gtk_text_view_add_child_at_anchor(self.native(), $0, anchor.native()) } }
  /// `gtk_text_view_add_overlay`.
  public func addOverlay(_ child: Widget, xpos: Int, ypos: Int) { takeIn(child) { gtk_text_view_add_overlay(self.native(), $0, Int32(clamping: xpos), Int32(clamping: ypos)) } }
  /// `gtk_text_view_backward_display_line`.
  @discardableResult public func backwardDisplayLine(_ iter: TextIter) -> Bool { gtk_text_view_backward_display_line(native(), iter.native()) != 0 }
  /// `gtk_text_view_backward_display_line_start`.
  @discardableResult public func backwardDisplayLineStart(_ iter: TextIter) -> Bool { gtk_text_view_backward_display_line_start(native(), iter.native()) != 0 }
  /// `gtk_text_view_forward_display_line`.
  @discardableResult public func forwardDisplayLine(_ iter: TextIter) -> Bool { gtk_text_view_forward_display_line(native(), iter.native()) != 0 }
  /// `gtk_text_view_forward_display_line_end`.
  @discardableResult public func forwardDisplayLineEnd(_ iter: TextIter) -> Bool { gtk_text_view_forward_display_line_end(native(), iter.native()) != 0 }
  /// `gtk_text_view_get_cursor_locations`.
  public func cursorLocations(_ iter: TextIter?) -> (strong: Rect, weak: Rect) {
    var strongOut = GdkRectangle()
    var weakOut = GdkRectangle()
    gtk_text_view_get_cursor_locations(native(), borrowed(iter), &strongOut, &weakOut)
    return (strongOut.value, weakOut.value)
  }
  /// `gtk_text_view_get_gutter`.
  public func gutter(_ win: TextWindowType) -> Widget? { wrapped(gtk_text_view_get_gutter(native(), GtkTextWindowType(win.rawValue)), as: Widget.self) }
  /// `gtk_text_view_get_iter_at_location`.
  public func iter(atLocation x: Int, y: Int) -> TextIter? {
    var iterOut = GtkTextIter()
    guard gtk_text_view_get_iter_at_location(native(), &iterOut, Int32(clamping: x), Int32(clamping: y)) != 0 else { return nil }
    return TextIter.copy(&iterOut)!
  }
  /// `gtk_text_view_get_iter_at_position`.
  public func iter(atPosition x: Int, y: Int) -> (iter: TextIter, trailing: Int)? {
    var iterOut = GtkTextIter()
    var trailingOut = Int32()
    guard gtk_text_view_get_iter_at_position(native(), &iterOut, &trailingOut, Int32(clamping: x), Int32(clamping: y)) != 0 else { return nil }
    return (TextIter.copy(&iterOut)!, Int(trailingOut))
  }
  /// `gtk_text_view_get_iter_location`.
  public func iterLocation(_ iter: TextIter) -> Rect {
    var locationOut = GdkRectangle()
    gtk_text_view_get_iter_location(native(), iter.native(), &locationOut)
    return locationOut.value
  }
  /// `gtk_text_view_get_line_at_y`.
  public func line(atY y: Int) -> (targetIter: TextIter, lineTop: Int) {
    var targetIterOut = GtkTextIter()
    var lineTopOut = Int32()
    gtk_text_view_get_line_at_y(native(), &targetIterOut, Int32(clamping: y), &lineTopOut)
    return (TextIter.copy(&targetIterOut)!, Int(lineTopOut))
  }
  /// `gtk_text_view_get_line_yrange`.
  public func lineYrange(_ iter: TextIter) -> (y: Int, height: Int) {
    var yOut = Int32()
    var heightOut = Int32()
    gtk_text_view_get_line_yrange(native(), iter.native(), &yOut, &heightOut)
    return (Int(yOut), Int(heightOut))
  }
  /// `gtk_text_view_get_ltr_context`.
  public var ltrContext: Context { wrapped(gtk_text_view_get_ltr_context(native()), as: Context.self)! }
  /// `gtk_text_view_get_rtl_context`.
  public var rtlContext: Context { wrapped(gtk_text_view_get_rtl_context(native()), as: Context.self)! }
  /// `gtk_text_view_get_visible_rect`.
  public var visibleRect: Rect {
    var visibleRectOut = GdkRectangle()
    gtk_text_view_get_visible_rect(native(), &visibleRectOut)
    return visibleRectOut.value
  }
  /// `gtk_text_view_im_context_filter_keypress`.
  @discardableResult public func imContextFilterKeypress(_ event: GdkEvent) -> Bool { gtk_text_view_im_context_filter_keypress(native(), event.native()) != 0 }
  /// `gtk_text_view_move_mark_onscreen`.
  @discardableResult public func moveMarkOnscreen(_ mark: TextMark) -> Bool { gtk_text_view_move_mark_onscreen(native(), mark.native()) != 0 }
  /// `gtk_text_view_move_overlay`.
  public func moveOverlay(_ child: Widget, xpos: Int, ypos: Int) { gtk_text_view_move_overlay(native(), child.native(), Int32(clamping: xpos), Int32(clamping: ypos)) }
  /// `gtk_text_view_move_visually`.
  @discardableResult public func moveVisually(_ iter: TextIter, count: Int) -> Bool { gtk_text_view_move_visually(native(), iter.native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_view_place_cursor_onscreen`.
  @discardableResult public func placeCursorOnscreen() -> Bool { gtk_text_view_place_cursor_onscreen(native()) != 0 }
  /// `gtk_text_view_remove`.
  public func remove(_ child: Widget) { if isAncestor(of: child) { removeWhenFree(child) { gtk_text_view_remove(self.native(), $0) } } }
  /// `gtk_text_view_reset_cursor_blink`.
  public func resetCursorBlink() { gtk_text_view_reset_cursor_blink(native()) }
  /// `gtk_text_view_reset_im_context`.
  public func resetImContext() { gtk_text_view_reset_im_context(native()) }
  /// `gtk_text_view_scroll_mark_onscreen`.
  public func scrollMarkOnscreen(_ mark: TextMark) { gtk_text_view_scroll_mark_onscreen(native(), mark.native()) }
  /// `gtk_text_view_scroll_to_iter`.
  @discardableResult public func scroll(toIter iter: TextIter, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double) -> Bool { gtk_text_view_scroll_to_iter(native(), iter.native(), withinMargin, useAlign ? 1 : 0, xalign, yalign) != 0 }
  /// `gtk_text_view_scroll_to_mark`.
  public func scroll(toMark mark: TextMark, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double) { gtk_text_view_scroll_to_mark(native(), mark.native(), withinMargin, useAlign ? 1 : 0, xalign, yalign) }
  /// `gtk_text_view_set_gutter`.
  public func setGutter(_ win: TextWindowType, widget: Widget?) { gtk_text_view_set_gutter(native(), GtkTextWindowType(win.rawValue), widget?.native()) }
  /// `gtk_text_view_starts_display_line`.
  @discardableResult public func startsDisplayLine(_ iter: TextIter) -> Bool { gtk_text_view_starts_display_line(native(), iter.native()) != 0 }
  /// `gtk_text_view_window_to_buffer_coords`.
  public func window(toBufferCoords win: TextWindowType, windowX: Int, windowY: Int) -> (bufferX: Int, bufferY: Int) {
    var bufferXOut = Int32()
    var bufferYOut = Int32()
    gtk_text_view_window_to_buffer_coords(native(), GtkTextWindowType(win.rawValue), Int32(clamping: windowX), Int32(clamping: windowY), &bufferXOut, &bufferYOut)
    return (Int(bufferXOut), Int(bufferYOut))
  }
  /// `GtkTextView::backspace`.
  public var onBackspace: Signal<> { Signal(inside: self, "backspace") }
  /// `GtkTextView::copy-clipboard`.
  public var onCopyClipboard: Signal<> { Signal(inside: self, "copy-clipboard") }
  /// `GtkTextView::cut-clipboard`.
  public var onCutClipboard: Signal<> { Signal(inside: self, "cut-clipboard") }
  /// `GtkTextView::delete-from-cursor`.
  public var onDeleteFromCursor: Signal<DeleteType, Int> { Signal(inside: self, "delete-from-cursor") }
  /// `GtkTextView::extend-selection`.
  public var onExtendSelection: EventSignal<TextExtendSelection, TextIter?, TextIter?, TextIter?> { EventSignal(inside: self, "extend-selection") }
  /// `GtkTextView::insert-at-cursor`.
  public var onInsertAtCursor: Signal<String> { Signal(inside: self, "insert-at-cursor") }
  /// `GtkTextView::insert-emoji`.
  public var onInsertEmoji: Signal<> { Signal(inside: self, "insert-emoji") }
  /// `GtkTextView::move-cursor`.
  public var onMoveCursor: Signal<MovementStep, Int, Bool> { Signal(inside: self, "move-cursor") }
  /// `GtkTextView::move-viewport`.
  public var onMoveViewport: Signal<ScrollStep, Int> { Signal(inside: self, "move-viewport") }
  /// `GtkTextView::paste-clipboard`.
  public var onPasteClipboard: Signal<> { Signal(inside: self, "paste-clipboard") }
  /// `GtkTextView::preedit-changed`.
  public var onPreeditChanged: Signal<String> { Signal(inside: self, "preedit-changed", delivery: .userChanges) }
  /// `GtkTextView::select-all`.
  public var onSelectAll: Signal<Bool> { Signal(inside: self, "select-all") }
  /// `GtkTextView::set-anchor`.
  public var onSetAnchor: Signal<> { Signal(inside: self, "set-anchor") }
  /// `GtkTextView::toggle-cursor-visible`.
  public var onToggleCursorVisible: Signal<> { Signal(inside: self, "toggle-cursor-visible") }
  /// `GtkTextView::toggle-overwrite`.
  public var onToggleOverwrite: Signal<> { Signal(inside: self, "toggle-overwrite") }
}
