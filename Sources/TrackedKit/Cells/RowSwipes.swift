import Foundation
import Gtk
import GtkTracking

/// Lets rows be swiped aside, with a finger, the pointer or a touchpad, to what can be done with them. For the keyboard the same is in
/// the row's context menu, and Delete does the first destructive action.
final class RowSwipes {
  /// From which distance on it is a swipe, in logical pixels.
  private static let threshold = 12.0
  private unowned let list: RowList
  private(set) var swiped: SwipedRow?
  /// The one that is on its way back.
  private var closing: SwipedRow?
  /// Whether the press only puts a row back.
  private var closesByClick = false
  private var drag: (row: RowList.BoundRow, start: Double)?
  private var isWatching = false
  private var scrollConnection: SignalConnection?

  /// Listens on a list's widget.
  init(_ list: RowList, _ widget: Widget) {
    self.list = list
    watchDragging(widget)
    watchScrolling(widget)
    watchKeys(widget)
    scrollConnection = list.scroller.verticalAdjustment.onValueChanged.includingProgrammatic { [weak self] in
      self?.close()
    }
  }

  isolated deinit { scrollConnection?.disconnect() }

  private func provider(_ item: IndexPath, _ isLeading: Bool) -> SwipeActionsConfiguration? {
    PassContext.untracked { list.swipeActions(item, isLeading) }
  }

  private func watchDragging(_ widget: Widget) {
    let gesture = GestureDrag()
    gesture.onDragBegin { [weak self, weak widget, weak gesture] x, y in
      guard let self, let widget else { return }
      closesByClick = false
      // What is dragged by its grip is moved, whichever way that goes.
      let isOnGrip = widget.pick(at: Point(x: x, y: y)) is RowGrip
      drag = isOnGrip ? nil : list.row(at: x, y, in: widget).map { ($0, swiped?.cell === $0.cell ? signedOffset : 0) }
      guard let swiped, !swiped.isOnButtons(Point(x: x, y: y), in: widget) else { return }
      // A press elsewhere puts a row back, and does nothing else; on the row itself it may still be dragged.
      if swiped.cell === drag?.row.cell { closesByClick = true } else { close(isAnimated: true) }
      gesture?.claim()
    }
    gesture.onDragUpdate { [weak self, weak gesture] x, y in
      guard let self, let drag else { return }
      if !isWatching {
        guard abs(x) > Self.threshold, abs(x) > 2 * abs(y) else { return }
        move(drag.row, to: drag.start + x)
        guard swiped != nil else { return self.drag = nil }
        gesture?.claim()
        isWatching = true
      }
      move(drag.row, to: drag.start + x)
    }
    gesture.onDragEnd { [weak self] _, _ in
      guard let self else { return }
      if isWatching { settle() } else if closesByClick { close(isAnimated: true) }
      (isWatching, closesByClick) = (false, false)
      drag = nil
    }
    gesture.propagationPhase = .capture
    widget.add(gesture)
  }

  private func watchKeys(_ widget: Widget) {
    let keys = ShortcutController()
    keys.add("Delete") { [weak self] in self?.deleteFocused() == true ? .stop : .proceed }
    keys.add("Escape") { [weak self] in
      guard let self, swiped != nil else { return .proceed }
      close()
      return .stop
    }
    widget.add(keys)
  }

  /// A touchpad swipes by scrolling across.
  private func watchScrolling(_ widget: Widget) {
    var pointer = Point.zero
    let motion = EventControllerMotion()
    motion.onMotion { x, y in pointer = Point(x: x, y: y) }
    motion.onEnter { x, y in pointer = Point(x: x, y: y) }
    widget.add(motion)
    var row: RowList.BoundRow?
    var distance = 0.0
    let scroll = EventControllerScroll()
    scroll.propagationPhase = .capture
    scroll.onScrollBegin { [weak self, weak widget] in
      guard let self, let widget else { return }
      row = list.row(at: pointer.x, pointer.y, in: widget)
      distance = swiped?.cell === row?.cell ? signedOffset : 0
    }
    scroll.onScroll { [weak self] x, y in
      guard let self, let row, abs(x) > abs(y) else { return .proceed }
      distance -= x
      guard swiped != nil || abs(distance) > Self.threshold else { return .proceed }
      move(row, to: distance)
      return swiped == nil ? .proceed : .stop
    }
    scroll.onScrollEnd { [weak self] in
      if row != nil { self?.settle() }
      row = nil
    }
    widget.add(scroll)
  }

