import Gtk

/// The positions of a section's items: in lines one after the other along an axis.
struct ItemPlan {
  /// Items that are beside each other.
  struct Line {
    let first: Int
    let start: Double
    let end: Double
  }

  let axis: Orientation
  let count: Int
  /// From the start of the first line to the end of the last.
  let length: Double
  /// The frames of all items, or of those in the line that is repeated.
  private let rects: [Rect]
  /// Without any, one line is repeated again and again.
  private let lines: [Line]
  /// From the start of a repeated line to the start of the next.
  private let stride: Double

  /// Nothing.
  static func empty(_ axis: Orientation) -> ItemPlan { ItemPlan(axis: axis, rects: [], lines: []) }

  /// Lines that are all alike.
  ///
  /// - Parameters:
  ///   - pattern: the first line.
  ///   - lineLength: how long a line is along the axis.
  ///   - spacing: the space between lines.
  init(axis: Orientation, count: Int, pattern: [Rect], lineLength: Double, spacing: Double) {
    self.axis = axis
    self.count = pattern.isEmpty ? 0 : count
    let lines = pattern.isEmpty ? 0 : (count + pattern.count - 1) / pattern.count
    rects = pattern
    self.lines = []
    stride = lineLength + spacing
    length = lines == 0 ? 0 : Double(lines) * lineLength + Double(lines - 1) * spacing
  }

  /// Lines of which each is its own.
  init(axis: Orientation, rects: [Rect], lines: [Line]) {
    self.axis = axis
    count = rects.count
    self.rects = rects
    self.lines = lines
    stride = 0
    length = lines.last?.end ?? 0
  }

  func rect(_ index: Int) -> Rect {
    guard lines.isEmpty else { return rects[index] }
    var rect = rects[index % rects.count]
    let offset = Double(index / rects.count) * stride
    if axis == .vertical { rect.origin.y += offset } else { rect.origin.x += offset }
    return rect
  }

  /// The items whose lines are at least in part between two places.
  func indices(from lower: Double, to upper: Double) -> Range<Int> {
    guard count > 0, lower < upper else { return 0..<0 }
    guard lines.isEmpty else { return listedIndices(from: lower, to: upper) }
    // Lines without a length are all in one place.
    guard stride > 0.5 else { return 0..<min(count, 512) }
    let first = max(0, Int(pixels: (lower / stride).rounded(.down)) - 1)
    let last = Int(pixels: (upper / stride).rounded(.down))
    guard last >= 0, first * rects.count < count else { return 0..<0 }
    return first * rects.count..<min(count, (last + 1) * rects.count)
  }

  private func listedIndices(from lower: Double, to upper: Double) -> Range<Int> {
    let first = lines.firstIndex(after: lower) { $0.end }
    var end = first
    while end < lines.count, lines[end].start < upper { end += 1 }
    guard first < end else { return 0..<0 }
    return lines[first].first..<(end < lines.count ? lines[end].first : rects.count)
  }
}

extension [ItemPlan.Line] {
  /// The first line whose key is beyond a place; they are in order.
  fileprivate func firstIndex(after place: Double, key: (ItemPlan.Line) -> Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
