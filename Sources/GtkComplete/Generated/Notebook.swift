// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension NotebookProtocol {
  /// `gtk_notebook_append_page_menu`.
  @discardableResult public func appendPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?) -> Int { Int(gtk_notebook_append_page_menu(native(), incoming(child), tabLabel?.native(), menuLabel?.native())) }
  /// `gtk_notebook_detach_tab`.
  public func detachTab(_ child: Widget) { gtk_notebook_detach_tab(native(), child.native()) }
  /// `gtk_notebook_get_action_widget`.
  public func actionWidget(_ packType: PackType) -> Widget? { wrapped(gtk_notebook_get_action_widget(native(), GtkPackType(packType.rawValue)), as: Widget.self) }
  /// `gtk_notebook_get_menu_label`.
  public func menuLabel(of child: Widget) -> Widget? { wrapped(gtk_notebook_get_menu_label(native(), child.native()), as: Widget.self) }
  /// `gtk_notebook_get_menu_label_text`.
  public func menuLabelText(of child: Widget) -> String? { nativeOptionalText(copying: gtk_notebook_get_menu_label_text(native(), child.native())) }
  /// `gtk_notebook_get_tab_detachable`.
  @discardableResult public func tabDetachable(of child: Widget) -> Bool { gtk_notebook_get_tab_detachable(native(), child.native()) != 0 }
  /// `gtk_notebook_get_tab_label`.
  public func tabLabel(of child: Widget) -> Widget? { wrapped(gtk_notebook_get_tab_label(native(), child.native()), as: Widget.self) }
  /// `gtk_notebook_get_tab_label_text`.
  public func tabLabelText(of child: Widget) -> String? { nativeOptionalText(copying: gtk_notebook_get_tab_label_text(native(), child.native())) }
  /// `gtk_notebook_get_tab_reorderable`.
  @discardableResult public func tabReorderable(of child: Widget) -> Bool { gtk_notebook_get_tab_reorderable(native(), child.native()) != 0 }
  /// `gtk_notebook_insert_page_menu`.
  @discardableResult public func insertPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?, position: Int) -> Int { Int(gtk_notebook_insert_page_menu(native(), incoming(child), tabLabel?.native(), menuLabel?.native(), Int32(clamping: position))) }
  /// `gtk_notebook_popup_disable`.
  public func popupDisable() { gtk_notebook_popup_disable(native()) }
  /// `gtk_notebook_popup_enable`.
  public func popupEnable() { gtk_notebook_popup_enable(native()) }
  /// `gtk_notebook_prepend_page`.
  @discardableResult public func prependPage(_ child: Widget, tabLabel: Widget?) -> Int { Int(gtk_notebook_prepend_page(native(), incoming(child), tabLabel?.native())) }
  /// `gtk_notebook_prepend_page_menu`.
  @discardableResult public func prependPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?) -> Int { Int(gtk_notebook_prepend_page_menu(native(), incoming(child), tabLabel?.native(), menuLabel?.native())) }
  /// `gtk_notebook_set_action_widget`.
  public func setActionWidget(_ widget: Widget, packType: PackType) { gtk_notebook_set_action_widget(native(), widget.native(), GtkPackType(packType.rawValue)) }
  /// `gtk_notebook_set_menu_label`.
  public func setMenuLabel(_ child: Widget, menuLabel: Widget?) { gtk_notebook_set_menu_label(native(), child.native(), menuLabel?.native()) }
  /// `gtk_notebook_set_menu_label_text`.
  public func setMenuLabelText(_ child: Widget, menuText: String) { gtk_notebook_set_menu_label_text(native(), child.native(), menuText.withoutNUL) }
  /// `gtk_notebook_set_tab_detachable`.
  public func setTabDetachable(_ child: Widget, detachable: Bool) { gtk_notebook_set_tab_detachable(native(), child.native(), detachable ? 1 : 0) }
  /// `gtk_notebook_set_tab_label`.
  public func setTabLabel(_ child: Widget, tabLabel: Widget?) { gtk_notebook_set_tab_label(native(), child.native(), tabLabel?.native()) }
  /// `gtk_notebook_set_tab_label_text`.
  public func setTabLabelText(_ child: Widget, tabText: String) { gtk_notebook_set_tab_label_text(native(), child.native(), tabText.withoutNUL) }
  /// `gtk_notebook_set_tab_reorderable`.
  public func setTabReorderable(_ child: Widget, reorderable: Bool) { gtk_notebook_set_tab_reorderable(native(), child.native(), reorderable ? 1 : 0) }
  /// `GtkNotebook::change-current-page`.
  public var onChangeCurrentPage: EventSignal<Int> { EventSignal(inside: self, "change-current-page") }
  /// `GtkNotebook::create-window`.
  public var onCreateWindow: AnswerSignal<Notebook?, Widget?> { AnswerSignal(inside: self, "create-window") }
  /// `GtkNotebook::focus-tab`.
  public var onFocusTab: EventSignal<NotebookTab> { EventSignal(inside: self, "focus-tab") }
  /// `GtkNotebook::move-focus-out`.
  public var onMoveFocusOut: Signal<DirectionType> { Signal(inside: self, "move-focus-out") }
  /// `GtkNotebook::reorder-tab`.
  public var onReorderTab: EventSignal<DirectionType, Bool> { EventSignal(inside: self, "reorder-tab") }
  /// `GtkNotebook::select-page`.
  public var onSelectPage: EventSignal<Bool> { EventSignal(inside: self, "select-page") }
}
