import Foundation

// `NSRange` is `Range<Int>` here, which counts in UTF-16 where it speaks of a text.

nonisolated extension Range where Bound == Int {
  /// A part by its start and length, as `NSRange` has it.
  public init(location: Int, length: Int) { self = location..<location + length }

  /// A part of a text, counted in UTF-16.
  public init<Text: StringProtocol>(_ range: some RangeExpression<String.Index>, in text: Text) {
    let range = range.relative(to: text)
    let units = text.utf16
    let start = units.distance(from: units.startIndex, to: range.lowerBound)
    self = start..<start + units.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// Where the part begins.
  public var location: Int { lowerBound }

  /// How long the part is.
  public var length: Int { count }
}

nonisolated extension Range where Bound == String.Index {
  /// The part of a text that is counted in UTF-16; nil where it is not within the text or cuts a letter's units apart.
  public init?(_ range: Range<Int>, in text: String) {
    let units = text.utf16
    guard range.lowerBound >= 0,
      let lower = units.index(units.startIndex, offsetBy: range.lowerBound, limitedBy: units.endIndex),
      let upper = units.index(lower, offsetBy: range.count, limitedBy: units.endIndex),
      let start = lower.samePosition(in: text.unicodeScalars), let end = upper.samePosition(in: text.unicodeScalars)
    else { return nil }
    self = start..<end
  }
}

/// A part by its start and length: `NSMakeRange` without its prefix.
public nonisolated func MakeRange(_ location: Int, _ length: Int) -> Range<Int> { location..<location + length }

/// The position of something that is not in a text: `NSNotFound` without its prefix.
public nonisolated let NotFound = Int.max

/// Where a part ends: `NSMaxRange` without its prefix.
public nonisolated func MaxRange(_ range: Range<Int>) -> Int { range.upperBound }

/// Whether a place is in a part: `NSLocationInRange` without its prefix.
public nonisolated func LocationInRange(_ location: Int, _ range: Range<Int>) -> Bool { range.contains(location) }

/// Whether two parts are one: `NSEqualRanges` without its prefix.
public nonisolated func EqualRanges(_ one: Range<Int>, _ other: Range<Int>) -> Bool { one == other }

/// The intersection of two ranges, empty if there is none: `NSIntersectionRange` without its prefix.
public nonisolated func IntersectionRange(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
  one.overlaps(other) ? one.clamped(to: other) : 0..<0
}

/// The smallest range around two: `NSUnionRange` without its prefix.
public nonisolated func UnionRange(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
  min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
}

extension String {
  /// Where a text is in this one, counted in UTF-16: `NSString.range(of:)`. An empty part at `NotFound` where it is not.
  public nonisolated func unitRange(of text: String) -> Range<Int> {
    range(of: text).map { Range($0, in: self) } ?? NotFound..<NotFound
  }

  /// The part of the text that is counted in UTF-16 and within it.
  public nonisolated func substring(with range: Range<Int>) -> String {
    guard let part = Range(range, in: self) else { preconditionFailure("\(range) is not within the text") }
    return String(self[part])
  }

  /// The text from a place on, counted in UTF-16 and within it.
  public nonisolated func substring(from location: Int) -> String { substring(with: location..<utf16.count) }

  /// The text up to a place, counted in UTF-16 and within it.
  public nonisolated func substring(to location: Int) -> String { substring(with: 0..<location) }

  /// How long the text is, counted in UTF-16: `NSString.length`.
  public nonisolated var length: Int { utf16.count }

  /// The text with a part replaced; the range is counted in UTF-16 and within the text.
  public nonisolated func replacingCharacters(in range: Range<Int>, with replacement: String) -> String {
    guard let part = Range(range, in: self) else { preconditionFailure("\(range) is not within the text") }
    return replacingCharacters(in: part, with: replacement)
  }
}
