// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkComboBox`.
@MainActor open class ComboBox: Widget, nonisolated CellEditable, nonisolated CellLayout {
  /// Adopts a GtkComboBox.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_combo_box_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_combo_box_new())) }
  /// `gtk_combo_box_new_with_model`.
  public init(model: any TreeModel) { super.init(owning: UnsafeMutableRawPointer(gtk_combo_box_new_with_model(model.native()))) }
  /// `gtk_combo_box_new_with_model_and_entry`.
  public init(modelAndEntry model: any TreeModel) { super.init(owning: UnsafeMutableRawPointer(gtk_combo_box_new_with_model_and_entry(model.native()))) }
}

/// Every `ComboBox`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ComboBoxProtocol: ComboBox {}
extension ComboBox: nonisolated ComboBoxProtocol {}

extension ComboBoxProtocol {
  /// `GtkComboBox:active`.
  public var active: Int { get { Int(gtk_combo_box_get_active(native())) } set { if newValue != active { setProperty("active", to: newValue) } } }
  /// `active` changed.
  public var onNotifyActive: Signal<> { notify("active", delivery: .userChanges) }
  /// `GtkComboBox:active-id`.
  public var activeId: String? { get { nativeOptionalText(copying: gtk_combo_box_get_active_id(native())) } set { if newValue != activeId { withoutEcho { _ = gtk_combo_box_set_active_id(native(), newValue.withoutNUL) } } } }
  /// `activeId` changed.
  public var onNotifyActiveId: Signal<> { notify("active-id", delivery: .userChanges) }
  /// `GtkComboBox:button-sensitivity`.
  public var buttonSensitivity: SensitivityType { get { SensitivityType(rawValue: gtk_combo_box_get_button_sensitivity(native()).rawValue) } set { if newValue != buttonSensitivity { withoutEcho { gtk_combo_box_set_button_sensitivity(native(), GtkSensitivityType(newValue.rawValue)) } } } }
  /// `buttonSensitivity` changed.
  public var onNotifyButtonSensitivity: Signal<> { notify("button-sensitivity", delivery: .userChanges) }
  /// `GtkComboBox:child`.
  public var child: Widget? { get { wrapped(gtk_combo_box_get_child(native()), as: Widget.self) } set { exchange(self.child, for: newValue) { gtk_combo_box_set_child(self.native(), $0) } } }
  /// `child` changed.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
  /// `GtkComboBox:entry-text-column`.
  public var entryTextColumn: Int { get { Int(gtk_combo_box_get_entry_text_column(native())) } set { if newValue != entryTextColumn { setProperty("entry-text-column", to: max(0, newValue)) } } }
  /// `entryTextColumn` changed.
  public var onNotifyEntryTextColumn: Signal<> { notify("entry-text-column", delivery: .userChanges) }
  /// `GtkComboBox:has-entry`.
  public var hasEntry: Bool { gtk_combo_box_get_has_entry(native()) != 0 }
  /// `hasEntry` changed.
  public var onNotifyHasEntry: Signal<> { notify("has-entry") }
  /// `GtkComboBox:has-frame`.
  public var hasFrame: Bool { get { property("has-frame") } set { if newValue != hasFrame { setProperty("has-frame", to: newValue) } } }
  /// `hasFrame` changed.
  public var onNotifyHasFrame: Signal<> { notify("has-frame", delivery: .userChanges) }
  /// `GtkComboBox:id-column`.
  public var idColumn: Int { get { Int(gtk_combo_box_get_id_column(native())) } set { if newValue != idColumn { setProperty("id-column", to: max(0, newValue)) } } }
  /// `idColumn` changed.
  public var onNotifyIdColumn: Signal<> { notify("id-column", delivery: .userChanges) }
  /// `GtkComboBox:model`.
  public var model: (any TreeModel)? { get { wrapped(gtk_combo_box_get_model(native()), as: (any TreeModel).self) } set { if newValue !== model { withoutEcho { gtk_combo_box_set_model(native(), newValue?.native()) } } } }
  /// `model` changed.
  public var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }
  /// `GtkComboBox:popup-fixed-width`.
  public var isPopupFixedWidth: Bool { get { gtk_combo_box_get_popup_fixed_width(native()) != 0 } set { if newValue != isPopupFixedWidth { withoutEcho { gtk_combo_box_set_popup_fixed_width(native(), newValue ? 1 : 0) } } } }
  /// `isPopupFixedWidth` changed.
  public var onNotifyPopupFixedWidth: Signal<> { notify("popup-fixed-width", delivery: .userChanges) }
  /// `GtkComboBox:popup-shown`.
  public var isPopupShown: Bool { property("popup-shown") }
  /// `isPopupShown` changed.
  public var onNotifyPopupShown: Signal<> { notify("popup-shown") }
  /// `gtk_combo_box_get_active_iter`.
  public var activeIter: TreeIter? {
    var iterOut = GtkTreeIter()
    guard gtk_combo_box_get_active_iter(native(), &iterOut) != 0 else { return nil }
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_combo_box_popdown`.
  public func popdown() { gtk_combo_box_popdown(native()) }
  /// `gtk_combo_box_popup`.
  public func popup() { gtk_combo_box_popup(native()) }
  /// `gtk_combo_box_popup_for_device`.
  public func popup(forDevice device: Device) { gtk_combo_box_popup_for_device(native(), device.native()) }
  /// `gtk_combo_box_set_active_iter`.
  public func setActiveIter(_ iter: TreeIter?) { gtk_combo_box_set_active_iter(native(), borrowed(iter)) }
  /// `gtk_combo_box_set_row_separator_func`.
  public func setRowSeparatorFunc(_ `func`: @escaping (any TreeModel, TreeIter) -> Bool) { gtk_combo_box_set_row_separator_func(native(), { a0, a1, data in let answer = duringCall(data) { callee(data, as: ((any TreeModel, TreeIter) -> Bool).self)(wrapped(a0, as: (any TreeModel).self)!, TreeIter.copy(a1)!) }; return answer ? 1 : 0 }, keptCallee(`func`, of: self), releaseCallee) }
  /// `GtkComboBox::activate`.
  public var onActivate: Signal<> { Signal(inside: self, "activate") }
  /// `GtkComboBox::changed`.
  public var onChanged: Signal<> { Signal(inside: self, "changed", delivery: .userChanges) }
  /// `GtkComboBox::format-entry-text`.
  public var onFormatEntryText: AnswerSignal<String, String> { AnswerSignal(inside: self, "format-entry-text") }
  /// `GtkComboBox::move-active`.
  public var onMoveActive: Signal<ScrollType> { Signal(inside: self, "move-active") }
  /// `GtkComboBox::popdown`.
  public var onPopdown: EventSignal<> { EventSignal(inside: self, "popdown") }
  /// `GtkComboBox::popup`.
  public var onPopup: Signal<> { Signal(inside: self, "popup") }
}
