// The names that drawing has in UIKit's sources.
extension ViewController {
  /// `CGGradient` without its prefix, inside of controllers.
  public typealias Gradient = DrawingGradient
  /// `CGPath` without its prefix.
  public typealias Path = BezierPath
}
