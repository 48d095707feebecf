// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension FlowBoxChildProtocol {
  /// `gtk_flow_box_child_changed`.
  public func changed() { gtk_flow_box_child_changed(native()) }
}
