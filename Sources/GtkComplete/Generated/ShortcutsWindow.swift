// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkShortcutsWindow`.
@MainActor open class ShortcutsWindow: Window {
  /// Adopts a GtkShortcutsWindow.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `GtkShortcutsWindow`, made by its type.
  public init() { super.init(owning: UnsafeMutableRawPointer(g_object_new_with_properties(gtk_shortcuts_window_get_type(), 0, nil, nil))) }
}

/// Every `ShortcutsWindow`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ShortcutsWindowProtocol: ShortcutsWindow {}
extension ShortcutsWindow: nonisolated ShortcutsWindowProtocol {}

extension ShortcutsWindowProtocol {
  /// `GtkShortcutsWindow:section-name`.
  public var sectionName: String? { get { property("section-name") } set { if newValue != sectionName { setProperty("section-name", to: newValue) } } }
  /// `sectionName` changed.
  public var onNotifySectionName: Signal<> { notify("section-name", delivery: .userChanges) }
  /// `GtkShortcutsWindow:view-name`.
  public var viewName: String? { get { property("view-name") } set { if newValue != viewName { setProperty("view-name", to: newValue) } } }
  /// `viewName` changed.
  public var onNotifyViewName: Signal<> { notify("view-name", delivery: .userChanges) }
  /// `GtkShortcutsWindow::close`.
  public var onClose: Signal<> { Signal(inside: self, "close") }
  /// `GtkShortcutsWindow::search`.
  public var onSearch: Signal<> { Signal(inside: self, "search") }
}
