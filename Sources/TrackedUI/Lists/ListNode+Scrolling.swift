import Gtk

extension ListNode: ScrollTargetNode {
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let place = placeToShow(of: id) else { return false }
    announcer.openAtOnce()
    scroll(toRow: place)
    guard let scroller = list.parent else { return true }
    ScrollGoal.set(of: scroller) { [weak self] in self?.bring(id, anchor) ?? .lost }
    return true
  }

  /// The place of the row of an element, or else of a view that says an identifier of its own.
  private func placeToShow(of id: AnyHashable) -> Int? {
    place(of: id) ?? parts.place { if case .rows(let rows) = $0 { rows.source.rowIndex(ofViewWith: id) } else { nil } }
  }

  /// Has GTK show a row, with a widget, where it thinks that it is.
  func scroll(toRow place: Int) {
    let adjustment = (list.parent as? ScrolledWindow)?.verticalAdjustment
    if adjustment?.approach(place, of: list, among: { laidOutRows }) != true { list.scrollTo(place) }
  }

  private var laidOutRows: [LaidOutRow] {
    rows.values.compactMap { shown in
      guard let place = place(of: shown), let row = shown.widget.parent, row.isMapped, let frame = row.frame(in: list)
      else { return nil }
      return LaidOutRow(place: place, start: frame.y, length: frame.height)
    }
  }

  /// Moves a row until a part of it is at the same part of what is seen.
  private func bring(_ id: AnyHashable, _ anchor: UnitPoint?) -> ScrollGoal.Progress {
    guard let place = placeToShow(of: id), let scroller = list.parent as? ScrolledWindow else { return .lost }
    guard let row = rowWidget(at: place)?.parent, row.isMapped, let frame = row.frame(in: list) else {
      scroll(toRow: place)
      return .unknown
    }
    let adjustment = scroller.verticalAdjustment
    return adjustment.bring(frame.y, frame.height, room: adjustment.pageSize, to: anchor.map { Double($0.y) })
      ? .moved : .reached
  }

  /// Has the row that is seen first stay where it is while others come below it. GTK keeps a row of its own choice, at the end the last one.
  func keepFirstSeen(ifRowsComeAt start: Int) {
    guard let scroller = list.parent as? ScrolledWindow, scroller.verticalAdjustment.value > 0.5 else { return }
    let seen = rows.values.filter { $0.isInSight }.compactMap { row in
      (row.widget.parent?.frame(in: list)?.y).map { (row: row, y: $0) }
    }
    guard let (row, y) = seen.min(by: { $0.y < $1.y }), let place = place(of: row), place < start else { return }
    ScrollGoal.set(of: scroller, isWeak: true) { [weak self, weak row] in
      guard let self, let row, let place = self.place(of: row) else { return .lost }
      guard let widget = row.widget.parent, widget.isMapped, let now = widget.frame(in: list)?.y else {
        scroll(toRow: place)
        return .unknown
      }
      let adjustment = scroller.verticalAdjustment
      let goal = adjustment.limited(adjustment.value + now - y)
      guard abs(goal - adjustment.value) > 0.5 else { return .reached }
      ScrollLook.keepingPlace { adjustment.value = goal }
      return .moved
    }
  }
}
