import Gtk

extension Gtk.Image {
  /// Shows a picture; nil for none.
  func show(_ image: Image?) { iconName = image?.iconName }
}
