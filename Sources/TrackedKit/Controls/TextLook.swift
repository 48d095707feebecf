import Gtk
import GtkTracking

/// Font and colour of a text to edit, as they were set; nil takes the theme's.
struct TextLook: Equatable {
  var font: Font?
  var textColor: Color?
  var followsTextSize = false

  /// Whether it looks otherwise in another place.
  var dependsOnTraits: Bool { textColor.map { $0.fixedComponents == nil } ?? false || followsTextSize }

  /// The look as GTK takes it.
  func attributes(with traits: TraitCollection) -> TextAttributes {
    let isScaled = followsTextSize && font?.textStyle != nil && DisplaySettings.isAvailable
    var attributes =
      font?.attributes(scale: isScaled ? traits.textScale / DisplaySettings.shared.textScale : 1) ?? TextAttributes()
    attributes.foreground = textColor?.rgba(with: traits)
    return attributes
  }
}
