// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkShortcutsShortcut`.
@MainActor open class ShortcutsShortcut: Widget {}

/// Every `ShortcutsShortcut`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ShortcutsShortcutProtocol: ShortcutsShortcut {}
extension ShortcutsShortcut: nonisolated ShortcutsShortcutProtocol {}

extension ShortcutsShortcutProtocol {
  /// `GtkShortcutsShortcut:accel-size-group`.
  public func setAccelSizeGroup(_ newValue: SizeGroup?) { setProperty("accel-size-group", to: newValue) }
  /// `GtkShortcutsShortcut:accelerator`.
  public var accelerator: String? { get { property("accelerator") } set { if newValue != accelerator { setProperty("accelerator", to: newValue) } } }
  /// `accelerator` changed.
  public var onNotifyAccelerator: Signal<> { notify("accelerator", delivery: .userChanges) }
  /// `GtkShortcutsShortcut:action-name`.
  public var actionName: String? { get { property("action-name") } set { if newValue != actionName { setProperty("action-name", to: newValue) } } }
  /// `actionName` changed.
  public var onNotifyActionName: Signal<> { notify("action-name", delivery: .userChanges) }
  /// `GtkShortcutsShortcut:direction`.
  public var direction: GtkTextDirection { get { property("direction") } set { if newValue != direction { setProperty("direction", to: newValue) } } }
  /// `direction` changed.
  public var onNotifyDirection: Signal<> { notify("direction", delivery: .userChanges) }
  /// `GtkShortcutsShortcut:icon`.
  public var icon: Object? { get { property("icon") } set { if newValue !== icon { setProperty("icon", to: newValue) } } }
  /// `icon` changed.
  public var onNotifyIcon: Signal<> { notify("icon", delivery: .userChanges) }
  /// `GtkShortcutsShortcut:icon-set`.
  public var isIconSet: Bool { get { property("icon-set") } set { if newValue != isIconSet { setProperty("icon-set", to: newValue) } } }
  /// `isIconSet` changed.
  public var onNotifyIconSet: Signal<> { notify("icon-set", delivery: .userChanges) }
  /// `GtkShortcutsShortcut:shortcut-type`.
  public var shortcutType: ShortcutType { get { property("shortcut-type") } set { if newValue != shortcutType { setProperty("shortcut-type", to: newValue) } } }
  /// `shortcutType` changed.
  public var onNotifyShortcutType: Signal<> { notify("shortcut-type", delivery: .userChanges) }
  /// `GtkShortcutsShortcut:subtitle`.
  public var subtitle: String? { get { property("subtitle") } set { if newValue != subtitle { setProperty("subtitle", to: newValue) } } }
  /// `subtitle` changed.
  public var onNotifySubtitle: Signal<> { notify("subtitle", delivery: .userChanges) }
  /// `GtkShortcutsShortcut:subtitle-set`.
  public var isSubtitleSet: Bool { get { property("subtitle-set") } set { if newValue != isSubtitleSet { setProperty("subtitle-set", to: newValue) } } }
  /// `isSubtitleSet` changed.
  public var onNotifySubtitleSet: Signal<> { notify("subtitle-set", delivery: .userChanges) }
  /// `GtkShortcutsShortcut:title`.
  public var title: String? { get { property("title") } set { if newValue != title { setProperty("title", to: newValue) } } }
  /// `title` changed.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }
  /// `GtkShortcutsShortcut:title-size-group`.
  public func setTitleSizeGroup(_ newValue: SizeGroup?) { setProperty("title-size-group", to: newValue) }
}
