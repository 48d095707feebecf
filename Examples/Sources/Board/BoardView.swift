import TrackedKit

/// The cards in their columns, with views for those in sight. The pointer drags them; Alt with an arrow key moves the one that has the
/// keyboard.
final class BoardView: View {
  private let board: Board
  private let sight = Sight()
  private var views: [Card.ID: CardView] = [:]

  /// The rows in sight, and some around: the keyboard can go there.
  @Observable final class Sight {
    fileprivate(set) var rows = 0..<0
  }

  init(_ board: Board) {
    self.board = board
    super.init(frame: .zero)
    addGestureRecognizer(
      PanGestureRecognizer(target: self) { [weak self] (pan: PanGestureRecognizer) in self?.drag(pan) })
    addKeys()
  }

  /// The board was scrolled, or the window has another size.
  func show(from top: Double, height: Double) {
    let rows = BoardGrid.rows(from: top, height: height)
    if rows != sight.rows { sight.rows = rows }
  }

  // MARK: Views and layout

  override func updateProperties() {
    super.updateProperties()
    let shown = board.columns.flatMap { $0.cards[sight.rows.clamped(to: $0.cards.indices)] }
    let kept = Set(shown.map(\.id)).union(keptViews.map(\.card.id))
    for (id, view) in views where !kept.contains(id) {
      view.removeFromSuperview()
      views[id] = nil
    }
    for card in shown where views[card.id] == nil {
      let view = CardView(card)
      views[card.id] = view
      addSubview(view)
    }
    // Another column may be the longest now.
    if BoardGrid.height(of: board) != grid.height { queueResize() }
  }

  /// The card that is dragged and the one that has the keyboard, which may be out of sight.
  private var keptViews: [CardView] {
    let dragged = board.dragged.flatMap { views[$0.id] }
    return [dragged, window?.focus as? CardView].compactMap { $0 }
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    switch orientation {
    case .horizontal:
      let count = board.columns.count
      return Measurement(minimum: count * BoardGrid.leastWidth, natural: count * 240)
    case .vertical: return .fixed(Int(BoardGrid.height(of: board)))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = grid
    for (column, content) in board.columns.enumerated() {
      for row in sight.rows.clamped(to: content.cards.indices) {
        guard let view = views[content.cards[row].id] else { continue }
        place(view, in: grid.frame(of: Board.Spot(column: column, row: row)))
      }
    }
    for view in keptViews {
      if let spot = board.place(of: view.card) { place(view, in: grid.frame(of: spot)) }
    }
  }

  private var grid: BoardGrid { BoardGrid(bounds, columns: board.columns.count) }

  // MARK: Drawing

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    for (index, column) in board.columns.enumerated() {
      canvas.draw(
        "\(column.title)  \(column.cards.count)", in: grid.title(of: index), of: self, color: .label,
        attributes: TextAttributes(weight: .bold))
    }
    if let target = board.target {
      canvas.fill(grid.gap(before: target), cornerRadius: 2, with: .tintColor)
    }
  }

  // MARK: Pointer and keys

  private func drag(_ pan: PanGestureRecognizer) {
    let place = pan.location(in: self as View)
    let distance = pan.translation(in: self as View)
    switch pan.state {
    case .began:
      let start = grid.place(at: Point(x: place.x - distance.x, y: place.y - distance.y))
      guard let card = board.card(at: start), let view = views[card.id] else { return }
      bringSubviewToFront(view)
      board.lift(card)
      board.drag(by: distance, over: grid.gap(nearest: place, in: board))
    case .changed: board.drag(by: distance, over: grid.gap(nearest: place, in: board))
    case .ended: board.drop(board.target)
    case .cancelled, .failed: board.drop(nil)
    default: break
    }
  }

  private func addKeys() {
    let keys = ShortcutController()
    for (key, step) in [("Left", (-1, 0)), ("Right", (1, 0)), ("Up", (0, -1)), ("Down", (0, 2))] {
      keys.add("<Alt>\(key)") { [weak self] in self?.moveFocused(by: step) == true ? .stop : .proceed }
    }
    add(keys)
  }

  /// - Returns: whether a card has the keyboard.
  private func moveFocused(by step: (columns: Int, rows: Int)) -> Bool {
    guard let view = window?.focus as? CardView, let place = board.place(of: view.card) else { return false }
    board.move(view.card, to: Board.Spot(column: place.column + step.columns, row: place.row + step.rows))
    return true
  }
}

/// Where everything stands.
struct BoardGrid {
  static let leastWidth = 150
  private static let header = 40.0
  private static let pitch = 56.0
  private static let gap = 8.0

  private let columnWidth: Double
  private let columns: Int
  let height: Double

  init(_ bounds: Rect, columns: Int) {
    self.columns = columns
    columnWidth = bounds.width / Double(max(1, columns))
    height = bounds.height
  }

  static func height(of board: Board) -> Double {
    header + Double(board.columns.map(\.cards.count).max() ?? 0) * pitch + gap
  }

  /// The rows between two heights, and three around.
  static func rows(from top: Double, height: Double) -> Range<Int> {
    let first = max(0, Int((top - header) / pitch) - 3)
    return first..<max(first, Int((top + height - header) / pitch) + 4)
  }

  func frame(of place: Board.Spot) -> Rect {
    Rect(
      x: Double(place.column) * columnWidth + Self.gap, y: Self.header + Double(place.row) * Self.pitch,
      width: columnWidth - 2 * Self.gap, height: Self.pitch - Self.gap)
  }

  func title(of column: Int) -> Rect {
    Rect(x: Double(column) * columnWidth + Self.gap, y: 10, width: columnWidth - 2 * Self.gap, height: Self.header - 10)
  }

  func gap(before place: Board.Spot) -> Rect {
    let frame = frame(of: place)
    return Rect(x: frame.x, y: frame.y - Self.gap / 2 - 2, width: frame.width, height: 4)
  }

  func place(at point: Point) -> Board.Spot {
    Board.Spot(
      column: min(max(Int(point.x / columnWidth), 0), columns - 1),
      row: Int(((point.y - Self.header) / Self.pitch).rounded(.down)))
  }

  /// The place between cards that is nearest to a point.
  func gap(nearest point: Point, in board: Board) -> Board.Spot {
    var place = place(at: Point(x: point.x, y: point.y + Self.pitch / 2))
    place.row = min(max(place.row, 0), board.columns[place.column].cards.count)
    return place
  }
}

extension Board {
  func card(at place: Board.Spot) -> Card? {
    guard columns.indices.contains(place.column), columns[place.column].cards.indices.contains(place.row) else {
      return nil
    }
    return columns[place.column].cards[place.row]
  }
}
