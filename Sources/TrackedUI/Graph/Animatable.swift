public import Foundation
import Gtk

/// Numbers that can be added and stretched, and so be on their way from one to another.
public nonisolated protocol VectorArithmetic: AdditiveArithmetic {
  /// Makes it so many times as large.
  mutating func scale(by rhs: Double)
  /// Its length, squared.
  var magnitudeSquared: Double { get }
}

nonisolated extension VectorArithmetic {
  /// It, so many times as large.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Goes on to another value by a part of the way.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// A value on the way to another one, by the part of the way that is done.
  public func interpolated(towards other: Self, amount: Double) -> Self { self + (other - self).scaled(by: amount) }
}

nonisolated extension Double: VectorArithmetic {
  /// Makes it so many times as large.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// Its square.
  public var magnitudeSquared: Double { self * self }
}

nonisolated extension CGFloat: VectorArithmetic {
  /// Makes it so many times as large.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// Its square.
  public var magnitudeSquared: Double { Double(self * self) }
}

nonisolated extension Float: VectorArithmetic {
  /// Makes it so many times as large.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// Its square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Two values that are on their way together.
public nonisolated struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Nothing.
  public static var zero: Self { Self(.zero, .zero) }
  /// Each to each.
  public static func + (left: Self, right: Self) -> Self { Self(left.first + right.first, left.second + right.second) }
  /// Each from each.
  public static func - (left: Self, right: Self) -> Self { Self(left.first - right.first, left.second - right.second) }
  /// Makes both so many times as large.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// Both lengths, squared.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// Nothing that could be on its way.
public nonisolated struct EmptyAnimatableData: VectorArithmetic {
  /// Nothing.
  public init() {}
  /// Nothing.
  public static var zero: Self { Self() }
  /// Nothing.
  public static func + (left: Self, right: Self) -> Self { Self() }
  /// Nothing.
  public static func - (left: Self, right: Self) -> Self { Self() }
  /// Nothing.
  public mutating func scale(by rhs: Double) {}
  /// Nothing.
  public var magnitudeSquared: Double { 0 }
}

/// Something with numbers that an animation brings from one value to another: a `Shape`.
@MainActor @preconcurrency public protocol Animatable {
  /// The numbers.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The numbers as they are now.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable {
  /// Whether there is anything to bring from one value to another.
  static var hasAnimatableData: Bool { AnimatableData.self != EmptyAnimatableData.self }

  /// A value on the way to this one.
  func onTheWay(from start: AnimatableData, _ share: Double) -> Self {
    var way = animatableData - start
    way.scale(by: share)
    var copy = self
    copy.animatableData = start + way
    return copy
  }
}
