// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension EventControllerKey {
  /// `gtk_event_controller_key_forward`.
  @discardableResult public func forward(_ widget: Widget) -> Bool { gtk_event_controller_key_forward(native(), widget.native()) != 0 }
  /// `gtk_event_controller_key_get_group`.
  public var group: Int { Int(gtk_event_controller_key_get_group(native())) }
  /// `gtk_event_controller_key_get_im_context`.
  public var imContext: IMContext? { get { wrapped(gtk_event_controller_key_get_im_context(native()), as: IMContext.self) } set { withoutEcho { gtk_event_controller_key_set_im_context(native(), newValue?.native()) } } }
  /// `GtkEventControllerKey::im-update`.
  public var onImUpdate: Signal<> { Signal(inside: self, "im-update") }
  /// `GtkEventControllerKey::modifiers`.
  public var onModifiers: EventSignal<Modifiers> { EventSignal(inside: self, "modifiers") }
}
