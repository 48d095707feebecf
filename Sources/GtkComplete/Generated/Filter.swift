// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Filter {
  /// `gtk_filter_get_strictness`.
  public var strictness: FilterMatch { FilterMatch(rawValue: gtk_filter_get_strictness(native()).rawValue) }
}
