public import Foundation

/// A shape of a type that is not said.
public struct AnyShape: Shape {
  private let make: (CGRect) -> Path

  /// Any shape.
  public init<Outline: Shape>(_ shape: Outline) { make = { shape.path(in: $0) } }

  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { make(rect) }
}
