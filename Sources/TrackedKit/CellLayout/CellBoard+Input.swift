import Gtk
import GtkTracking

// What the user does with the cells of a board.
extension CellBoard {
  /// The directions in which arrow keys go.
  enum Direction { case left, right, up, down }

  func watchInput() {
    let keys = ShortcutController()
    for (name, direction) in [("Left", Direction.left), ("Right", .right), ("Up", .up), ("Down", .down)] {
      for modifier in ["", "<Shift>", "<Control>"] {
        keys.add(modifier + name) { [weak self] in
          self?.move(direction, modifier) == true ? .stop : .proceed
        }
        keys.add(modifier + "KP_" + name) { [weak self] in
          self?.move(direction, modifier) == true ? .stop : .proceed
        }
      }
    }
    for modifier in ["", "<Shift>", "<Control>"] {
      keys.add(modifier + "Home") { [weak self] in self?.go(to: 0, modifier) == true ? .stop : .proceed }
      keys.add(modifier + "End") { [weak self] in self?.go(to: .max, modifier) == true ? .stop : .proceed }
      keys.add(modifier + "Page_Up") { [weak self] in self?.page(by: -1, modifier) == true ? .stop : .proceed }
      keys.add(modifier + "Page_Down") { [weak self] in self?.page(by: 1, modifier) == true ? .stop : .proceed }
    }
    for name in ["Return", "KP_Enter", "ISO_Enter"] {
      keys.add(name) { [weak self] in self?.activate() == true ? .stop : .proceed }
    }
    for (name, modifiers) in [("space", Modifiers()), ("<Control>space", .control), ("<Shift>space", .shift)] {
      keys.add(name) { [weak self] in self?.choose(modifiers) == true ? .stop : .proceed }
    }
    keys.add("<Control>a") { [weak self] in self?.chooseAll() == true ? .stop : .proceed }
    add(keys)
  }

  /// The pointer's first button was pressed on a slot.
  ///
  /// - Returns: whether the press was handled and goes no further.
  func wasPressed(_ slot: CellSlot, count: Int) -> Bool {
    guard let row = slot.position else { return false }
    takeCursor(slot)
    guard count == 2, !list.states.leavesPressToTaps, list.source?.place(ofRow: row).indexPath != nil else {
      return false
    }
    list.activate(row: row)
    return true
  }

  /// It was released there.
  func wasClicked(_ slot: CellSlot, _ modifiers: Modifiers) {
    if let row = slot.position { list.userChooses(row, modifiers) }
  }

  private func activate() -> Bool {
    guard let row = focusedRow, list.source?.place(ofRow: row).indexPath != nil else { return false }
    list.activate(row: row)
    return true
  }

  private func choose(_ modifiers: Modifiers) -> Bool {
    guard let row = focusedRow else { return false }
    list.userChooses(row, modifiers)
    return true
  }

  private func chooseAll() -> Bool {
    guard list.selectionMode == .multiple, let source = list.source else { return false }
    list.userChooses(Array(0..<source.model.count))
    return true
  }

  private func go(to row: Int, _ modifier: String) -> Bool {
    guard focusedRow != nil, let source = list.source, source.model.count > 0 else { return false }
    go(toRow: min(row, source.model.count - 1), modifier)
    return true
  }

  private func go(toRow row: Int, _ modifier: String) {
    focus(row: row)
    if modifier != "<Control>" { list.userChooses(row, modifier == "<Shift>" ? .shift : []) }
  }

  private func move(_ direction: Direction, _ modifier: String) -> Bool {
    guard let row = focusedRow, let source = list.source else { return false }
    guard let next = neighbour(of: row, direction), (0..<source.model.count).contains(next) else { return false }
    go(toRow: next, modifier)
    return true
  }

  private func page(by pages: Double, _ modifier: String) -> Bool {
    guard let row = focusedRow, let frame = frame(ofRow: row) else { return false }
    let distance = pages * (scrollsAcross ? room.width : room.height)
    let goal = scrollsAcross ? frame.offsetBy(dx: distance, dy: 0) : frame.offsetBy(dx: 0, dy: distance)
    let size = layout.collectionViewContentSize
    let middle = Point(x: max(0, min(goal.midX, size.width)), y: max(0, min(goal.midY, size.height)))
    let area = Rect(x: middle.x - room.width / 2, y: middle.y - room.height / 2, width: room.width, height: room.height)
    guard
      let next = rows(in: area).min(by: { $0.frame.distance(to: middle) < $1.frame.distance(to: middle) }),
      next.row != row
    else { return false }
    go(toRow: next.row, modifier)
    return true
  }

