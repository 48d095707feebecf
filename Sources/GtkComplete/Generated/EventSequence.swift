// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkEventSequence`.
@MainActor public final class EventSequence: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gdk_event_sequence_get_type() }
}
