/// A shape that is filled or outlined more than once.
public struct ShapeStack<Base: Shape, Content: View>: View {
  let shape: Base
  /// All of it, back to front.
  public let body: Content

  fileprivate func inFront<Added: View>(_ added: Added) -> ShapeStack<Base, some View> {
    ShapeStack<Base, _>(shape: shape, body: body.overlay(added))
  }

  fileprivate func behind<Added: View>(_ added: Added) -> ShapeStack<Base, some View> {
    ShapeStack<Base, _>(shape: shape, body: body.background(added))
  }
}

extension ShapeStack {
  /// The shape's outline in front of it, drawn around its edge.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1) -> ShapeStack<Base, some View> {
    inFront(shape.stroke(content, lineWidth: lineWidth))
  }

  /// The shape's outline in front of it, drawn around its edge.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> ShapeStack<Base, some View> {
    inFront(shape.stroke(content, style: style))
  }

  /// The shape's outline in front of it, drawn inside its edge.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1) -> ShapeStack<Base, some View> {
    inFront(shape.strokeBorder(content, lineWidth: lineWidth))
  }

  /// The shape's outline in front of it, drawn inside its edge.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> ShapeStack<Base, some View> {
    inFront(shape.strokeBorder(content, style: style))
  }

  /// The shape, filled, behind what there is of it.
  public func fill<Style: ShapeStyle>(_ content: Style) -> ShapeStack<Base, some View> {
    behind(shape.fill(content))
  }
}

extension ShapeView {
  private var alone: ShapeStack<Outline, Self> { ShapeStack(shape: shape, body: self) }

  /// The shape's outline in front of it, drawn around its edge.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1) -> ShapeStack<Outline, some View> {
    alone.stroke(content, lineWidth: lineWidth)
  }

  /// The shape's outline in front of it, drawn around its edge.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> ShapeStack<Outline, some View> {
    alone.stroke(content, style: style)
  }

  /// The shape's outline in front of it, drawn inside its edge.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1) -> ShapeStack<Outline, some View>
  {
    alone.strokeBorder(content, lineWidth: lineWidth)
  }

  /// The shape's outline in front of it, drawn inside its edge.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> ShapeStack<Outline, some View> {
    alone.strokeBorder(content, style: style)
  }

  /// The shape, filled, behind its outline.
  public func fill<Style: ShapeStyle>(_ content: Style) -> ShapeStack<Outline, some View> { alone.fill(content) }
}
