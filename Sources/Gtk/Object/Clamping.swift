import CGtk

// C's integers are narrower than Swift's, and `Int32(number)` ends the program where a number does not fit. A number on its way to C
// becomes the nearest one that C has: `Int32(clamping:)`, which Swift lacks for fractions.

extension FixedWidthInteger {
  /// The nearest whole number towards zero; 0 for NaN.
  nonisolated package init(clamping number: Double) {
    if let exact = Self(exactly: number.rounded(.towardZero)) {
      self = exact
    } else {
      self = number.isNaN ? 0 : number < 0 ? .min : .max
    }
  }
}

extension Int {
  /// A length in whole pixels, without what is after the point; 0 where it is infinite or NaN. Sums of such lengths fit C's integers.
  nonisolated package init(pixels length: Double) {
    self = Self(Swift.min(Swift.max(length.orZero, -0x2000_0000), 0x2000_0000))
  }
}

extension Double {
  /// The number; 0 where it is infinite or NaN.
  nonisolated package var orZero: Double { isFinite ? self : 0 }

  /// The nearest number that is finite; 0 for NaN.
  nonisolated var nearestFinite: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}

extension Duration {
  /// The nearest duration between none and some thirty years, which is also what NaN is: what waits for no time that there is waits.
  nonisolated package init(clamping seconds: Double) {
    self = .seconds(seconds.isNaN ? 1_000_000_000 : Swift.min(Swift.max(seconds, 0), 1_000_000_000))
  }
}

extension UInt32 {
  /// A position in a list for GTK: its invalid position for none, and for a number outside every list.
  nonisolated init(position: Int?) {
    self = position.flatMap { UInt32(exactly: $0) } ?? GTK_INVALID_LIST_POSITION
  }
}
