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
}

extension PadController {
  /// `GtkPadController:action-group`.
  public var actionGroup: Object? { property("action-group") }
  /// `actionGroup` changed.
  public var onNotifyActionGroup: Signal<> { notify("action-group") }
  /// `GtkPadController:pad`.
  public var pad: Device? { property("pad") }
  /// `pad` changed.
  public var onNotifyPad: Signal<> { notify("pad") }
  /// `gtk_pad_controller_set_action`.
  public func setAction(_ type: PadActionType, index: Int, mode: Int, label: String, actionName: String) { gtk_pad_controller_set_action(native(), GtkPadActionType(type.rawValue), Int32(clamping: index), Int32(clamping: mode), label.withoutNUL, actionName.withoutNUL) }
}
