// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkText`.
@MainActor open class Text: Widget, nonisolated Editable {
  /// Adopts a GtkText.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_text_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_text_new())) }
  /// `gtk_text_new_with_buffer`.
  public init(buffer: EntryBuffer) { super.init(owning: UnsafeMutableRawPointer(gtk_text_new_with_buffer(buffer.native()))) }
}

/// Every `Text`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol TextProtocol: Text {}
extension Text: nonisolated TextProtocol {}

extension TextProtocol {
  /// `GtkText:activates-default`.
  public var activatesDefault: Bool { get { gtk_text_get_activates_default(native()) != 0 } set { if newValue != activatesDefault { withoutEcho { gtk_text_set_activates_default(native(), newValue ? 1 : 0) } } } }
  /// `activatesDefault` changed.
  public var onNotifyActivatesDefault: Signal<> { notify("activates-default", delivery: .userChanges) }
  /// `GtkText:attributes`.
  public var attributes: AttrList? { get { AttrList.copy(gtk_text_get_attributes(native())) } set { withoutEcho { gtk_text_set_attributes(native(), borrowed(newValue)) } } }
  /// `attributes` changed.
  public var onNotifyAttributes: Signal<> { notify("attributes", delivery: .userChanges) }
  /// `GtkText:buffer`.
  public var buffer: EntryBuffer? { get { wrapped(gtk_text_get_buffer(native()), as: EntryBuffer.self) } set { if newValue !== buffer { withoutEcho { gtk_text_set_buffer(native(), newValue?.native()) } } } }
  /// `buffer` changed.
  public var onNotifyBuffer: Signal<> { notify("buffer", delivery: .userChanges) }
  /// `GtkText:enable-emoji-completion`.
  public var enablesEmojiCompletion: Bool { get { gtk_text_get_enable_emoji_completion(native()) != 0 } set { if newValue != enablesEmojiCompletion { withoutEcho { gtk_text_set_enable_emoji_completion(native(), newValue ? 1 : 0) } } } }
  /// `enablesEmojiCompletion` changed.
  public var onNotifyEnableEmojiCompletion: Signal<> { notify("enable-emoji-completion", delivery: .userChanges) }
  /// `GtkText:extra-menu`.
  public var extraMenu: Object? { get { wrapped(gtk_text_get_extra_menu(native()), as: Object.self) } set { if newValue !== extraMenu { withoutEcho { gtk_text_set_extra_menu(native(), newValue?.native()) } } } }
  /// `extraMenu` changed.
  public var onNotifyExtraMenu: Signal<> { notify("extra-menu", delivery: .userChanges) }
  /// `GtkText:im-module`.
  public var imModule: String? { get { property("im-module") } set { if newValue != imModule { setProperty("im-module", to: newValue) } } }
  /// `imModule` changed.
  public var onNotifyImModule: Signal<> { notify("im-module", delivery: .userChanges) }
  /// `GtkText:input-hints`.
  public var inputHints: InputHints { get { InputHints(rawValue: gtk_text_get_input_hints(native()).rawValue) } set { if newValue != inputHints { withoutEcho { gtk_text_set_input_hints(native(), GtkInputHints(newValue.rawValue)) } } } }
  /// `inputHints` changed.
  public var onNotifyInputHints: Signal<> { notify("input-hints", delivery: .userChanges) }
  /// `GtkText:input-purpose`.
  public var inputPurpose: InputPurpose { get { InputPurpose(rawValue: gtk_text_get_input_purpose(native()).rawValue) } set { if newValue != inputPurpose { withoutEcho { gtk_text_set_input_purpose(native(), GtkInputPurpose(newValue.rawValue)) } } } }
  /// `inputPurpose` changed.
  public var onNotifyInputPurpose: Signal<> { notify("input-purpose", delivery: .userChanges) }
  /// `GtkText:invisible-char`.
  public var invisibleChar: Unicode.Scalar { get { Unicode.Scalar(gtk_text_get_invisible_char(native())) ?? "\u{FFFD}" } set { if newValue != invisibleChar { withoutEcho { gtk_text_set_invisible_char(native(), newValue.value) } } } }
  /// `invisibleChar` changed.
  public var onNotifyInvisibleChar: Signal<> { notify("invisible-char", delivery: .userChanges) }
  /// `GtkText:invisible-char-set`.
  public var isInvisibleCharSet: Bool { get { property("invisible-char-set") } set { if newValue != isInvisibleCharSet { setProperty("invisible-char-set", to: newValue) } } }
  /// `isInvisibleCharSet` changed.
  public var onNotifyInvisibleCharSet: Signal<> { notify("invisible-char-set", delivery: .userChanges) }
  /// `GtkText:max-length`.
  public var maxLength: Int { get { Int(gtk_text_get_max_length(native())) } set { if newValue != maxLength { setProperty("max-length", to: newValue) } } }
  /// `maxLength` changed.
  public var onNotifyMaxLength: Signal<> { notify("max-length", delivery: .userChanges) }
  /// `GtkText:overwrite-mode`.
  public var isOverwriteMode: Bool { get { gtk_text_get_overwrite_mode(native()) != 0 } set { if newValue != isOverwriteMode { withoutEcho { gtk_text_set_overwrite_mode(native(), newValue ? 1 : 0) } } } }
  /// `isOverwriteMode` changed.
  public var onNotifyOverwriteMode: Signal<> { notify("overwrite-mode", delivery: .userChanges) }
  /// `GtkText:placeholder-text`.
  public var placeholderText: String? { get { nativeOptionalText(copying: gtk_text_get_placeholder_text(native())) } set { if newValue != placeholderText { withoutEcho { gtk_text_set_placeholder_text(native(), newValue.withoutNUL) } } } }
  /// `placeholderText` changed.
  public var onNotifyPlaceholderText: Signal<> { notify("placeholder-text", delivery: .userChanges) }
  /// `GtkText:propagate-text-width`.
  public var propagatesTextWidth: Bool { get { gtk_text_get_propagate_text_width(native()) != 0 } set { if newValue != propagatesTextWidth { withoutEcho { gtk_text_set_propagate_text_width(native(), newValue ? 1 : 0) } } } }
  /// `propagatesTextWidth` changed.
  public var onNotifyPropagateTextWidth: Signal<> { notify("propagate-text-width", delivery: .userChanges) }
  /// `GtkText:scroll-offset`.
  public var scrollOffset: Int { property("scroll-offset") }
  /// `scrollOffset` changed.
  public var onNotifyScrollOffset: Signal<> { notify("scroll-offset") }
  /// `GtkText:tabs`.
  public var tabs: TabArray? { get { TabArray.copy(gtk_text_get_tabs(native())) } set { withoutEcho { gtk_text_set_tabs(native(), borrowed(newValue)) } } }
  /// `tabs` changed.
  public var onNotifyTabs: Signal<> { notify("tabs", delivery: .userChanges) }
  /// `GtkText:truncate-multiline`.
  public var isTruncateMultiline: Bool { get { gtk_text_get_truncate_multiline(native()) != 0 } set { if newValue != isTruncateMultiline { withoutEcho { gtk_text_set_truncate_multiline(native(), newValue ? 1 : 0) } } } }
  /// `isTruncateMultiline` changed.
  public var onNotifyTruncateMultiline: Signal<> { notify("truncate-multiline", delivery: .userChanges) }
  /// `GtkText:visibility`.
  public var isVisibility: Bool { get { gtk_text_get_visibility(native()) != 0 } set { if newValue != isVisibility { withoutEcho { gtk_text_set_visibility(native(), newValue ? 1 : 0) } } } }
  /// `isVisibility` changed.
  public var onNotifyVisibility: Signal<> { notify("visibility", delivery: .userChanges) }
  /// `gtk_text_compute_cursor_extents`.
  public func computeCursorExtents(_ position: Int) -> (strong: Rect, weak: Rect) {
    var strongOut = graphene_rect_t()
    var weakOut = graphene_rect_t()
    gtk_text_compute_cursor_extents(native(), UInt(clamping: position), &strongOut, &weakOut)
    return (strongOut.value, weakOut.value)
  }
  /// `gtk_text_get_text_length`.
  public var textLength: Int { Int(gtk_text_get_text_length(native())) }
  /// `gtk_text_grab_focus_without_selecting`.
  @discardableResult public func grabFocusWithoutSelecting() -> Bool { gtk_text_grab_focus_without_selecting(native()) != 0 }
  /// `gtk_text_unset_invisible_char`.
  public func unsetInvisibleChar() { gtk_text_unset_invisible_char(native()) }
  /// `GtkText::activate`.
  public var onActivate: Signal<> { Signal(inside: self, "activate") }
  /// `GtkText::backspace`.
  public var onBackspace: Signal<> { Signal(inside: self, "backspace") }
  /// `GtkText::copy-clipboard`.
  public var onCopyClipboard: Signal<> { Signal(inside: self, "copy-clipboard") }
  /// `GtkText::cut-clipboard`.
  public var onCutClipboard: Signal<> { Signal(inside: self, "cut-clipboard") }
  /// `GtkText::delete-from-cursor`.
  public var onDeleteFromCursor: Signal<DeleteType, Int> { Signal(inside: self, "delete-from-cursor") }
  /// `GtkText::insert-at-cursor`.
  public var onInsertAtCursor: Signal<String> { Signal(inside: self, "insert-at-cursor") }
  /// `GtkText::insert-emoji`.
  public var onInsertEmoji: Signal<> { Signal(inside: self, "insert-emoji") }
  /// `GtkText::move-cursor`.
  public var onMoveCursor: Signal<MovementStep, Int, Bool> { Signal(inside: self, "move-cursor") }
  /// `GtkText::paste-clipboard`.
  public var onPasteClipboard: Signal<> { Signal(inside: self, "paste-clipboard") }
  /// `GtkText::preedit-changed`.
  public var onPreeditChanged: Signal<String> { Signal(inside: self, "preedit-changed", delivery: .userChanges) }
  /// `GtkText::toggle-overwrite`.
  public var onToggleOverwrite: Signal<> { Signal(inside: self, "toggle-overwrite") }
}
