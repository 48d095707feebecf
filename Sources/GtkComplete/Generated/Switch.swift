// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension SwitchProtocol {
  /// `GtkSwitch::state-set`.
  public var onStateSet: EventSignal<Bool> { EventSignal(inside: self, "state-set") }
}
