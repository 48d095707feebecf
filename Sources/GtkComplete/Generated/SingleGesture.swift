// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension SingleGesture {
  /// `gtk_gesture_single_get_current_button`.
  public var currentButton: Int { Int(gtk_gesture_single_get_current_button(native())) }
  /// `gtk_gesture_single_get_current_sequence`.
  public var currentSequence: EventSequence? { EventSequence.take(gtk_gesture_single_get_current_sequence(native())) }
}
