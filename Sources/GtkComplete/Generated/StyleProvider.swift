// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkStyleProvider`.
@MainActor public protocol StyleProvider: Object {}

extension StyleProvider {
  /// `GtkStyleProvider::gtk-private-changed`.
  public var onGtkPrivateChanged: Signal<> { Signal(inside: self, "gtk-private-changed", delivery: .userChanges) }
}
