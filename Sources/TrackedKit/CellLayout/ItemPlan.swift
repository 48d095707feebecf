import Gtk

/// Where the items of a section stand: in lines one after the other along an axis.
struct ItemPlan {
  /// Items that stand beside each other.
  struct Line {
    let first: Int
    let start: Double
    let end: Double
  }

  private enum Kind {
    /// The same line again and again.
    case repeated([Rect], stride: Double)
    case listed([Rect], [Line])
  }

  let axis: Orientation
  let count: Int
  /// From the start of the first line to the end of the last.
  let length: Double
  private let kind: Kind

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
    kind = .repeated(pattern, stride: lineLength + spacing)
    length = lines == 0 ? 0 : Double(lines) * lineLength + Double(lines - 1) * spacing
  }

  /// Lines of which each is its own.
  init(axis: Orientation, rects: [Rect], lines: [Line]) {
    self.axis = axis
    count = rects.count
    kind = .listed(rects, lines)
    length = lines.last?.end ?? 0
  }

  func rect(_ index: Int) -> Rect {
    switch kind {
    case .listed(let rects, _): return rects[index]
    case .repeated(let pattern, let stride):
      var rect = pattern[index % pattern.count]
      let offset = Double(index / pattern.count) * stride
      if axis == .vertical { rect.origin.y += offset } else { rect.origin.x += offset }
      return rect
    }
  }

  /// The items whose lines are at least in part between two places.
  func indices(from lower: Double, to upper: Double) -> Range<Int> {
    guard count > 0, lower < upper else { return 0..<0 }
    switch kind {
    case .repeated(let pattern, let stride):
      // Lines without a length stand all in one place.
      guard stride > 0.5 else { return 0..<min(count, 512) }
      let first = max(0, Int((lower / stride).rounded(.down)) - 1)
      let last = Int((upper / stride).rounded(.down))
      guard last >= 0, first * pattern.count < count else { return 0..<0 }
      return first * pattern.count..<min(count, (last + 1) * pattern.count)
    case .listed(let rects, let lines):
      let first = lines.firstIndex(after: lower) { $0.end }
      var end = first
      while end < lines.count, lines[end].start < upper { end += 1 }
      guard first < end else { return 0..<0 }
      return lines[first].first..<(end < lines.count ? lines[end].first : rects.count)
    }
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
