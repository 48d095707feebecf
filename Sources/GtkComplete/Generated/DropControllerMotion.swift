// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkDropControllerMotion`.
@MainActor open class DropControllerMotion: EventController {
  /// Adopts a GtkDropControllerMotion.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_drop_controller_motion_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_drop_controller_motion_new())) }
  /// `GtkDropControllerMotion:contains-pointer`.
  public final var containsPointer: Bool { gtk_drop_controller_motion_contains_pointer(native()) != 0 }
  /// `containsPointer` changed.
  public final var onNotifyContainsPointer: Signal<> { notify("contains-pointer") }
  /// `GtkDropControllerMotion:drop`.
  public final var drop: Drop? { wrapped(gtk_drop_controller_motion_get_drop(native()), as: Drop.self) }
  /// `drop` changed.
  public final var onNotifyDrop: Signal<> { notify("drop") }
  /// `GtkDropControllerMotion:is-pointer`.
  public final var isPointer: Bool { gtk_drop_controller_motion_is_pointer(native()) != 0 }
  /// `isPointer` changed.
  public final var onNotifyIsPointer: Signal<> { notify("is-pointer") }
  /// `GtkDropControllerMotion::enter`.
  public final var onEnter: Signal<Double, Double> { Signal(inside: self, "enter") }
  /// `GtkDropControllerMotion::leave`.
  public final var onLeave: Signal<> { Signal(inside: self, "leave") }
  /// `GtkDropControllerMotion::motion`.
  public final var onMotion: Signal<Double, Double> { Signal(inside: self, "motion") }
}
