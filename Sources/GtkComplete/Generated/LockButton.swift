// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkLockButton`.
@MainActor open class LockButton: Button {
  /// Adopts a GtkLockButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_lock_button_new`.
  public init(permission: Object? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_lock_button_new(permission?.native()))) }
}

/// Every `LockButton`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol LockButtonProtocol: LockButton {}
extension LockButton: nonisolated LockButtonProtocol {}

extension LockButtonProtocol {
  /// `GtkLockButton:permission`.
  public var permission: Object? { get { wrapped(gtk_lock_button_get_permission(native()), as: Object.self) } set { if newValue !== permission { withoutEcho { gtk_lock_button_set_permission(native(), newValue?.native()) } } } }
  /// `permission` changed.
  public var onNotifyPermission: Signal<> { notify("permission", delivery: .userChanges) }
  /// `GtkLockButton:text-lock`.
  public var textLock: String? { get { property("text-lock") } set { if newValue != textLock { setProperty("text-lock", to: newValue) } } }
  /// `textLock` changed.
  public var onNotifyTextLock: Signal<> { notify("text-lock", delivery: .userChanges) }
  /// `GtkLockButton:text-unlock`.
  public var textUnlock: String? { get { property("text-unlock") } set { if newValue != textUnlock { setProperty("text-unlock", to: newValue) } } }
  /// `textUnlock` changed.
  public var onNotifyTextUnlock: Signal<> { notify("text-unlock", delivery: .userChanges) }
  /// `GtkLockButton:tooltip-lock`.
  public var tooltipLock: String? { get { property("tooltip-lock") } set { if newValue != tooltipLock { setProperty("tooltip-lock", to: newValue) } } }
  /// `tooltipLock` changed.
  public var onNotifyTooltipLock: Signal<> { notify("tooltip-lock", delivery: .userChanges) }
  /// `GtkLockButton:tooltip-not-authorized`.
  public var tooltipNotAuthorized: String? { get { property("tooltip-not-authorized") } set { if newValue != tooltipNotAuthorized { setProperty("tooltip-not-authorized", to: newValue) } } }
  /// `tooltipNotAuthorized` changed.
  public var onNotifyTooltipNotAuthorized: Signal<> { notify("tooltip-not-authorized", delivery: .userChanges) }
  /// `GtkLockButton:tooltip-unlock`.
  public var tooltipUnlock: String? { get { property("tooltip-unlock") } set { if newValue != tooltipUnlock { setProperty("tooltip-unlock", to: newValue) } } }
  /// `tooltipUnlock` changed.
  public var onNotifyTooltipUnlock: Signal<> { notify("tooltip-unlock", delivery: .userChanges) }
}
