import TrackedKit

/// Widgets beside each other, in as many lines as the width asks for.
final class WrappingRow: View {
  private let spacing: Int
  private let items: [Widget]

  init(spacing: Int = 9, _ items: [Widget]) {
    self.spacing = spacing
    self.items = items
    super.init()
    items.forEach(addSubview)
  }

  /// An item with the size it gets.
  private typealias Item = (widget: Widget, width: Int, height: Int)

  private func lines(in width: Int) -> [[Item]] {
    var lines: [[Item]] = []
    var left = 0
    for widget in items where widget.isVisible {
      let size = widget.measured(.horizontal)
      let itemWidth = max(size.minimum, min(size.natural, width))
      let item = (widget, itemWidth, widget.measured(.vertical, forSize: itemWidth).natural)
      if lines.isEmpty || itemWidth + spacing > left {
        lines.append([item])
        left = width - itemWidth
      } else {
        lines[lines.count - 1].append(item)
        left -= itemWidth + spacing
      }
    }
    return lines
  }

  private func height(of line: [Item]) -> Int { line.map(\.height).max() ?? 0 }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let widths = items.filter(\.isVisible).map { $0.measured(.horizontal) }
    let natural = widths.reduce(spacing * max(0, widths.count - 1)) { $0 + $1.natural }
    switch orientation {
    case .horizontal: return Measurement(minimum: widths.map(\.minimum).max() ?? 0, natural: natural)
    case .vertical:
      let lines = lines(in: forSize ?? natural)
      return .fixed(lines.reduce(spacing * max(0, lines.count - 1)) { $0 + height(of: $1) })
    }
  }

  override func layoutSubviews() {
    var y = 0.0
    for line in lines(in: width) {
      let height = Double(height(of: line))
      var x = 0.0
      for item in line {
        let itemWidth = Double(item.width)
        let start = direction == .rightToLeft ? bounds.width - x - itemWidth : x
        place(item.widget, in: Rect(x: start, y: y, width: itemWidth, height: height))
        x += itemWidth + Double(spacing)
      }
      y += height + Double(spacing)
    }
  }
}
