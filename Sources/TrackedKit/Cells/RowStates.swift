import Gtk

/// Tells the cells of a list whether they are chosen, pressed, focused, edited, or take no input. One watcher for all rows:
/// one for each of them would be felt in a list's first frame.
final class RowStates {
  private unowned let list: RowList
  private weak var pressed: ReusableView?
  private var way = TapWay()
  private weak var focused: ReusableView?
  private var focusConnection: SignalConnection?
  /// Whether items are being inserted, deleted and moved by the user.
  var isEditing = false {
    didSet { if isEditing != oldValue { list.boundCells.forEach { $0.cell.isInEditing = isEditing } } }
  }

  init(_ list: RowList) { self.list = list }

  /// Follows the pointer over the list's widget.
  func watch(_ widget: Widget) {
    let click = GestureClick()
    click.propagationPhase = .capture
    click.onPressed { [weak self, weak widget] _, x, y in
      guard let self, let widget else { return }
      (list.owner as? RowsView)?.keepPlace()
      let (row, pressed) = (list.row(at: x, y, in: widget), widget.pick(at: Point(x: x, y: y)))
      leavesPressToTaps = isAgain(row?.cell) && pressed.map { isTapAwaited(at: $0, in: widget) } ?? false
      isPressTaken = pressed.map { Self.takesPress($0, in: row?.cell) } ?? false
      if leavesPressToTaps || isPressTaken { pressed?.keepPressFromRows() }
      press(row.flatMap { $0.item.isSelectable && !isPressTaken ? $0.cell : nil })
      way = TapWay(from: Point(x: x, y: y), in: widget)
    }
    click.onMoved { [weak self, weak widget] place in
      guard let self, let pressed, !way.stays(at: place, in: widget) else { return }
      // GTK's row would be chosen wherever the pointer is released.
      pressed.keepPressFromRows()
      press(nil)
    }
    click.onEnd { [weak self] in
      (self?.list.owner as? RowsView)?.keepPlace()
      self?.press(nil)
    }
    widget.add(click)
  }

  /// Whether the press being handled may be one of several taps, or one in a row: it does not activate the row then.
  private(set) var leavesPressToTaps = false

  private weak var lastPressed: ReusableView?
  private var timeOfPress: Int64 = 0

  /// Whether a row is pressed as soon after the last press on it as for a double click. GTK counts in the whole list, and wrongly across
  /// rows.
  private func isAgain(_ cell: ReusableView?) -> Bool {
    let (last, now) = (timeOfPress, MainLoop.monotonicMicroseconds)
    defer { (lastPressed, timeOfPress) = (cell, now) }
    return cell != nil && cell === lastPressed && now - last < Int64(DisplaySettings.shared.doubleClickTime) * 1000
  }

  /// Whether what is pressed in a row has the press for itself: the row is not chosen, and does not take the keyboard. GTK's own controls see to
  /// that, its text view and a program's controls do not.
  private(set) var isPressTaken = false

  private static func takesPress(_ pressed: Widget, in cell: ReusableView?) -> Bool {
    guard let cell else { return false }
    return sequence(first: pressed, next: \.parent).prefix { $0 !== cell }.contains { $0 is TextView || $0 is Control }
  }

  private func isTapAwaited(at pressed: Widget, in list: Widget) -> Bool {
    sequence(first: pressed, next: \.parent).contains { holder in
      holder.gestureRecognizers?.contains { tap in
        guard let tap = tap as? TapGestureRecognizer, tap.isEnabled else { return false }
        return tap.numberOfTapsRequired > 1 || list.isAncestor(of: holder)
      } ?? false
    }
  }

  private func press(_ cell: ReusableView?) {
    guard cell !== pressed else { return }
    pressed?.applyHighlighted(false)
    pressed = cell
    cell?.applyHighlighted(true)
  }

  /// Follows the focus of the window the list is in.
  func watchFocus(in window: Gtk.Window?) {
    focusConnection?.disconnect()
    focusConnection = window?.onNotifyFocusWidget.includingProgrammatic { [weak self] in self?.updateFocus() }
    updateFocus()
  }

  private func updateFocus() {
    let focus = list.owner?.window?.focus
    // GTK is in the middle of moving it.
    if focus === list.scroller { list.tellWhenDone { $0.takeKeyboard() } }
    let cell = focus.flatMap { focus in
      list.boundCells.first { row in
        let widget = row.cell.parent ?? row.cell
        return widget === focus || widget.isAncestor(of: focus)
      }?.cell
    }
    guard cell !== focused else { return }
    focused?.isInFocus = false
    focused = cell
    cell?.isInFocus = true
  }

  /// The chosen rows within a range may be others.
  func updateSelection(in rows: Range<Int>) {
    guard !list.isChanging else { return }
    for row in list.boundCells {
      guard let position = row.item.position, rows.contains(position) else { continue }
      apply(list.selection?.isSelected(position) ?? false, to: row.cell, row.item)
    }
  }

  private func apply(_ isSelected: Bool, to cell: ReusableView, _ item: any RowHolder) {
    item.showSelected(isSelected)
    cell.applySelected(isSelected)
  }

  /// Every cell's state may be another.
  func update() {
    for row in list.boundCells { apply(row.item.isSelected, to: row.cell, row.item) }
  }

  /// The state of the cell of a row that was just filled.
  func update(_ cell: ReusableView, of item: any RowHolder) {
    apply(item.isSelected, to: cell, item)
    cell.isInEditing = isEditing
    cell.updateIsDisabled()
  }
}
