public import Foundation
import Gtk

extension GraphicsContext {
  /// The environment of the canvas.
  public var environment: EnvironmentValues { values }

  /// A text that knows its size in a canvas.
  @MainActor public struct ResolvedText {
    let text: Text
    /// What it is drawn with where it has no colour of its own.
    public var shading: Shading = .foreground
    fileprivate let widget: Widget
    fileprivate let runs: [TextRun]
    fileprivate let snapshot: Snapshot

    /// The room it takes on lines of at most a width.
    public func measure(in size: CGSize) -> CGSize {
      let line = snapshot.size(of: text.plain, for: widget, runs: runs)
      guard line.width > size.width, size.width > 0 else { return CGSize(line) }
      return CGSize(snapshot.size(of: text.plain, for: widget, runs: runs, maxWidth: size.width))
    }
  }

  /// A picture that knows its size in a canvas.
  @MainActor public struct ResolvedImage {
    let image: Image
    /// Its size, in logical pixels.
    public var size: CGSize { CGSize(image.size) }
    /// What a symbol is drawn in.
    public var shading: Shading?
  }

  /// A text that knows its size.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, widget: widget, runs: text.textRuns(in: values), snapshot: snapshot)
  }

  /// A picture that knows its size.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Draws a text at a point, which is a point of the text's rectangle.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.text, at: point, anchor: anchor)
  }

  /// Draws a text from the leading upper corner of a rectangle on, in lines of its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }

  /// Draws a picture at a point, which is a point of the picture's rectangle.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

  /// Draws a picture at a point, which is a point of the picture's rectangle.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    draw(
      image,
      in: CGRect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
    )
  }

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {
    let (picture, scale, direction) = (image.image, widget.scaleFactor, widget.direction)
    let color = (picture.tintColor ?? image.shading.map(color) ?? ForegroundStyle()._color(in: values)).rgba(
      with: traits)
    let node = Snapshot.record { snapshot in
      if let name = picture.iconName {
        let size = Int(pixels: max(rect.width, rect.height).rounded(.up))
        let icon = Icon(name, size: size, scale: scale, direction: direction)
        snapshot.draw(icon, in: Rect(rect), color: color)
      } else if let texture = withoutTracking({ picture.texture }) {
        snapshot.draw(texture, in: Rect(rect))
      }
    }
    guard let node else { return }
    drawing(node)
  }

  private func color(_ shading: Shading) -> Color {
    if case .color(let color) = shading.paint { color } else { .label }
  }
}
