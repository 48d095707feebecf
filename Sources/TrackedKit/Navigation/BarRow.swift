package import Gtk

/// The layout of a bar's ends and its middle. The ends have the width they request as long as there is room for it; the middle part
/// is centred while the ends leave room for that, and beside the centre otherwise.
package final class BarRow: View {
  private let start: Widget
  private let middle: Widget
  private let end: Widget
  private let gap = 6.0

  /// A row of three, each of which may be empty or hidden.
  package init(start: Widget, center: Widget, end: Widget) {
    self.start = start
    middle = center
    self.end = end
    super.init(frame: .zero)
    for part in [start, center, end] { addSubview(part) }
  }

  package override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let parts = [start, middle, end].filter(\.isVisible).map { $0.measured(orientation) }
    if orientation == .vertical {
      return Measurement(minimum: parts.map(\.minimum).max() ?? 0, natural: parts.map(\.natural).max() ?? 0)
    }
    let shown = parts.filter { $0.natural > 0 }
    let gaps = Int(gap) * max(0, shown.count - 1)
    return Measurement(
      minimum: shown.reduce(gaps) { $0 + $1.minimum }, natural: shown.reduce(gaps) { $0 + $1.natural })
  }

  package override func layoutSubviews() {
    func wish(_ part: Widget) -> (least: Double, best: Double) {
      guard part.isVisible else { return (0, 0) }
      let measured = part.measured(.horizontal)
      return (Double(measured.minimum), Double(measured.natural))
    }
    let (first, second, last) = (wish(start), wish(middle), wish(end))
    let gaps = (first.best > 0 ? gap : 0, last.best > 0 ? gap : 0)
    let room = max(0, bounds.width - gaps.0 - gaps.1 - second.least)
    let (firstWidth, lastWidth) = Self.share(room, first, last)
    let from = firstWidth + gaps.0
    let to = bounds.width - lastWidth - gaps.1
    let width = min(second.best, max(second.least, to - from))
    let x = max(from, min((bounds.width - width) / 2, to - width))
    put(start, x: 0, width: firstWidth)
    put(middle, x: x, width: width)
    put(end, x: bounds.width - lastWidth, width: lastWidth)
  }

  /// The sizes of two views in a space that may be too small for both: each has its least size, and the same share of what is missing.
  private static func share(
    _ room: Double, _ one: (least: Double, best: Double), _ other: (least: Double, best: Double)
  ) -> (Double, Double) {
    guard one.best + other.best > room else { return (one.best, other.best) }
    let missing = (one.best - one.least) + (other.best - other.least)
    let part = missing > 0 ? max(0, room - one.least - other.least) / missing : 0
    return (
      (one.least + (one.best - one.least) * part).rounded(.down),
      (other.least + (other.best - other.least) * part).rounded(.down)
    )
  }

  private func put(_ part: Widget, x: Double, width: Double) {
    guard part.isVisible else { return }
    let isReversed = direction == .rightToLeft
    place(part, in: Rect(x: isReversed ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height))
  }
}
