public import Foundation
import Gtk

/// A shape that can be drawn smaller on each side, as lines inside of its edge are.
@MainActor @preconcurrency public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller on each side, in logical pixels.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsetShape: InsettableShape {
  func inset(by amount: CGFloat) -> InsetShape<Base> { InsetShape(base: base, amount: self.amount + amount) }
}

extension Rectangle: InsettableShape {
  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape { TrackedUI.InsetShape(base: self, amount: amount) }
}
extension RoundedRectangle: InsettableShape {
  /// A smaller one, with less round corners.
  public func inset(by amount: CGFloat) -> some InsettableShape { TrackedUI.InsetShape(base: self, amount: amount) }
}
extension Capsule: InsettableShape {
  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape { TrackedUI.InsetShape(base: self, amount: amount) }
}
extension Circle: InsettableShape {
  /// A smaller circle.
  public func inset(by amount: CGFloat) -> some InsettableShape { TrackedUI.InsetShape(base: self, amount: amount) }
}
extension Ellipse: InsettableShape {
  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape { TrackedUI.InsetShape(base: self, amount: amount) }
}

/// A shape of a type that is not said.
public struct AnyShape: Shape {
  private let make: (CGRect) -> Path

  /// Any shape.
  public init<Outline: Shape>(_ shape: Outline) { make = { shape.path(in: $0) } }

  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { make(rect) }
}

/// A shape in a rectangle of a size.
private struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(x: rect.x, y: rect.y, width: size.width, height: size.height))
  }
}

extension Shape {
  /// The shape, larger or smaller around a point of its rectangle.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The shape, larger or smaller around a point of its rectangle, in each direction by itself.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape in a rectangle of a size, in logical pixels.
  public func size(width: Double, height: Double) -> some Shape {
    SizedShape(base: self, size: CGSize(width: width, height: height))
  }

  /// The shape in a rectangle of a size, in logical pixels.
  public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }

  /// The shape beside its place, in logical pixels.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape, its points changed.
  public func transform(_ transform: AffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

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

extension RoundedRectangle {
  /// A rectangle with rounded corners, as far as the shorter side of the corners' size says.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }
}

nonisolated extension Path {
  /// Adds a rectangle with rounded corners, as far as the shorter side of the corners' size says.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadius: min(cornerSize.width, cornerSize.height))
  }

  /// A rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height))
  }
}
