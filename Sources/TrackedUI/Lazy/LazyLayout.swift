public import Foundation

/// A column of a lazy grid, or a row of one that goes sideways.
public nonisolated struct GridItem: Equatable, Sendable {
  /// How broad it is.
  public nonisolated enum Size: Equatable, Sendable {
    /// Always the same, in logical pixels.
    case fixed(Double)
    /// Its share of what is left, within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many side by side as there is room for, each within limits.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How broad it is.
  public var size: Size
  /// The distance to the next one, in logical pixels; nil for the usual one.
  public var spacing: CGFloat?
  /// Where a view is that is smaller than its place; nil for as the grid says.
  public var alignment: Alignment?

  /// A column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// How a lazy container places its views: in lines along its axis, each of one or more cells.
struct LazyLayout: @MainActor Equatable {
  let axis: Axis
  /// The cells across; nil for a stack, the views of which stand by themselves.
  let tracks: [GridItem]?
  let spacing: Double
  /// Where views are across the axis.
  let alignment: Alignment
  /// What stays in sight as long as its section does.
  var pins: PinnedScrollableViews = []

  /// The place of a cell across the axis.
  struct Cell: Equatable {
    let start: Double
    let breadth: Double
    let alignment: Alignment
  }

  /// How broad it is where there is so much room: a stack takes all of it, a grid what its cells are together.
  func breadth(in room: Double) -> Double {
    guard let tracks else { return room }
    let isFixed = tracks.allSatisfy { if case .fixed = $0.size { true } else { false } }
    guard isFixed || room.isFinite else { return room }
    let cells = cells(in: isFixed ? 0 : room)
    guard let first = cells.first, let last = cells.last else { return 0 }
    return last.start + last.breadth - first.start
  }

  /// The cells for a breadth.
  func cells(in breadth: Double) -> [Cell] {
    guard let tracks else { return [Cell(start: 0, breadth: breadth, alignment: alignment)] }
    var spaces: [Double] = []
    var breadths: [Double] = []
    var alignments: [Alignment] = []
    let fixed = tracks.reduce(0.0) { if case .fixed(let size) = $1.size { $0 + size } else { $0 } }
    let between = tracks.dropLast().reduce(0.0) { $0 + ($1.spacing ?? defaultStackSpacing) }
    // What is broad for sure goes first; the others share the rest, those with the narrowest limits first.
    var left = max(0, breadth - fixed - between)
    var shares = [Double](repeating: 0, count: tracks.count)
    let flexible = tracks.indices.filter { if case .fixed = tracks[$0].size { false } else { true } }
    func limits(_ index: Int) -> (least: Double, most: Double) {
      switch tracks[index].size {
      case .fixed(let size): (size, size)
      case .flexible(let minimum, let maximum): (minimum, maximum)
      case .adaptive(let minimum, _): (minimum, .infinity)
      }
    }
    let ordered = flexible.sorted { limits($0).most - limits($0).least < limits($1).most - limits($1).least }
    for (turn, index) in ordered.enumerated() {
      let (least, most) = limits(index)
      shares[index] = min(max(left / Double(ordered.count - turn), least), most)
      left = max(0, left - shares[index])
    }
    for (index, track) in tracks.enumerated() {
      let space = track.spacing ?? defaultStackSpacing
      switch track.size {
      case .fixed(let size):
        breadths.append(size)
        spaces.append(space)
      case .flexible:
        breadths.append(shares[index])
        spaces.append(space)
      case .adaptive(let minimum, let maximum):
        let count = max(1, Int((shares[index] + space) / (max(1, minimum) + space)))
        let size = min(maximum, (shares[index] - Double(count - 1) * space) / Double(count))
        breadths += Array(repeating: max(minimum, size), count: count)
        spaces += Array(repeating: space, count: count)
      }
      while alignments.count < breadths.count { alignments.append(track.alignment ?? alignment) }
    }
    let whole = breadths.reduce(0, +) + spaces.dropLast().reduce(0, +)
    let share = axis == .vertical ? alignment.horizontal.share : alignment.vertical.share
    var start = max(0, (breadth - whole) * share)
    return breadths.indices.map { index in
      defer { start += breadths[index] + spaces[index] }
      return Cell(start: start, breadth: breadths[index], alignment: alignments[index])
    }
  }
}

extension HorizontalAlignment {
  /// Which part of spare room is before what is aligned.
  var share: Double { key.defaultValue(in: ViewDimensions(width: 1, height: 1) { _ in nil }) }
}

extension VerticalAlignment {
  /// Which part of spare room is before what is aligned.
  var share: Double { key.defaultValue(in: ViewDimensions(width: 1, height: 1) { _ in nil }) }
}