  /// The rows of the items in a part of the board.
  private func rows(in area: Rect) -> [(row: Int, frame: Rect)] {
    PassContext.untracked {
      layout.shownElements(in: area) { [unowned self] in stripOffset($0) }.compactMap { attributes in
        guard attributes.representedElementKind == nil,
          let row = list.source?.row(of: .item(attributes.indexPath)), let frame = frame(ofRow: row)
        else { return nil }
        return (row, frame)
      }
    }
  }

  private func stripOffset(_ section: Int) -> Double {
    guard let source = list.source, section < source.sectionCount else { return 0 }
    return strips[source.identity(ofSection: section)]?.contentOffset.x ?? 0
  }

  /// The row of the next item in a direction.
  func neighbour(of row: Int, _ direction: Direction) -> Int? {
    guard let frame = frame(ofRow: row), let source = list.source else { return nil }
    let path = source.place(ofRow: row).indexPath
    let isInStrip = path.flatMap { layout.layoutAttributesForItem(at: $0)?.strip } != nil
    // Along the order of reading.
    if direction == .left || direction == .right, isInStrip || !scrollsAcross {
      let next = row + (direction == .right ? 1 : -1)
      if isInStrip, let path, source.place(ofRow: next).indexPath?.section != path.section { return nil }
      return next
    }
    if direction == .up || direction == .down, scrollsAcross { return row + (direction == .down ? 1 : -1) }
    let reach = 2 * max(room.width, room.height)
    let area: Rect =
      switch direction {
      case .up: Rect(x: 0, y: frame.minY - reach, width: room.width, height: reach)
      case .down: Rect(x: 0, y: frame.maxY, width: room.width, height: reach)
      case .left: Rect(x: frame.minX - reach, y: 0, width: reach, height: room.height)
      case .right: Rect(x: frame.maxX, y: 0, width: reach, height: room.height)
      }
    let middle = Point(x: frame.midX, y: frame.midY)
    func cost(_ other: Rect) -> Double {
      scrollsAcross
        ? abs(other.midX - middle.x) * 4 + abs(other.midY - middle.y)
        : abs(other.midY - middle.y) * 4 + abs(other.midX - middle.x)
    }
    return rows(in: area).filter { candidate in
      switch direction {
      case .up: candidate.frame.maxY <= frame.minY + 0.5
      case .down: candidate.frame.minY >= frame.maxY - 0.5
      case .left: candidate.frame.maxX <= frame.minX + 0.5
      case .right: candidate.frame.minX >= frame.maxX - 0.5
      }
    }.min { cost($0.frame) < cost($1.frame) }?.row
  }
}

extension Rect {
  fileprivate func distance(to point: Point) -> Double { abs(midX - point.x) + abs(midY - point.y) }
}

// What the user chooses on a board; GTK's lists do this themselves.
extension RowList {
  /// A row alone, or, with Control or Shift, along with others.
  func userChooses(_ row: Int, _ modifiers: Modifiers) {
    guard let selection, let source else { return }
    let value = source.model.value(at: row)
    let isSelected = selection.isSelected(row)
    switch selectionMode {
    case .none: return
    case .single: userChooses(modifiers.contains(.control) && isSelected ? [] : [row])
    case .multiple:
      if modifiers.contains(.shift), let anchor = board?.selectionAnchor.flatMap(source.row(ofItem:)) {
        return userChooses(Array(min(anchor, row)...max(anchor, row)))
      }
      board?.selectionAnchor = value
      guard modifiers.contains(.control) else { return userChooses([row]) }
      var rows = selection.selectedPositions
      if isSelected { rows.removeAll { $0 == row } } else { rows.append(row) }
      userChooses(rows)
    }
  }

  /// These rows and no others.
  func userChooses(_ rows: [Int]) {
    guard let selection else { return }
    let wanted = Set(rows)
    for row in selection.selectedPositions where !wanted.contains(row) { selection.setSelected(false, at: row) }
    for row in rows { selection.setSelected(true, at: row) }
    userDidSelect()
  }
}
