// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkAssistant`.
@MainActor open class Assistant: Window {
  /// Adopts a GtkAssistant.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_assistant_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_assistant_new())) }
}

/// Every `Assistant`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol AssistantProtocol: Assistant {}
extension Assistant: nonisolated AssistantProtocol {}

extension AssistantProtocol {
  /// `GtkAssistant:pages`.
  public var pages: (any ItemList)? { taken(gtk_assistant_get_pages(native()), as: (any ItemList).self) }
  /// `pages` changed.
  public var onNotifyPages: Signal<> { notify("pages") }
  /// `GtkAssistant:use-header-bar`.
  public var useHeaderBar: Int { property("use-header-bar") }
  /// `useHeaderBar` changed.
  public var onNotifyUseHeaderBar: Signal<> { notify("use-header-bar") }
  /// `gtk_assistant_add_action_widget`.
  public func addActionWidget(_ child: Widget) { takeIn(child) { gtk_assistant_add_action_widget(self.native(), $0) } }
  /// `gtk_assistant_append_page`.
  @discardableResult public func appendPage(_ page: Widget) -> Int { Int(gtk_assistant_append_page(native(), incoming(page))) }
  /// `gtk_assistant_commit`.
  public func commit() { gtk_assistant_commit(native()) }
  /// `gtk_assistant_get_current_page`.
  public var currentPage: Int { get { Int(gtk_assistant_get_current_page(native())) } set { withoutEcho { gtk_assistant_set_current_page(native(), Int32(clamping: newValue)) } } }
  /// `gtk_assistant_get_n_pages`.
  public var nPages: Int { countPages { gtk_assistant_get_nth_page(self.native(), $0) } }
  /// `gtk_assistant_get_nth_page`.
  public func nthPage(_ pageNum: Int) -> Widget? { wrapped(stayingPage(pageNum) { gtk_assistant_get_nth_page(self.native(), $0) }, as: Widget.self) }
  /// `gtk_assistant_get_page`.
  public func page(of child: Widget) -> AssistantPage? { wrapped(gtk_assistant_get_page(native(), child.native()), as: AssistantPage.self) }
  /// `gtk_assistant_get_page_complete`.
  @discardableResult public func pageComplete(of page: Widget) -> Bool { gtk_assistant_get_page_complete(native(), page.native()) != 0 }
  /// `gtk_assistant_get_page_title`.
  public func pageTitle(of page: Widget) -> String { nativeText(copying: gtk_assistant_get_page_title(native(), page.native())) }
  /// `gtk_assistant_get_page_type`.
  public func pageType(of page: Widget) -> AssistantPageType { AssistantPageType(rawValue: gtk_assistant_get_page_type(native(), page.native()).rawValue) }
  /// `gtk_assistant_insert_page`.
  @discardableResult public func insertPage(_ page: Widget, position: Int) -> Int { Int(gtk_assistant_insert_page(native(), incoming(page), Int32(clamping: position))) }
  /// `gtk_assistant_next_page`.
  public func nextPage() { gtk_assistant_next_page(native()) }
  /// `gtk_assistant_prepend_page`.
  @discardableResult public func prependPage(_ page: Widget) -> Int { Int(gtk_assistant_prepend_page(native(), incoming(page))) }
  /// `gtk_assistant_previous_page`.
  public func previousPage() { gtk_assistant_previous_page(native()) }
  /// `gtk_assistant_remove_action_widget`.
  public func removeActionWidget(_ child: Widget) { if isAncestor(of: child) { removeWhenFree(child) { gtk_assistant_remove_action_widget(self.native(), $0) } } }
  /// `gtk_assistant_remove_page`.
  public func removePage(_ pageNum: Int) { removePage(pageNum, { gtk_assistant_get_nth_page(self.native(), $0) }) { gtk_assistant_remove_page(self.native(), $0) } }
  /// `gtk_assistant_set_forward_page_func`.
  public func setForwardPageFunc(_ pageFunc: @escaping (Int) -> Int) { gtk_assistant_set_forward_page_func(native(), { a0, data in let answer = duringCall(data) { callee(data, as: ((Int) -> Int).self)(Int(a0)) }; return Int32(clamping: answer) }, keptCallee(pageFunc, of: self), releaseCallee) }
  /// `gtk_assistant_set_page_complete`.
  public func setPageComplete(_ page: Widget, complete: Bool) { gtk_assistant_set_page_complete(native(), page.native(), complete ? 1 : 0) }
  /// `gtk_assistant_set_page_title`.
  public func setPageTitle(_ page: Widget, title: String) { gtk_assistant_set_page_title(native(), page.native(), title.withoutNUL) }
  /// `gtk_assistant_set_page_type`.
  public func setPageType(_ page: Widget, type: AssistantPageType) { gtk_assistant_set_page_type(native(), page.native(), GtkAssistantPageType(type.rawValue)) }
  /// `gtk_assistant_update_buttons_state`.
  public func updateButtonsState() { gtk_assistant_update_buttons_state(native()) }
  /// `GtkAssistant::apply`.
  public var onApply: Signal<> { Signal(inside: self, "apply") }
  /// `GtkAssistant::cancel`.
  public var onCancel: Signal<> { Signal(inside: self, "cancel") }
  /// `GtkAssistant::close`.
  public var onClose: Signal<> { Signal(inside: self, "close") }
  /// `GtkAssistant::escape`.
  public var onEscape: Signal<> { Signal(inside: self, "escape") }
  /// `GtkAssistant::prepare`.
  public var onPrepare: Signal<Widget?> { Signal(inside: self, "prepare") }
}
