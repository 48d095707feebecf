import Gtk

/// A section of a composition that scrolls across by itself.
final class CellStrip: ScrollView, ScrollViewDelegate {
  private unowned let board: CellBoard
  private var strip: SectionPlan.Strip
  /// Its rectangle on the board.
  var place = Rect.zero
  var freeSlots: [CellSlot] = []
  /// Where it came to rest last.
  private var rest = 0.0

  init(_ board: CellBoard, _ strip: SectionPlan.Strip) {
    self.board = board
    self.strip = strip
    super.init(frame: .zero)
    ownDelegate = self
    showsHorizontalScrollIndicator = false
    apply(strip)
  }

  /// The layout's current attributes.
  func apply(_ strip: SectionPlan.Strip) {
    self.strip = strip
    contentSize = strip.contentSize
    isPagingEnabled = strip.behavior == .paging
  }

  override var scrollableDirections: (across: Bool, down: Bool) { (true, false) }

  /// Scrolls to a place, or, before there is room, when there is.
  func scroll(to x: Double) {
    rest = x
    setContentOffset(Point(x: x, y: 0), animated: false)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { board.stripDidScroll() }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { comeToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { comeToRest() }

  private func comeToRest() {
    let offset = contentOffset.x
    guard var place = restingPlace(near: offset) else { return }
    // A step of the wheel is shorter than most groups, and goes to the next one.
    if abs(place - rest) <= 0.5, abs(offset - rest) > 30 {
      place = restingPlace(near: rest + (offset > rest ? strip.groupStride : -strip.groupStride)) ?? place
    }
    rest = place
    if abs(place - offset) > 0.5 { setContentOffset(Point(x: place, y: 0), animated: true) }
  }

  /// Where it comes to rest; nil for where it is.
  func restingPlace(near offset: Double) -> Double? {
    guard strip.groupStride > 0 else { return nil }
    switch strip.behavior {
    case .none, .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary, .groupPaging:
      return limited((offset / strip.groupStride).rounded() * strip.groupStride)
    case .groupPagingCentered:
      let first = strip.start - (strip.rect.width - strip.groupLength) / 2
      return limited(((offset - first) / strip.groupStride).rounded() * strip.groupStride + first)
    }
  }

  private func limited(_ offset: Double) -> Double {
    max(0, min(offset, strip.contentSize.width - strip.rect.width))
  }
}
