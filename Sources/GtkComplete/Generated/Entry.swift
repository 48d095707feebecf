// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Entry {
  /// `gtk_entry_new_with_buffer`.
  public convenience init(buffer: EntryBuffer) { self.init(owning: UnsafeMutableRawPointer(gtk_entry_new_with_buffer(buffer.native()))) }
}
extension Entry: nonisolated CellEditable {}
extension EntryProtocol {
  /// `GtkEntry:completion`.
  public var completion: EntryCompletion? { get { wrapped(gtk_entry_get_completion(native()), as: EntryCompletion.self) } set { if newValue !== completion { withoutEcho { gtk_entry_set_completion(native(), newValue?.native()) } } } }
  /// `completion` changed.
  public var onNotifyCompletion: Signal<> { notify("completion", delivery: .userChanges) }
  /// `gtk_entry_get_alignment`.
  public var alignment: Double { get { Double(gtk_entry_get_alignment(native())) } set { withoutEcho { gtk_entry_set_alignment(native(), Float(newValue)) } } }
  /// `gtk_entry_get_current_icon_drag_source`.
  public var currentIconDragSource: Int { Int(gtk_entry_get_current_icon_drag_source(native())) }
  /// `gtk_entry_get_icon_activatable`.
  @discardableResult public func iconActivatable(_ iconPos: EntryIconPosition) -> Bool { gtk_entry_get_icon_activatable(native(), GtkEntryIconPosition(iconPos.rawValue)) != 0 }
  /// `gtk_entry_get_icon_area`.
  public func iconArea(_ iconPos: EntryIconPosition) -> Rect {
    var iconAreaOut = GdkRectangle()
    gtk_entry_get_icon_area(native(), GtkEntryIconPosition(iconPos.rawValue), &iconAreaOut)
    return iconAreaOut.value
  }
  /// `gtk_entry_get_icon_at_pos`.
  public func icon(atPos x: Int, y: Int) -> Int { Int(gtk_entry_get_icon_at_pos(native(), Int32(clamping: x), Int32(clamping: y))) }
  /// `gtk_entry_get_icon_gicon`.
  public func iconGicon(_ iconPos: EntryIconPosition) -> Object? { wrapped(gtk_entry_get_icon_gicon(native(), GtkEntryIconPosition(iconPos.rawValue)), as: Object.self) }
  /// `gtk_entry_get_icon_name`.
  public func iconName(_ iconPos: EntryIconPosition) -> String? { nativeOptionalText(copying: gtk_entry_get_icon_name(native(), GtkEntryIconPosition(iconPos.rawValue))) }
  /// `gtk_entry_get_icon_paintable`.
  public func iconPaintable(_ iconPos: EntryIconPosition) -> (any Paintable)? { wrapped(gtk_entry_get_icon_paintable(native(), GtkEntryIconPosition(iconPos.rawValue)), as: (any Paintable).self) }
  /// `gtk_entry_get_icon_sensitive`.
  @discardableResult public func iconSensitive(_ iconPos: EntryIconPosition) -> Bool { gtk_entry_get_icon_sensitive(native(), GtkEntryIconPosition(iconPos.rawValue)) != 0 }
  /// `gtk_entry_get_icon_storage_type`.
  public func iconStorageType(_ iconPos: EntryIconPosition) -> ImageType { ImageType(rawValue: gtk_entry_get_icon_storage_type(native(), GtkEntryIconPosition(iconPos.rawValue)).rawValue) }
  /// `gtk_entry_get_icon_tooltip_markup`.
  public func iconTooltipMarkup(_ iconPos: EntryIconPosition) -> String? { nativeOptionalText(taking: gtk_entry_get_icon_tooltip_markup(native(), GtkEntryIconPosition(iconPos.rawValue))) }
  /// `gtk_entry_get_icon_tooltip_text`.
  public func iconTooltipText(_ iconPos: EntryIconPosition) -> String? { nativeOptionalText(taking: gtk_entry_get_icon_tooltip_text(native(), GtkEntryIconPosition(iconPos.rawValue))) }
  /// `gtk_entry_grab_focus_without_selecting`.
  @discardableResult public func grabFocusWithoutSelecting() -> Bool { gtk_entry_grab_focus_without_selecting(native()) != 0 }
  /// `gtk_entry_progress_pulse`.
  public func progressPulse() { gtk_entry_progress_pulse(native()) }
  /// `gtk_entry_reset_im_context`.
  public func resetImContext() { gtk_entry_reset_im_context(native()) }
  /// `gtk_entry_set_icon_drag_source`.
  public func setIconDragSource(_ iconPos: EntryIconPosition, provider: ContentProvider, actions: DragActions) { gtk_entry_set_icon_drag_source(native(), GtkEntryIconPosition(iconPos.rawValue), provider.native(), GdkDragAction(actions.rawValue)) }
  /// `gtk_entry_set_icon_from_gicon`.
  public func setIcon(fromGicon iconPos: EntryIconPosition, icon: Object?) { gtk_entry_set_icon_from_gicon(native(), GtkEntryIconPosition(iconPos.rawValue), icon?.native()) }
  /// `gtk_entry_set_icon_from_paintable`.
  public func setIcon(_ iconPos: EntryIconPosition, fromPaintable paintable: (any Paintable)?) { gtk_entry_set_icon_from_paintable(native(), GtkEntryIconPosition(iconPos.rawValue), paintable?.native()) }
  /// `gtk_entry_set_icon_tooltip_markup`.
  public func setIconTooltipMarkup(_ iconPos: EntryIconPosition, tooltip: String?) { gtk_entry_set_icon_tooltip_markup(native(), GtkEntryIconPosition(iconPos.rawValue), tooltip.withoutNUL) }
  /// `gtk_entry_unset_invisible_char`.
  public func unsetInvisibleChar() { gtk_entry_unset_invisible_char(native()) }
}
