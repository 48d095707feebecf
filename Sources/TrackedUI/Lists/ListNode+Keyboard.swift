import Gtk

// The keyboard in a list whose headers and footers do not take it.
extension ListNode {
  /// Lets the arrow keys pass over headers and footers, and the keyboard come to a list that begins with one (C-277).
  func connectWalking() {
    let keys = ShortcutController()
    keys.propagationPhase = .capture
    for (trigger, step) in [("Up", -1), ("Down", 1)] {
      keys.add(trigger) { [weak self] in self?.passOver(step) == true ? .stop : .proceed }
    }
    list.add(keys)
    list.onMap { [weak self] in self?.followKeyboard() }
    list.onUnmap { [weak self] in
      self?.focusConnection?.disconnect()
      self?.focusConnection = nil
    }
  }

  private func followKeyboard() {
    focusConnection?.disconnect()
    focusConnection = list.window?.onNotifyFocusWidget.includingProgrammatic { [weak self] in
      guard let self, let focus = list.window?.focus, focus === list.parent else { return }
      // GTK is in the middle of moving it.
      tellWhenDone { $0.takeKeyboard() }
    }
  }

  /// GTK found no row for the keyboard: it looks at the first one alone.
  private func takeKeyboard() {
    guard let scroller = list.parent, list.window?.focus === scroller else { return }
    announcer.openAtOnce()
    let seen = (0..<announcer.model.count).prefix { place in
      rowWidget(at: place)?.parent?.frame(in: scroller).map { $0.y < Double(scroller.height) } ?? true
    }.first { place in
      // A row that GTK has made and not laid out yet may be anywhere.
      takesKeyboard(place)
        && rowWidget(at: place)?.parent.map { $0.height == 0 || $0.frame(in: scroller).map { $0.y >= 0 } ?? true }
          ?? false
    }
    if let goal = selection.selectedPositions.first ?? seen ?? next(after: -1, 1) { giveKeyboard(to: goal) }
  }

  /// - Returns: whether there was a header or footer in the way.
  private func passOver(_ step: Int) -> Bool {
    guard let place = placeWithKeyboard else { return false }
    announcer.openAtOnce()
    let neighbour = place + step
    guard (0..<announcer.model.count).contains(neighbour), !takesKeyboard(neighbour) else { return false }
    guard let goal = next(after: neighbour, step) else { return true }
    giveKeyboard(to: goal)
    guard isSelectable else { return true }
    selection.show([goal])
    userDidSelect()
    return true
  }

  private func next(after place: Int, _ step: Int) -> Int? {
    var next = place + step
    while (0..<announcer.model.count).contains(next) {
      if takesKeyboard(next) { return next }
      next += step
    }
    return nil
  }

  /// Whether GTK gives the keyboard to a row: one that can be selected, or has something inside that takes it.
  private func takesKeyboard(_ place: Int) -> Bool {
    guard let row = row(at: place) else { return false }
    return row.canBeSelected || row.widget.rawWidget.hasFocusableContent
  }

  private var placeWithKeyboard: Int? {
    guard let focus = list.window?.focus, let row = rows.values.first(where: { $0.widget.parent === focus }) else {
      return nil
    }
    return self.place(of: row)
  }

  private func giveKeyboard(to place: Int) {
    scroll(toRow: place)
    guard let row = rowWidget(at: place)?.parent else { return }
    if !row.grabFocus() { _ = row.focusFirstChild() }
  }
}
