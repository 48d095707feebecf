import Gtk
import GtkTracking

extension TextAttachment.Taken {
  /// Draws the picture, in the colours for some traits; a symbol in its own colour, or that of the letters around it.
  @MainActor func draw(
    with canvas: ImageCanvas, at place: Point, of view: View, on snapshot: Snapshot, _ textColor: Color?,
    _ traits: TraitCollection
  ) {
    guard var image else { return }
    if image.isTemplate {
      image = image.withTintColor(image.tintColor ?? textColor ?? .label, renderingMode: .alwaysOriginal)
    }
    canvas.draw(image, in: Rect(origin: place, size: size), of: view, on: snapshot, with: traits)
  }
}