  /// How far the row is to the right; negative to the left.
  private var signedOffset: Double {
    guard let swiped else { return 0 }
    return isOnLeft(isLeading: swiped.isLeading) ? swiped.offset : -swiped.offset
  }

  private func isOnLeft(isLeading: Bool) -> Bool { isLeading == (list.owner?.direction != .rightToLeft) }

  private func move(_ row: RowList.BoundRow, to distance: Double) {
    let isLeading = isOnLeft(isLeading: true) == (distance > 0)
    if swiped?.cell !== row.cell || swiped?.isLeading != isLeading {
      close()
      guard distance != 0, let path = list.place(of: row.cell)?.indexPath,
        let configuration = provider(path, isLeading), !configuration.actions.isEmpty,
        // The answer may have changed the rows, and the cell be another one's by now.
        list.place(of: row.cell)?.indexPath == path
      else { return }
      swiped = SwipedRow(row.cell, configuration, isLeading: isLeading) { [weak self] in self?.perform($0) }
    }
    swiped?.move(to: abs(distance))
  }

  /// The swipe was released: the row stays open, closes, or runs its first action.
  private func settle() {
    guard let swiped else { return }
    if swiped.configuration.performsFirstActionWithFullSwipe, swiped.offset > swiped.rowWidth * 0.6 {
      perform(0)
    } else if swiped.offset > swiped.width / 2 {
      View.animate(withDuration: 0.2) { swiped.move(to: swiped.width) }
    } else {
      close(isAnimated: true)
    }
  }

  private func perform(_ index: Int) {
    guard let swiped else { return }
    swiped.configuration.actions[index].perform(for: swiped.cell) { [weak self] _ in self?.close(isAnimated: true) }
  }

  /// Puts the row back that is aside.
  func close(isAnimated: Bool = false) {
    closing?.finish()
    closing = swiped
    swiped = nil
    closing?.end(isAnimated: isAnimated)
  }

  /// A cell no longer shows an item, or another one.
  func cellDidEnd(_ cell: ReusableView) {
    if closing?.cell === cell { closing?.finish() }
    if swiped?.cell === cell { close() }
  }

  // MARK: Without a swipe

  /// Everything that can be done with an item, as actions of a menu.
  func menuElements(for item: IndexPath, cell: ReusableView) -> [MenuElement] {
    [true, false].flatMap { provider(item, $0)?.actions ?? [] }.map { action in
      Action(
        title: action.title ?? "", image: action.image, attributes: action.style == .destructive ? .destructive : []
      ) { [weak cell] _ in if let cell { action.perform(for: cell) { _ in } } }
    }
  }

  private func deleteFocused() -> Bool {
    guard let focus = list.owner?.window?.focus,
      let row = list.bound.values.first(where: { row in
        row.cell.parent.map { $0 === focus } ?? false
      }), let path = list.place(of: row.cell)?.indexPath
    else { return false }
    return delete(row.cell, at: path)
  }

  /// Runs the destructive action of an item, if there is one.
  @discardableResult func delete(_ cell: ReusableView, at path: IndexPath) -> Bool {
    let actions = [false, true].flatMap { provider(path, $0)?.actions ?? [] }
    guard let action = actions.first(where: { $0.style == .destructive }) else { return list.onDelete(path) }
    action.perform(for: cell) { _ in }
    return true
  }
}

extension ReusableView {
  /// Deletes the item as a swipe would.
  func deleteBySwipeAction() {
    guard let list = binder?.rows, let path = list.place(of: self)?.indexPath else { return }
    list.swipes?.delete(self, at: path)
  }
}
