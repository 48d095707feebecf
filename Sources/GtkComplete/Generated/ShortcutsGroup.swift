// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkShortcutsGroup`.
@MainActor open class ShortcutsGroup: Box {
  /// Adopts a GtkShortcutsGroup.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `GtkShortcutsGroup`, made by its type.
  public init() { super.init(owning: UnsafeMutableRawPointer(g_object_new_with_properties(gtk_shortcuts_group_get_type(), 0, nil, nil))) }
}

/// Every `ShortcutsGroup`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ShortcutsGroupProtocol: ShortcutsGroup {}
extension ShortcutsGroup: nonisolated ShortcutsGroupProtocol {}

extension ShortcutsGroupProtocol {
  /// `GtkShortcutsGroup:accel-size-group`.
  public func setAccelSizeGroup(_ newValue: SizeGroup?) { setProperty("accel-size-group", to: newValue) }
  /// `GtkShortcutsGroup:height`.
  public var height: Int { property("height") }
  /// `height` changed.
  public var onNotifyHeight: Signal<> { notify("height") }
  /// `GtkShortcutsGroup:title`.
  public var title: String? { get { property("title") } set { if newValue != title { setProperty("title", to: newValue) } } }
  /// `title` changed.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }
  /// `GtkShortcutsGroup:title-size-group`.
  public func setTitleSizeGroup(_ newValue: SizeGroup?) { setProperty("title-size-group", to: newValue) }
  /// `GtkShortcutsGroup:view`.
  public var view: String? { get { property("view") } set { if newValue != view { setProperty("view", to: newValue) } } }
  /// `view` changed.
  public var onNotifyView: Signal<> { notify("view", delivery: .userChanges) }
}
