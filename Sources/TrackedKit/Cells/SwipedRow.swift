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
    cell.clipsToBounds = true
    holder.frame = Rect(x: 0, y: 0, width: width, height: Double(cell.height))
    cell.addSubview(holder)
    move(to: 0)
  }

  /// How wide the buttons are.
  var width: Double { Double(max(74, buttons.measured(.horizontal).natural)) }

  /// How wide the row is.
  var rowWidth: Double { Double(cell.width) }

  /// Moves the row aside by a distance.
  func move(to offset: Double) {
    self.offset = min(max(offset, 0), rowWidth)
    let shown = max(width, self.offset)
    holder.frame = Rect(
      x: isOnLeft ? self.offset - shown : rowWidth - self.offset, y: 0, width: shown, height: Double(cell.height))
    let distance = isOnLeft ? self.offset : -self.offset
    for child in cell.children where child !== holder {
      child.layer.transform = AffineTransform(translationX: distance, y: 0)
    }
  }

  /// The row is where it was, without buttons.
  func end() {
    holder.removeFromSuperview()
    cell.clipsToBounds = false
    for child in cell.children { child.layer.transform = .identity }
  }
}

/// Gives the buttons of a swiped row all of its height.
private final class SwipeButtonsView: View {
  init(_ content: Widget) {
    super.init(frame: .zero)
    addSubview(content)
  }
}
