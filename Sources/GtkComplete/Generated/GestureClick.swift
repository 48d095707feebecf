// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension GestureClick: nonisolated GestureProtocol {}
extension GestureClick {
  /// `GtkGestureClick::unpaired-release`.
  public var onUnpairedRelease: Signal<Double, Double, Int, EventSequence?> { Signal(inside: self, "unpaired-release") }
}
