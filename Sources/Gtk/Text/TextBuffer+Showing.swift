import CGtk

extension TextBuffer {
  /// The only way for a program to set text that a user edits: the difference is replaced, line by line, so that views keep their scroll
  /// position, letters their look, and cursor and selection their meaning; undo no longer reaches what was typed before. A replacement
  /// made while GTK carries out the user's input is undone together with it.
  package func showText(_ newText: String) {
    let (old, new) = (text, newText.withoutNUL)
    let changes = TextChange.byLines(from: old, to: new)
    guard !changes.isEmpty else { return }
    let now = positions
    let target: (caret: Int, bound: Int)
    if changes.count == 1 {
      var places = KeptPlaces(from: old, to: new)
      target = (places.place(of: now.caret), places.place(of: now.bound))
    } else {
      target = (place(of: now.caret, after: changes, in: old), place(of: now.bound, after: changes, in: old))
    }
    let isAnswering = TypingWatch.isTelling(of: self)
    withoutEcho {
      if !isAnswering { gtk_text_buffer_begin_irreversible_action(native()) }
      // A selection that is gone for a moment is news to the clipboard, which takes it away once more, later. So there always is one.
      if now.caret != now.bound { move(to: (count, 0)) }
      var shift = changes.reduce(0) { $0 + $1.growth }
      for change in changes.reversed() {
        shift -= change.growth
        if now.caret == now.bound {
          make(change, keeping: now.caret, at: target.caret - shift)
        } else {
          put(change.text, at: change.replaced.upperBound)
          remove(change.replaced)
        }
      }
      move(to: target)
      if !isAnswering { gtk_text_buffer_end_irreversible_action(native()) }
    }
    // GTK offers neither in the middle of the user's action, and one of them in the middle of undoing: its steps have to stay until then.
    let isUndoing = gtk_text_buffer_get_can_undo(native()) != 0 || gtk_text_buffer_get_can_redo(native()) != 0
    if isAnswering, isUndoing { MainLoop.afterCurrentTurn { [weak self] in self?.forgetSteps() } }
  }

  /// A position after several changes: each line stays the same line among the others.
  private func place(of place: Int, after changes: [TextChange], in old: String) -> Int {
    var growth = 0
    for change in changes {
      let (start, end) = (change.replaced.lowerBound, change.replaced.upperBound)
      // The end of a text to which something is added stays its end.
      if place <= start, place < count { break }
      if place < end {
        var places = KeptPlaces(from: old.scalars(change.replaced), to: change.text)
        return start + growth + places.place(of: place - start)
      }
      growth += change.growth
    }
    return place + growth
  }

  func forgetSteps() {
    gtk_text_buffer_begin_irreversible_action(native())
    gtk_text_buffer_end_irreversible_action(native())
  }

  /// Makes a change so that the cursor ends up where it belongs. Placing it there would end what an input method is composing, so the
  /// letters are inserted before and after it instead. GTK's cursor moves with letters inserted at its own position.
  private func make(_ change: TextChange, keeping caret: Int, at target: Int) {
    let (start, end) = (change.replaced.lowerBound, change.replaced.upperBound)
    let length = change.text.unicodeScalars.count
    let before = (start...end).contains(caret) ? min(max(target - start, 0), length) : length
    let behind = change.text.scalars(before..<length)
    if !behind.isEmpty, caret == end, end < count {
      put(behind + text(in: end..<end + 1), at: end + 1)
      remove(end..<end + 1)
    } else {
      put(behind, at: end)
    }
    remove(change.replaced)
    put(change.text.scalars(0..<before), at: start)
  }

  private func put(_ text: String, at place: Int) {
    guard !text.isEmpty else { return }
    withBounds(of: place..<place) { start, _ in
      gtk_text_buffer_insert(native(), &start, text, Int32(clamping: text.utf8.count))
    }
  }

  private func remove(_ range: Range<Int>) {
    if !range.isEmpty { withBounds(of: range) { start, end in gtk_text_buffer_delete(native(), &start, &end) } }
  }

  /// Moves the cursor to a position, if it is not there.
  private func move(to target: (caret: Int, bound: Int)) {
    guard positions != target else { return }
    withBounds(of: target.caret..<target.caret) { caret, _ in
      withBounds(of: target.bound..<target.bound) { bound, _ in
        gtk_text_buffer_select_range(native(), &caret, &bound)
      }
    }
  }

  /// Cursor, and the end of the selection that does not move with it.
  private var positions: (caret: Int, bound: Int) {
    func place(_ mark: UnsafeMutablePointer<GtkTextMark>?) -> Int {
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(native(), &place, mark)
      return Int(gtk_text_iter_get_offset(&place))
    }
    return (place(gtk_text_buffer_get_insert(native())), place(gtk_text_buffer_get_selection_bound(native())))
  }
}
