/// An angle.
public nonisolated struct Angle: Hashable, Sendable {
  /// In radians.
  public var radians: Double

  /// None.
  public init() { radians = 0 }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// None.
  public static let zero = Angle(radians: 0)
}

nonisolated extension Angle: Comparable {
  /// The smaller one of two.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  /// Both, one after the other.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  /// What is between both.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
  /// The other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// So many times as much.
  public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
  /// So many times as much.
  public static func * (left: Double, right: Angle) -> Angle { right * left }
  /// One of so many parts.
  public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
  /// Turns further.
  public static func += (left: inout Angle, right: Angle) { left = left + right }
  /// Turns back.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
  /// Makes it so many times as much.
  public static func *= (left: inout Angle, right: Double) { left = left * right }
  /// Makes it one of so many parts.
  public static func /= (left: inout Angle, right: Double) { left = left / right }
}
