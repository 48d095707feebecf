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
}

extension DropControllerMotion {
  /// `GtkDropControllerMotion:contains-pointer`.
  public var containsPointer: Bool { gtk_drop_controller_motion_contains_pointer(native()) != 0 }
  /// `containsPointer` changed.
  public var onNotifyContainsPointer: Signal<> { notify("contains-pointer") }
  /// `GtkDropControllerMotion:drop`.
  public var drop: Drop? { wrapped(gtk_drop_controller_motion_get_drop(native()), as: Drop.self) }
  /// `drop` changed.
  public var onNotifyDrop: Signal<> { notify("drop") }
  /// `GtkDropControllerMotion:is-pointer`.
  public var isPointer: Bool { gtk_drop_controller_motion_is_pointer(native()) != 0 }
  /// `isPointer` changed.
  public var onNotifyIsPointer: Signal<> { notify("is-pointer") }
  /// `GtkDropControllerMotion::enter`.
  public var onEnter: Signal<Double, Double> { Signal(inside: self, "enter") }
  /// `GtkDropControllerMotion::leave`.
  public var onLeave: Signal<> { Signal(inside: self, "leave") }
  /// `GtkDropControllerMotion::motion`.
  public var onMotion: Signal<Double, Double> { Signal(inside: self, "motion") }
}
