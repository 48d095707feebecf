// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkPadController`.
@MainActor open class PadController: EventController {
  /// Adopts a GtkPadController.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_pad_controller_new`.
  public init(group: Object, pad: Device? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_pad_controller_new(group.native(), pad?.native()))) }
  /// `GtkPadController:action-group`.
  public final var actionGroup: Object? { property("action-group") }
  /// `actionGroup` changed.
  public final var onNotifyActionGroup: Signal<> { notify("action-group") }
  /// `GtkPadController:pad`.
  public final var pad: Device? { property("pad") }
  /// `pad` changed.
  public final var onNotifyPad: Signal<> { notify("pad") }
  /// `gtk_pad_controller_set_action`.
  public final func setAction(_ type: PadActionType, index: Int, mode: Int, label: String, actionName: String) { gtk_pad_controller_set_action(native(), GtkPadActionType(type.rawValue), Int32(clamping: index), Int32(clamping: mode), label.withoutNUL, actionName.withoutNUL) }
}
