import Gtk

// Rows that are moved and deleted.
extension ListNode {
  func makeMovable(_ row: ListRow) {
    row.widget.add(
      DragSource.content { [unowned self, weak row] in
        dragged = row?.canBeMoved == true ? row?.place : nil
        guard let row, let dragged else { return nil }
        draggedView = DraggedView.first(inside: row.widget)
        var content = draggedView?.begin() ?? DragContent()
        content.number = dragged.index
        return content
      } ended: { [weak self] in
        self?.draggedView?.end()
      })
    row.widget.add(
      DropTarget { [unowned self, weak row] _, _, y in
        guard let row, let place = row.place, let from = dragged, from.source == place.source else { return false }
        let isBehind = y > Double(row.widget.height) / 2
        // The row that takes the drop may be gone afterwards.
        tellWhenDone { _ = $0.move(from, to: place.index + (isBehind ? 1 : 0)) }
        return true
      })
  }

  private func move(_ from: (source: ObjectIdentifier, index: Int), to index: Int) -> Bool {
    guard let rows = parts.source(from.source), let move = rows.source.move, index >= 0, index <= rows.source.rowCount
    else { return false }
    PassContext.outside { move(IndexSet(integer: from.index), index) }
    return true
  }

  func connectMoving() {
    let keys = ShortcutController()
    for (trigger, offset) in [("<Alt>Up", -1), ("<Alt>Down", 2)] {
      keys.add(trigger) { [unowned self] in
        guard let place = selection.selectedPositions.first ?? focusedPlace,
          case (.rows(let source), let index)? = parts.part(at: place),
          row(at: place)?.canBeMoved == true
        else { return .proceed }
        return move((source.id, index), to: index + offset) ? .stop : .proceed
      }
    }
    list.add(keys)
  }

  func connectDeleting() {
    let keys = EventControllerKey()
    keys.onKeyPressed { [unowned self] key, _ in
      guard key == .delete, let place = selection.selectedPositions.first ?? focusedPlace,
        case .rows(let source)? = parts.part(at: place)?.part, let delete = source.source.delete
      else { return .proceed }
      let places = selection.selectedPositions.isEmpty ? [place] : selection.selectedPositions
      let indices = places.compactMap { place -> Int? in
        guard let (part, index) = parts.part(at: place), case .rows(let other) = part, other.source === source.source,
          row(at: place)?.canBeDeleted == true
        else { return nil }
        return index
      }
      if !indices.isEmpty { PassContext.outside { delete(IndexSet(indices)) } }
      return .stop
    }
    list.add(keys)
  }

  /// The arrow keys open and close the row with the keyboard, as in a tree.
  func connectOpening() {
    let keys = EventControllerKey()
    keys.onKeyPressed { [unowned self] key, _ in
      guard key == .left || key == .right,
        let row = rows.values.first(where: { $0.widget.parent?.hasFocus == true }), let isExpanded = row.isExpanded
      else { return .proceed }
      let opens = (key == .right) == (list.direction != .rightToLeft)
      if opens != isExpanded { row.activate() }
      return .stop
    }
    list.add(keys)
  }

  private var focusedPlace: Int? {
    let focused = rows.first { $0.value.widget.parent?.hasFocus == true }
    return focused.flatMap { place(of: $0.key.id) }
  }

  /// The list is edited from here on, or no longer.
  func setEditing(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    for row in rows.values { if isEditing { beginEditing(row) } else { row.setEditing(nil) } }
  }

  /// Puts what edits a row around it.
  func beginEditing(_ row: ListRow) {
    row.setEditing(
      RowEditing { [weak self, weak row] in
        guard let self, let place = row?.place, let delete = parts.source(place.source)?.source.delete else { return }
        PassContext.outside { delete(IndexSet(integer: place.index)) }
      })
  }
}

/// A view that can be dragged: a row that is moved in its list takes along what the first one in it hands over.
final class DraggedView {
  let begin: () -> DragContent?
  let end: () -> Void

  init(begin: @escaping () -> DragContent?, end: @escaping () -> Void) { (self.begin, self.end) = (begin, end) }

  static func first(inside widget: Widget) -> DraggedView? {
    widget.attachment(DraggedView.self) ?? widget.children.lazy.compactMap(first).first
  }
}
