// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension FrameProtocol {
  /// `gtk_frame_get_label_align`.
  public var labelAlign: Double { get { Double(gtk_frame_get_label_align(native())) } set { withoutEcho { gtk_frame_set_label_align(native(), Float(newValue)) } } }
}
