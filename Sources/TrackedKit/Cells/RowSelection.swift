import Foundation
import Gtk
import GtkTracking

/// How many items of a list can be chosen.
enum SelectionMode { case none, single, multiple }

/// The user's change of the selection in a list.
struct SelectionChange {
  var selected: [RowItem]
  var deselected: [RowItem]
}

/// An item of a list and where it was at some moment: a report about one item may take others out, or move them.
struct RowItem {
  let value: AnyHashable
  let path: IndexPath
  /// The version of the list in which the path counts.
  let version: Int
}

// What the user chooses.
extension RowList {
  /// The chosen items, in order.
  var selectedPaths: [IndexPath] {
    guard let source else { return [] }
    return (selection?.selectedPositions ?? []).compactMap { source.place(ofRow: $0).indexPath }
  }

  /// Selects or deselects an item, without calling handlers.
  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    guard !isHolding else { return afterHeld { [unowned self] in setSelected(isSelected, at: path) } }
    guard let row = source?.row(of: .item(path)) else { return }
    setSelected(isSelected, row: row)
    knownSelection = selection?.selectedPositions ?? []
  }

  /// Selects or deselects a row, even one that was not announced to GTK yet.
  func setSelected(_ isSelected: Bool, row: Int) {
    if let announcer = source?.announcer, !announcer.knows(row) { announcer.openAtOnce() }
    selection?.setSelected(isSelected, at: row)
  }

  /// Selects only these items, without calling handlers.
  func select(_ paths: [IndexPath]) {
    guard !isHolding else { return afterHeld { [unowned self] in select(paths) } }
    let rows = Set(paths.compactMap { source?.row(of: .item($0)) })
    for row in selection?.selectedPositions ?? [] where !rows.contains(row) { selection?.setSelected(false, at: row) }
    for row in rows.sorted() { setSelected(true, row: row) }
    knownSelection = selection?.selectedPositions ?? []
  }

  /// The user changed the selection. Headers and footers cannot be selected.
  func userDidSelect() {
    guard let selection, let source, !isChanging else { return }
    let before = knownSelection
    for row in selection.selectedPositions where source.place(ofRow: row).indexPath == nil {
      selection.setSelected(false, at: row)
    }
    knownSelection = selection.selectedPositions
    let (old, new) = (Set(before), Set(knownSelection))
    let change = SelectionChange(
      selected: knownSelection.filter { !old.contains($0) }.compactMap(item),
      deselected: before.filter { !new.contains($0) }.compactMap(item))
    guard !change.selected.isEmpty || !change.deselected.isEmpty else { return }
    tellWhenDone { $0.onUserSelection(change) }
  }

  /// The item of a row; nil for a header or footer.
  func item(ofRow row: Int) -> RowItem? {
    guard let source, row < source.model.count, let path = source.place(ofRow: row).indexPath else { return nil }
    return RowItem(value: source.model.value(at: row), path: path, version: version)
  }

  /// Where an item is now; nil if it is gone.
  func path(of item: RowItem) -> IndexPath? {
    if item.version == version { return item.path }
    guard let source, let row = source.row(ofItem: item.value, at: item.path) else { return nil }
    return source.place(ofRow: row).indexPath
  }

  /// Calls the program's handlers, once GTK has finished with the event, while the list exists.
  func tellWhenDone(_ body: @escaping (RowList) -> Void) {
    DeferredCalls.add { [weak self] in
      guard let self, let owner else { return }
      withExtendedLifetime((self, owner)) { PassContext.untracked { body(self) } }
    }
  }

  /// Lets the arrow keys pass over headers and footers of a list.
  func watchKeys(of widget: Widget) {
    let keys = ShortcutController()
    keys.propagationPhase = .capture
    for (trigger, isDownwards) in [("Up", false), ("Down", true)] {
      keys.add(trigger) { [weak self] in self?.passOverSupplements(downwards: isDownwards) == true ? .stop : .proceed }
    }
    // Enter activates a row; one that is not chosen yet is chosen first, as in UIKit.
    for trigger in ["Return", "KP_Enter"] {
      keys.add(trigger) { [weak self] in
        if let self, selectionMode == .single, let row = rowWithKeyboard { choose(row) }
        return .proceed
      }
    }
    widget.add(keys)
  }

  /// The row that has the keyboard itself: the keys of something inside a cell are its own.
  var rowWithKeyboard: Int? {
    guard let focus = owner?.window?.focus else { return nil }
    return boundCells.first { ($0.cell.parent ?? $0.cell) === focus }?.item.position
  }

  /// Chooses a row, and no other, for the user.
  private func choose(_ row: Int) {
    if let selection {
      for other in selection.selectedPositions where other != row { selection.setSelected(false, at: other) }
      selection.setSelected(true, at: row)
    }
    userDidSelect()
  }

  /// - Returns: whether there was a header or footer in the way.
  private func passOverSupplements(downwards: Bool) -> Bool {
    guard arrangement == .list, let source, let row = rowWithKeyboard else { return false }
    source.announcer.openAtOnce()
    let neighbour = row + (downwards ? 1 : -1)
    guard (0..<source.model.count).contains(neighbour), !takesKeyboard(neighbour) else { return false }
    guard let next = nextRow(from: row, downwards: downwards) else { return true }
    choose(next)
    giveKeyboard(to: next)
    return true
  }

  /// Whether GTK gives the keyboard to a row: to an item, or to something in a header or footer.
  private func takesKeyboard(_ row: Int) -> Bool {
    guard let source, source.place(ofRow: row).indexPath == nil else { return true }
    return bound.values.first { $0.item.position == row }?.cell.rawWidget.hasFocusableContent == true
  }

  private func nextRow(from row: Int, downwards: Bool) -> Int? {
    guard let source else { return nil }
    var next = row
    repeat {
      next += downwards ? 1 : -1
      guard (0..<source.model.count).contains(next) else { return nil }
    } while !takesKeyboard(next)
    return next
  }

  /// Brings the keyboard to a row, which is scrolled into sight.
  private func giveKeyboard(to row: Int) {
    scroll(to: row)
    guard let cell = bound.values.first(where: { $0.item.position == row })?.cell else { return }
    if cell.parent?.grabFocus() != true { _ = cell.parent?.focusFirstChild() }
  }

  /// The keyboard came to what scrolls, as GTK found no row for it: it looks at the first one alone, which may be a header (C-277).
  func takeKeyboard() {
    guard arrangement == .list, let source, owner?.window?.focus === scroller else { return }
    source.announcer.openAtOnce()
    let seen = visibleRows.compactMap(\.item.position)
    let chosen = selection?.selectedPositions.first
    if let goal = chosen ?? seen.first(where: takesKeyboard) ?? nextRow(from: -1, downwards: true) {
      giveKeyboard(to: goal)
    }
  }
}
