/// `NSNumber` without its prefix, where a UIKit source says it: a plain number.
public typealias Number = Double

extension Double {
  /// The number itself, as `NSNumber` is made of one.
  public init(value: some BinaryFloatingPoint) { self.init(value) }

  /// The number, as `NSNumber` is made of one.
  public init(value: some BinaryInteger) { self.init(value) }

  /// The number itself, as `NSNumber` is asked for it.
  public var doubleValue: Double { self }
}
