public import Foundation

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
