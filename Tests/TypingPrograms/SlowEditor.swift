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

  /// Whether the program hears of what there is in the end, once for several edits.
  let answersWhenShown: Bool
  var isToAnswer = false

  private var selected: Range<Int> { min(caret, bound)..<max(caret, bound) }

  /// Puts letters in place of what is selected: the person's doing.
  mutating func insert(_ letters: Letters, pasting: Bool = false) {
    // GTK deletes what is selected first, and the program hears of that; of what is pasted over something in a field it hears once.
    if !selected.isEmpty, editsAtOnce || pasting && !hasLines {
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

  /// What is left without what is selected: GTK undoes what was put in its place first.
  var withoutSelection: Letters {
    var left = shown
    left.all.removeSubrange(selected)
    return left
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
    guard !answersWhenShown else { return isToAnswer = true }
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
    if isToAnswer { model = answer(shown, old: model) }
    isToAnswer = false
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
    /// What an answer put around a text comes twice when letters were typed outside of it: the outer one is the outer one.
    func newPlace(_ index: Int) -> Int? {
      let id = shown.all[index].id
      let places = model.all.indices.filter { model.all[$0].id == id }
      if id == Letters.suffix { return places.dropLast(shown.all[(index + 1)...].count { $0.id == id }).last }
      return places.dropFirst(shown.all[..<index].count { $0.id == id }).first
    }
    if let before = newPlace(place - 1) { return before + 1 }
    if let next = newPlace(place) { return next }
    let kept = (0..<place).last { newPlace($0) != nil }
    let following = (place..<old.count).first { newPlace($0) != nil }.flatMap(newPlace) ?? new.count
    guard let kept else { return min(place, following) }
    return min(newPlace(kept)! + place - kept, following)
  }
}
