/// `NSNumber` without its prefix, where a UIKit source says it: a plain number.
public typealias Number = Double

extension Double {
  /// The number itself, as `NSNumber` is made of one.
  public init(value: some BinaryFloatingPoint) { self.init(value) }

  /// The number, as `NSNumber` is made of one.
  public init(value: some BinaryInteger) { self.init(value) }

  /// 1 for true and 0 for false, as `NSNumber` is made of a flag.
  public init(value: Bool) { self = value ? 1 : 0 }

  /// The number without its fraction, as in `NSNumber`.
  public var intValue: Int { Int(rounded(.towardZero)) }

  /// Whether the number is not 0, as in `NSNumber`.
  public var boolValue: Bool { self != 0 }

  /// The number with less precision, as in `NSNumber`.
  public var floatValue: Float { Float(self) }

  /// The number as a text, a whole one without a point, as in `NSNumber`.
  public var stringValue: String { self == rounded() && abs(self) < 1e15 ? "\(Int64(self))" : "\(self)" }

  /// The number itself, as in `NSNumber`.
  public var doubleValue: Double { self }
}
