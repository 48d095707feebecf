// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkIMContext`.
@MainActor open class IMContext: Object {
  /// `GtkIMContext:input-hints`.
  public final var inputHints: InputHints { get { property("input-hints") } set { if newValue != inputHints { setProperty("input-hints", to: newValue) } } }
  /// `inputHints` changed.
  public final var onNotifyInputHints: Signal<> { notify("input-hints", delivery: .userChanges) }
  /// `GtkIMContext:input-purpose`.
  public final var inputPurpose: InputPurpose { get { property("input-purpose") } set { if newValue != inputPurpose { setProperty("input-purpose", to: newValue) } } }
  /// `inputPurpose` changed.
  public final var onNotifyInputPurpose: Signal<> { notify("input-purpose", delivery: .userChanges) }
  /// `gtk_im_context_delete_surrounding`.
  @discardableResult public final func deleteSurrounding(offset: Int, nChars: Int) -> Bool { gtk_im_context_delete_surrounding(native(), Int32(clamping: offset), Int32(clamping: nChars)) != 0 }
  /// `gtk_im_context_filter_key`.
  @discardableResult public final func filterKey(_ press: Bool, surface: Surface, device: Device, time: Int, keycode: Int, state: Modifiers, group: Int) -> Bool { gtk_im_context_filter_key(native(), press ? 1 : 0, surface.native(), device.native(), UInt32(clamping: time), UInt32(clamping: keycode), GdkModifierType(state.rawValue), Int32(clamping: group)) != 0 }
  /// `gtk_im_context_filter_keypress`.
  @discardableResult public final func filterKeypress(_ event: GdkEvent) -> Bool { gtk_im_context_filter_keypress(native(), event.native()) != 0 }
  /// `gtk_im_context_focus_in`.
  public final func focusIn() { gtk_im_context_focus_in(native()) }
  /// `gtk_im_context_focus_out`.
  public final func focusOut() { gtk_im_context_focus_out(native()) }
  /// `gtk_im_context_get_preedit_string`.
  public final var preeditString: (str: String, attrs: AttrList, cursorPos: Int) {
    var strOut = UnsafeMutablePointer<CChar>?.none
    var attrsOut = OpaquePointer?.none
    var cursorPosOut = Int32()
    gtk_im_context_get_preedit_string(native(), &strOut, &attrsOut, &cursorPosOut)
    return (nativeText(taking: strOut), AttrList.take(attrsOut)!, Int(cursorPosOut))
  }
  /// `gtk_im_context_get_surrounding_with_selection`.
  public final var surroundingWithSelection: (text: String, cursorIndex: Int, anchorIndex: Int)? {
    var textOut = UnsafeMutablePointer<CChar>?.none
    var cursorIndexOut = Int32()
    var anchorIndexOut = Int32()
    guard gtk_im_context_get_surrounding_with_selection(native(), &textOut, &cursorIndexOut, &anchorIndexOut) != 0 else { return nil }
    return (nativeText(taking: textOut), Int(cursorIndexOut), Int(anchorIndexOut))
  }
  /// `gtk_im_context_reset`.
  public final func reset() { gtk_im_context_reset(native()) }
  /// `gtk_im_context_set_client_widget`.
  public final func setClientWidget(_ widget: Widget?) { gtk_im_context_set_client_widget(native(), widget?.native()) }
  /// `gtk_im_context_set_cursor_location`.
  public final func setCursorLocation(_ area: Rect) { lend(area, as: GdkRectangle.self) { p0 in gtk_im_context_set_cursor_location(native(), p0) } }
  /// `gtk_im_context_set_surrounding_with_selection`.
  public final func setSurrounding(withSelection text: String, cursorIndex: Int, anchorIndex: Int) { gtk_im_context_set_surrounding_with_selection(native(), text.withoutNUL, -1, Int32(clamping: cursorIndex), Int32(clamping: anchorIndex)) }
  /// `gtk_im_context_set_use_preedit`.
  public final func setUsePreedit(_ usePreedit: Bool) { gtk_im_context_set_use_preedit(native(), usePreedit ? 1 : 0) }
  /// `GtkIMContext::commit`.
  public final var onCommit: Signal<String> { Signal(inside: self, "commit") }
  /// `GtkIMContext::delete-surrounding`.
  public final var onDeleteSurrounding: EventSignal<Int, Int> { EventSignal(inside: self, "delete-surrounding") }
  /// `GtkIMContext::preedit-changed`.
  public final var onPreeditChanged: Signal<> { Signal(inside: self, "preedit-changed", delivery: .userChanges) }
  /// `GtkIMContext::preedit-end`.
  public final var onPreeditEnd: Signal<> { Signal(inside: self, "preedit-end") }
  /// `GtkIMContext::preedit-start`.
  public final var onPreeditStart: Signal<> { Signal(inside: self, "preedit-start") }
  /// `GtkIMContext::retrieve-surrounding`.
  public final var onRetrieveSurrounding: EventSignal<> { EventSignal(inside: self, "retrieve-surrounding") }
}
