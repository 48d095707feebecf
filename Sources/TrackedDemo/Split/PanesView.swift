import TrackedKit

/// Two widgets side by side or stacked. It never asks for more width than stacked panes need: a window that cannot get
/// narrow could not become compact.
final class PanesView: View {
  /// How the panes are arranged where there is room for both.
  var axis = Orientation.horizontal {
    didSet { if axis != oldValue { queueResize() } }
  }

  private static let gap = 18
  /// Below it, in logical pixels at the usual size of text, two columns are too narrow to use.
  private static let columnWidth = 260
  private let panes: [Widget]

  init(_ panes: [Widget]) {
    self.panes = panes
    super.init()
    panes.forEach(addSubview)
  }

  private func isSideBySide(in width: Int) -> Bool {
    let columnWidth = Double(Self.columnWidth) * max(1, traitCollection.textScale)
    return axis == .horizontal && Double(width) >= Double(panes.count) * columnWidth + Double(Self.gap)
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    switch orientation {
    case .horizontal:
      let widths = panes.map { $0.measured(.horizontal) }
      let natural = widths.map(\.natural)
      return Measurement(
        minimum: widths.map(\.minimum).max() ?? 0,
        natural: axis == .horizontal ? natural.reduce(Self.gap, +) : natural.max() ?? 0)
    case .vertical:
      guard let width = forSize else {
        return panes.map { $0.measured(.vertical) }.reduce(.fixed(Self.gap)) {
          Measurement(minimum: $0.minimum + $1.minimum, natural: $0.natural + $1.natural)
        }
      }
      let isSideBySide = isSideBySide(in: width)
      let column = isSideBySide ? (width - Self.gap) / 2 : width
      let heights = panes.map { $0.measured(.vertical, forSize: column).natural }
      return .fixed(isSideBySide ? heights.max() ?? 0 : heights.reduce(Self.gap, +))
    }
  }

  override func layoutSubviews() {
    let gap = Double(Self.gap)
    if isSideBySide(in: width) {
      let column = (bounds.width - gap) / 2
      for (index, pane) in panes.enumerated() {
        let isFirst = (index == 0) != (direction == .rightToLeft)
        place(pane, in: Rect(x: isFirst ? 0 : column + gap, y: 0, width: column, height: bounds.height))
      }
    } else {
      var y = 0.0
      for pane in panes {
        let height = Double(pane.measured(.vertical, forSize: width).natural)
        place(pane, in: Rect(x: 0, y: y, width: bounds.width, height: height))
        y += height + gap
      }
    }
  }
}
