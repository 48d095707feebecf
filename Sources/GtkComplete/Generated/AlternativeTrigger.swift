// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkAlternativeTrigger`.
@MainActor open class AlternativeTrigger: ShortcutTrigger {
  /// Adopts a GtkAlternativeTrigger.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_alternative_trigger_new`.
  public init(first: ShortcutTrigger, second: ShortcutTrigger) { super.init(owning: UnsafeMutableRawPointer(gtk_alternative_trigger_new(retained(first), retained(second)))) }
  /// `GtkAlternativeTrigger:first`.
  public final var first: ShortcutTrigger? { wrapped(gtk_alternative_trigger_get_first(native()), as: ShortcutTrigger.self) }
  /// `first` changed.
  public final var onNotifyFirst: Signal<> { notify("first") }
  /// `GtkAlternativeTrigger:second`.
  public final var second: ShortcutTrigger? { wrapped(gtk_alternative_trigger_get_second(native()), as: ShortcutTrigger.self) }
  /// `second` changed.
  public final var onNotifySecond: Signal<> { notify("second") }
}
