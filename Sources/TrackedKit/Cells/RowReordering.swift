import Foundation
import Gtk
import GtkTracking

/// Lets the user move rows of a list: the chosen one with Alt and an arrow key, others by their grips.
final class RowReordering {
  private unowned let list: RowList
  /// Whether an item may be moved.
  let canMove: (IndexPath) -> Bool
  /// Where an item goes that is to be moved to a place.
  let target: (IndexPath, IndexPath) -> IndexPath
  /// The user moved an item; the second place counts in the list afterwards.
  let move: (IndexPath, IndexPath) -> Void

  init(
    _ list: RowList, canMove: @escaping (IndexPath) -> Bool,
    target: @escaping (IndexPath, IndexPath) -> IndexPath = { $1 }, move: @escaping (IndexPath, IndexPath) -> Void
  ) {
    self.list = list
    self.canMove = canMove
    self.target = target
    self.move = move
  }

  /// Follows the keys of a list's widget.
  static func watch(_ widget: Widget, of list: RowList) {
    let keys = ShortcutController()
    for (trigger, offset) in [("<Alt>Up", -1), ("<Alt>Down", 1)] {
      keys.add(trigger) { [weak list] in list?.reordering?.moveRow(by: offset) == true ? .stop : .proceed }
    }
    widget.add(keys)
  }

  /// Moves the row that is chosen, or, as usually none is in a table that is edited, the one with the keyboard.
  private func moveRow(by offset: Int) -> Bool {
    let chosen = list.selectedPaths
    guard let source = list.source,
      let from = chosen.count == 1
        ? chosen[0] : chosen.isEmpty ? list.rowWithKeyboard.flatMap({ source.place(ofRow: $0).indexPath }) : nil,
      canMove(from)
    else { return false }
    var to = IndexPath(item: from.item + offset, section: from.section)
    if to.item < 0 {
      guard from.section > 0 else { return true }
      to = IndexPath(item: source.itemCount(inSection: from.section - 1), section: from.section - 1)
    } else if to.item >= source.itemCount(inSection: from.section) {
      guard from.section + 1 < source.sectionCount else { return true }
      to = IndexPath(item: 0, section: from.section + 1)
    }
    perform(from, to)
    return true
  }

  /// Moves the item of a cell to the position of another row.
  func move(_ cell: ReusableView, to other: ReusableView) {
    guard let from = list.place(of: cell)?.indexPath, let to = list.place(of: other)?.indexPath, canMove(from) else {
      return
    }
    perform(from, to)
  }

  private func perform(_ from: IndexPath, _ proposed: IndexPath) {
    PassContext.untracked {
      let to = target(from, proposed)
      if to != from { move(from, to) }
    }
  }
}

/// A grip by which a row is dragged to the position of another.
final class RowGrip: Gtk.Image {
  private weak var goal: ReusableView?
  private var start = Point.zero

  init() {
    super.init(iconName: "list-drag-handle-symbolic")
    addCSSClass("dim-label")
    followLanguage { [unowned self] in setAccessibleLabel(String(kit: "Move")) }
    let drag = GestureDrag()
    drag.onDragBegin { [weak self, weak drag] x, y in
      self?.start = Point(x: x, y: y)
      drag?.claim()
    }
    drag.onDragUpdate { [weak self] x, y in
      guard let self else { return }
      follow(Point(x: start.x + x, y: start.y + y))
    }
    drag.onDragEnd { [weak self] _, _ in self?.drop() }
    drag.onCancel { [weak self] _ in self?.mark(nil) }
    add(drag)
  }

  private var cell: ReusableView? { enclosing(ReusableView.self) }

  private var list: RowList? { enclosing(RowsView.self)?.rows }

  private func follow(_ point: Point) {
    guard let list, let owner = list.owner, let place = place(point, in: owner) else { return }
    mark(list.row(at: place.x, place.y, in: owner)?.cell)
  }

  /// Shows which row's place the dragged one is to take.
  private func mark(_ new: ReusableView?) {
    guard new !== goal else { return }
    goal?.parent?.setCSSClass("drop-goal", .when(false))
    goal = new === cell ? nil : new
    CellBoardLook.sheet.load()
    goal?.parent?.setCSSClass("drop-goal", .when(true))
  }

  private func drop() {
    let (cell, goal, list) = (cell, goal, list)
    mark(nil)
    if let cell, let goal { list?.reordering?.move(cell, to: goal) }
  }
}
