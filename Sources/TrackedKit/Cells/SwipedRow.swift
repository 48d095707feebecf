import Gtk

/// The buttons beside a row that is swiped aside, and how far it is.
final class SwipedRow {
  let cell: ReusableView
  let configuration: SwipeActionsConfiguration
  /// Whether the buttons are at the edge where rows begin.
  let isLeading: Bool
  private let buttons = Gtk.Box(.horizontal)
  private let holder: SwipeButtonsView
  private let isOnLeft: Bool
  /// GTK's row, which has the background and the corners.
  private let row: Widget
  private let clippedBefore: Bool
  /// What is moved aside, and how it was shown before.
  private let transforms: [(child: Widget, transform: AffineTransform)]
  /// How far the row is aside, in logical pixels.
  private(set) var offset = 0.0

  init(
    _ cell: ReusableView, _ configuration: SwipeActionsConfiguration, isLeading: Bool, perform: @escaping (Int) -> Void
  ) {
    self.cell = cell
    self.configuration = configuration
    self.isLeading = isLeading
    isOnLeft = isLeading == (cell.direction != .rightToLeft)
    holder = SwipeButtonsView(buttons)
    for (index, action) in configuration.actions.enumerated() {
      let button = Button(type: .custom)
      button.setTitle(action.image == nil ? action.title : nil, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      button.tintColor = .white
      button.setAccessibleLabel(action.title)
      button.setSizeRequest(width: 74)
      (button.hexpand, button.vexpand, button.halign, button.valign) = (true, true, .fill, .fill)
      button.onClicked { perform(index) }
      // The first action is at the edge.
      if isOnLeft { buttons.append(button) } else { buttons.prepend(button) }
    }
    // They follow the row's size, and do not keep it from getting smaller.
    holder.autoresizingMask = [isOnLeft ? .flexibleRightMargin : .flexibleLeftMargin, .flexibleHeight]
    row = cell.parent ?? cell
    clippedBefore = row.clipsContent
    row.clipsContent = true
    transforms = cell.children.map { ($0, $0.transform) }
    cell.addSubview(holder)
    move(to: 0)
  }

  /// How wide the buttons are.
  var width: Double { Double(max(74, buttons.measured(.horizontal).natural)) }

  /// How wide the row is.
  var rowWidth: Double { Double(cell.width) }

  /// All of the row, in the coordinates of the cell: the buttons fill it up to its edges and round corners.
  private var area: Rect { row.frame(in: cell) ?? cell.bounds }

  /// Whether a point in the coordinates of a widget around the row is on the buttons.
  func isOnButtons(_ point: Point, in widget: Widget) -> Bool {
    holder.frame(in: widget).map { $0.contains(point) } ?? false
  }

  /// Moves the row aside by a distance.
  func move(to offset: Double) {
    self.offset = min(max(offset, 0), rowWidth)
    let area = area
    // The edge that moves, and the one that does not.
    let edge = isOnLeft ? self.offset : rowWidth - self.offset
    let shown = max(width, self.offset + (isOnLeft ? -area.minX : area.maxX - rowWidth))
    holder.frame = Rect(x: isOnLeft ? edge - shown : edge, y: area.minY, width: shown, height: area.height)
    let distance = isOnLeft ? self.offset : -self.offset
    for (child, transform) in transforms where child.isChild(of: cell) {
      child.transform = transform.concatenating(AffineTransform(translationX: distance, y: 0))
    }
  }

  /// The row goes back to where it was, without buttons.
  func end(isAnimated: Bool) {
    guard isAnimated, holder.isMapped else { return finish() }
    holder.canTarget = false
    View.animate(withDuration: 0.2) {
      move(to: 0)
    } completion: { [self] _ in
      finish()
    }
  }

  private var isFinished = false

  /// The row is where it was.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    holder.removeFromSuperview()
    row.clipsContent = clippedBefore
    for (child, transform) in transforms { child.transform = transform }
  }
}

/// Gives the buttons of a swiped row all of its height.
private final class SwipeButtonsView: View {
  init(_ content: Widget) {
    super.init(frame: .zero)
    addSubview(content)
  }
}
