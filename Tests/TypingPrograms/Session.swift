import RandomPrograms

/// What a person, or another writer, does to a field.
package enum Act: Equatable {
  case type(String)
  case backspace
  case delete
  case move(Int, selecting: Bool)
  case jump(toEnd: Bool, selecting: Bool)
  case selectAll
  case cut
  case paste(String)
  case undo
  case redo
  /// An input method shows what is composed, or nothing any more.
  case compose(String)
  /// An input method is done.
  case commit(String)
  /// Another writer changes the model's text.
  case write(Writing)
  /// The keyboard goes to another field and comes back.
  case leaveAndReturn
  /// Nothing is done until everything has come to rest.
  case rest
}

/// What another writer makes of a text.
package enum Writing: Equatable {
  case append(String)
  case prepend(String)
  case replace(String)
  case removeFirst
  case insertInMiddle(String)
}

/// A field, an answer and what is done.
package struct Session: Equatable {
  package var editable: EditableKind
  package var answer: Answer
  package var delivery: Delivery
  package var start: String
  package var acts: [Act]

  package init(editable: EditableKind, answer: Answer, delivery: Delivery, start: String, acts: [Act]) {
    (self.editable, self.answer, self.delivery, self.start, self.acts) = (editable, answer, delivery, start, acts)
  }

  /// The session of a seed.
  package static func make(seed: UInt64, steps: Int = 40) -> Session {
    var random = Random(seed: seed)
    let editable = random.pick(EditableKind.allCases)
    var answer = random.pick(Answer.allCases)
    if random.chance(10) { answer = .same }
    let delivery = editable.answersItself ? .atOnce : random.pick(Delivery.allCases)
    let letters = Letters(new: random.pick(["", "", "ab", "123", "a b a"]))
    var acts: [Act] = []
    for _ in 0..<steps {
      acts.append(act(&random, editable))
      if random.chance(70) { acts.append(.rest) }
    }
    acts.append(.rest)
    return Session(
      editable: editable, answer: answer, delivery: delivery, start: answer(letters, old: Letters()).text, acts: acts)
  }

  private static let keys = ["a", "b", "x", "1", "2", "3", "0", " ", "A", "e\u{301}", "🙂", "א", "ß"]

  private static func act(_ random: inout Random, _ editable: EditableKind) -> Act {
    // What cannot be read has a dot for each scalar of a letter.
    let keys = editable.isSecret ? keys.filter { $0.unicodeScalars.count == 1 } : keys
    let text = (0...random.below(3)).map { _ in random.pick(keys) }.joined()
    // In none of the texts that are typed, so that nothing of it seems to be kept.
    let foreign = String((0...random.below(4)).map { _ in Character(Unicode.Scalar(0x4E00 + random.below(5000))!) })
    return random.pick(weighted: [
      (40, .type(random.pick(keys))), (12, .backspace), (5, .delete),
      (14, .move(random.chance(60) ? -1 : 1, selecting: random.chance(25))),
      (6, .jump(toEnd: random.chance(50), selecting: random.chance(30))), (2, .selectAll), (3, .cut),
      (5, .paste(random.chance(30) ? "a\n\(text)" : text)), (4, .undo), (2, .redo),
      (4, .compose(random.pick(["", "k", "か"]))),
      (3, .commit(random.pick(["か", "ab"]))),
      (
        6,
        .write(
          random.pick([
            .append(foreign), .prepend(foreign), .replace(foreign), .removeFirst, .insertInMiddle(foreign),
          ]))
      ), (2, .leaveAndReturn),
    ])
  }

  /// As it is pasted among the sessions that failed once.
  package var source: String {
    """
    Session(
      editable: .\(editable), answer: .\(answer), delivery: .\(delivery), start: \(start.debugDescription),
      acts: [
    \(acts.map { "    .\($0)" }.joined(separator: ",\n"))
      ])
    """
  }
}
