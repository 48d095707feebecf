import Gtk

/// How many items of a list can be chosen.
enum SelectionMode { case none, single, multiple }

/// What the user changed about the chosen items of a list.
struct SelectionChange {
  /// In the state before and now alike: choosing moves no item.
  var selected: [IndexPath]
  var deselected: [IndexPath]
}

// What the user chooses.
extension RowList {
  /// The chosen items, in order.
  var selectedPaths: [IndexPath] {
    guard let source else { return [] }
    return (selection?.selectedPositions ?? []).compactMap { source.place(ofRow: $0).indexPath }
  }

  /// Chooses an item, or no longer; tells nobody.
  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    guard let row = source?.row(of: .item(path)) else { return }
    setSelected(isSelected, row: row)
    knownSelection = selection?.selectedPositions ?? []
  }

  /// Chooses a row, or no longer: one that GTK has not been told of yet, too.
  func setSelected(_ isSelected: Bool, row: Int) {
    if let announcer = source?.announcer, !announcer.knows(row) { announcer.openAtOnce() }
    selection?.setSelected(isSelected, at: row)
  }

  /// Chooses these items alone; tells nobody.
  func select(_ paths: [IndexPath]) {
    let rows = Set(paths.compactMap { source?.row(of: .item($0)) })
    for row in selection?.selectedPositions ?? [] where !rows.contains(row) { selection?.setSelected(false, at: row) }
    for row in rows.sorted() { setSelected(true, row: row) }
    knownSelection = selection?.selectedPositions ?? []
  }

  /// The user changed what is chosen. Headers and footers cannot be.
  func userDidSelect() {
    guard let selection, let source, !isChanging else { return }
    let before = knownSelection
    for row in selection.selectedPositions where source.place(ofRow: row).indexPath == nil {
      selection.setSelected(false, at: row)
    }
    knownSelection = selection.selectedPositions
    let (old, new) = (Set(before), Set(knownSelection))
    func paths(_ rows: [Int]) -> [IndexPath] { rows.compactMap { source.place(ofRow: $0).indexPath } }
    let change = SelectionChange(
      selected: paths(knownSelection.filter { !old.contains($0) }),
      deselected: paths(before.filter { !new.contains($0) }))
    if !change.selected.isEmpty || !change.deselected.isEmpty { onUserSelection(change) }
  }

  /// Lets the arrow keys pass over headers and footers of a list.
  func watchKeys(of widget: Widget) {
    let keys = ShortcutController()
    keys.propagationPhase = .capture
    for (trigger, isDownwards) in [("Up", false), ("Down", true)] {
      keys.add(trigger) { [weak self] in self?.passOverSupplements(downwards: isDownwards) == true ? .stop : .proceed }
    }
    widget.add(keys)
  }

  /// - Returns: whether there was a header or footer in the way.
  private func passOverSupplements(downwards: Bool) -> Bool {
    guard arrangement == .list, let source, let selection, let focus = owner.window?.focus,
      let row = boundCells.first(where: { row in
        let widget = row.cell.parent ?? row.cell
        // The keys of something inside a cell are its own.
        return widget === focus
      })?.item.position
    else { return false }
    source.announcer.openAtOnce()
    let neighbour = row + (downwards ? 1 : -1)
    guard (0..<source.model.count).contains(neighbour), source.place(ofRow: neighbour).indexPath == nil else {
      return false
    }
    guard let next = nextItem(from: row, downwards: downwards) else { return true }
    for row in selection.selectedPositions { selection.setSelected(false, at: row) }
    selection.setSelected(true, at: next)
    scroll(to: next)
    bound.values.first { $0.item.position == next }?.cell.parent?.grabFocus()
    userDidSelect()
    return true
  }

  private func nextItem(from row: Int, downwards: Bool) -> Int? {
    guard let source else { return nil }
    var next = row
    repeat {
      next += downwards ? 1 : -1
      guard (0..<source.model.count).contains(next) else { return nil }
    } while source.place(ofRow: next).indexPath == nil
    return next
  }
}
