public import Gtk

// The names that a view's drawing has in UIKit's sources.
extension View {
  /// `CGContext` without its prefix, inside of views: elsewhere the name belongs to the declarative layer.
  public typealias Context = DrawingContext
  /// `CGGradient` without its prefix, inside of views.
  public typealias Gradient = DrawingGradient
  /// `CGPath` without its prefix.
  public typealias Path = BezierPath

  /// Draws the view as it is seen now, with everything inside, into a rectangle of the current drawing.
  ///
  /// - Returns: whether the view is shown.
  @discardableResult
  public final func drawHierarchy(in rect: Rect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let drawing = CurrentDrawing.current, let texture = renderTexture() else { return false }
    drawing.draw { $0.draw(texture, in: rect) }
    return true
  }
}
