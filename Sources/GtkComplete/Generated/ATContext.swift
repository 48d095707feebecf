// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkATContext`.
@MainActor open class ATContext: Object {
  /// `GtkATContext:accessible`.
  public final var accessible: (any Accessible)? { wrapped(gtk_at_context_get_accessible(native()), as: (any Accessible).self) }
  /// `accessible` changed.
  public final var onNotifyAccessible: Signal<> { notify("accessible") }
  /// `GtkATContext:accessible-role`.
  public final var accessibleRole: AccessibleRole { get { AccessibleRole(rawValue: gtk_at_context_get_accessible_role(native()).rawValue) } set { if newValue != accessibleRole { setProperty("accessible-role", to: newValue) } } }
  /// `accessibleRole` changed.
  public final var onNotifyAccessibleRole: Signal<> { notify("accessible-role", delivery: .userChanges) }
  /// `GtkATContext:display`.
  public final var display: Display? { get { property("display") } set { if newValue !== display { setProperty("display", to: newValue) } } }
  /// `display` changed.
  public final var onNotifyDisplay: Signal<> { notify("display", delivery: .userChanges) }
  /// `gtk_at_context_create`.
  public static func create(_ accessibleRole: AccessibleRole, accessible: any Accessible, display: Display) -> ATContext? { taken(gtk_at_context_create(GtkAccessibleRole(accessibleRole.rawValue), accessible.native(), display.native()), as: ATContext.self) }
  /// `GtkATContext::state-change`.
  public final var onStateChange: Signal<> { Signal(inside: self, "state-change") }
}
