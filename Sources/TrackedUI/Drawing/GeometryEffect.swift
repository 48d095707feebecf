public import Foundation
import Gtk

/// A change of where and how a view is shown that follows from its size; an animation brings its `animatableData` along.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var animatableData: Double
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 2), y: 0))
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The change for a view of some size, in its coordinates.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// There is none.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

  /// A node that shows the view changed.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    TransformNode(view, inputs) { ($0.effectValue(size: $1).affine(in: $1), around: .zero) }
  }

  /// The effect, which has no part in where things are in the layout: no effect has here.
  public func ignoredByLayout() -> Self { self }
}

private struct ProjectionEffect: GeometryEffect {
  let transform: ProjectionTransform
  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Shows the view changed by a transform; the layout has it where it was.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}

/// A transform as a matrix of three rows.
///
/// GTK 4.8 shows lines that are parallel as parallel ones: of a transform with perspective three corners of the view are where they
/// belong, and the fourth follows.
public nonisolated struct ProjectionTransform: Hashable, Sendable {
  /// An element of the first row.
  public var m11 = 1.0
  /// An element of the first row.
  public var m12 = 0.0
  /// An element of the first row.
  public var m13 = 0.0
  /// An element of the second row.
  public var m21 = 0.0
  /// An element of the second row.
  public var m22 = 1.0
  /// An element of the second row.
  public var m23 = 0.0
  /// An element of the third row.
  public var m31 = 0.0
  /// An element of the third row.
  public var m32 = 0.0
  /// An element of the third row.
  public var m33 = 1.0

  /// Changes nothing.
  public init() {}

  /// A transform without perspective.
  public init(_ m: AffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform, then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return product
  }

  /// Where a point goes.
  func apply(to point: CGPoint) -> CGPoint {
    let depth = point.x * m13 + point.y * m23 + m33
    guard depth != 0 else { return point }
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m31) / depth, y: (point.x * m12 + point.y * m22 + m32) / depth)
  }

  /// The transform without perspective that brings three corners of a rectangle to where this one does.
  func affine(in size: CGSize) -> AffineTransform {
    if isAffine { return AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    let start = apply(to: .zero)
    let right = apply(to: CGPoint(x: width, y: 0))
    let below = apply(to: CGPoint(x: 0, y: height))
    return AffineTransform(
      a: (right.x - start.x) / width, b: (right.y - start.y) / width, c: (below.x - start.x) / height,
      d: (below.y - start.y) / height, tx: start.x, ty: start.y)
  }
}

nonisolated extension ProjectionTransform: VectorArithmetic {
  private func combined(_ other: Self, _ join: (Double, Double) -> Double) -> Self {
    var sum = Self()
    for path in Self.elements { sum[keyPath: path] = join(self[keyPath: path], other[keyPath: path]) }
    return sum
  }

  private static var elements: [WritableKeyPath<Self, Double>] {
    [\.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33]
  }

  /// All elements nought.
  public static var zero: Self { Self().combined(Self()) { _, _ in 0 } }
  /// Element by element.
  public static func + (left: Self, right: Self) -> Self { left.combined(right, +) }
  /// Element by element.
  public static func - (left: Self, right: Self) -> Self { left.combined(right, -) }
  /// Makes all elements so many times as large.
  public mutating func scale(by rhs: Double) { self = combined(self) { element, _ in element * rhs } }
  /// The sum of the squares of the elements.
  public var magnitudeSquared: Double { Self.elements.reduce(0) { $0 + self[keyPath: $1] * self[keyPath: $1] } }
}
