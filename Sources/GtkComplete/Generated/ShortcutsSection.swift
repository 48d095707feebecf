// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkShortcutsSection`.
@MainActor open class ShortcutsSection: Box {
  /// Adopts a GtkShortcutsSection.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `GtkShortcutsSection`, made by its type.
  public init() { super.init(owning: UnsafeMutableRawPointer(g_object_new_with_properties(gtk_shortcuts_section_get_type(), 0, nil, nil))) }
}

/// Every `ShortcutsSection`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ShortcutsSectionProtocol: ShortcutsSection {}
extension ShortcutsSection: nonisolated ShortcutsSectionProtocol {}

extension ShortcutsSectionProtocol {
  /// `GtkShortcutsSection:max-height`.
  public var maxHeight: Int { get { property("max-height") } set { if newValue != maxHeight { setProperty("max-height", to: newValue) } } }
  /// `maxHeight` changed.
  public var onNotifyMaxHeight: Signal<> { notify("max-height", delivery: .userChanges) }
  /// `GtkShortcutsSection:section-name`.
  public var sectionName: String? { get { property("section-name") } set { if newValue != sectionName { setProperty("section-name", to: newValue) } } }
  /// `sectionName` changed.
  public var onNotifySectionName: Signal<> { notify("section-name", delivery: .userChanges) }
  /// `GtkShortcutsSection:title`.
  public var title: String? { get { property("title") } set { if newValue != title { setProperty("title", to: newValue) } } }
  /// `title` changed.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }
  /// `GtkShortcutsSection:view-name`.
  public var viewName: String? { get { property("view-name") } set { if newValue != viewName { setProperty("view-name", to: newValue) } } }
  /// `viewName` changed.
  public var onNotifyViewName: Signal<> { notify("view-name", delivery: .userChanges) }
  /// `GtkShortcutsSection::change-current-page`.
  public var onChangeCurrentPage: EventSignal<Int> { EventSignal(inside: self, "change-current-page") }
}
