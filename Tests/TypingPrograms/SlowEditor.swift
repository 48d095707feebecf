/// What a field is to be like, letter by letter, without any hurry.
struct SlowEditor {
  var shown: Letters
  var model: Letters
  var caret: Int
  var bound: Int
  let answer: Answer
  let answersAtOnce: Bool
  let hasLines: Bool
  let isSecret: Bool
  /// Whether the program hears once of what is put in place of something.
  let editsAtOnce: Bool

  private var selected: Range<Int> { min(caret, bound)..<max(caret, bound) }

  /// Puts letters in place of what is selected: the person's doing.
  mutating func insert(_ letters: Letters) {
    // GTK deletes what is selected first, and the program hears of that.
    if !selected.isEmpty, editsAtOnce {
      shown.all.removeSubrange(selected)
      caret = selected.lowerBound
    } else if !selected.isEmpty {
      remove(selected)
    }
    shown.all.insert(contentsOf: letters.all, at: caret)
    caret += letters.count
    bound = caret
    wasEdited()
  }

  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    shown.all.removeSubrange(range)
    (caret, bound) = (range.lowerBound, range.lowerBound)
    wasEdited()
  }

  mutating func backspace() {
    guard selected.isEmpty else { return remove(selected) }
    guard caret > 0 else { return }
    remove(caret - 1..<caret)
  }

  mutating func delete() {
    guard selected.isEmpty else { return remove(selected) }
    if caret < shown.count { remove(caret..<caret + 1) }
  }

  mutating func move(_ direction: Int, selecting: Bool) {
    if !selecting, !selected.isEmpty {
      caret = direction < 0 ? selected.lowerBound : selected.upperBound
    } else {
      caret = min(max(caret + direction, 0), shown.count)
    }
    if !selecting { bound = caret }
  }

  mutating func jump(toEnd: Bool, selecting: Bool) {
    caret = toEnd ? shown.count : 0
    if !selecting { bound = caret }
  }

  mutating func cut() {
    if !isSecret { remove(selected) }
  }

  private mutating func wasEdited() {
    model = answer(shown, old: model)
    if answersAtOnce { show() }
  }

  /// Another writer.
  mutating func write(_ writing: Writing) {
    var text = model
    switch writing {
    case .append(let more): text.all += Letters(new: more).all
    case .prepend(let more): text.all = Letters(new: more).all + text.all
    case .replace(let other): text = Letters(new: other)
    case .removeFirst: if !text.all.isEmpty { text.all.removeFirst() }
    case .insertInMiddle(let more): text.all.insert(contentsOf: Letters(new: more).all, at: text.count / 2)
    }
    model = answer(text, old: model)
  }

  /// What the model has comes to be shown.
  mutating func show() {
    guard model != shown else { return }
    (caret, bound) = (place(of: caret), place(of: bound))
    shown = model
  }

  /// C-245, in its own words.
  private func place(of place: Int) -> Int {
    let (old, new) = (shown.all.map(\.character), model.all.map(\.character))
    if place == old.count { return new.count }
    if new.count >= place, old[..<place] == new[..<place] { return place }
    let behind = old.count - place
    if new.count >= behind, old.suffix(behind) == new.suffix(behind) { return new.count - behind }
    if old.count == new.count, zip(shown.all, model.all).allSatisfy({ $0.id == $1.id }) { return place }
    func newPlace(_ letter: Letter) -> Int? { model.all.firstIndex { $0.id == letter.id } }
    if let before = newPlace(shown.all[place - 1]) { return before + 1 }
    if let next = newPlace(shown.all[place]) { return next }
    let kept = shown.all[..<place].lastIndex { newPlace($0) != nil }
    let following = shown.all[place...].first { newPlace($0) != nil }.flatMap(newPlace) ?? new.count
    guard let kept else { return min(place, following) }
    return min(newPlace(shown.all[kept])! + place - kept, following)
  }
}
