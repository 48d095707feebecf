import RandomPrograms

/// What a model makes of what is typed.
package enum Answer: String, CaseIterable, Equatable {
  case same, upper, digits, grouped, limited, trimmed, replaced, rejecting, prefixed, emoji, bidi, number, suffixed,
    doubled, swapped

  /// The answer to a text in place of another.
  ///
  /// - Parameter old: what the model had before.
  func callAsFunction(_ typed: Letters, old: Letters) -> Letters {
    switch self {
    case .same: return typed
    case .upper:
      // One letter may become two: who was behind the one is behind the two.
      return Letters(
        typed.all.flatMap { letter in
          let capitals = Letters(new: letter.character.uppercased()).all
          return capitals.dropLast() + [Letter(character: capitals.last!.character, id: letter.id)]
        })
    case .digits: return Letters(typed.all.filter { $0.character.isNumber })
    case .grouped:
      let digits = typed.all.filter { $0.character != " " }
      var grouped: [Letter] = []
      for (place, letter) in digits.enumerated() {
        if place > 0, place.isMultiple(of: 4) { grouped += Letters(new: " ").all }
        grouped.append(letter)
      }
      return Letters(grouped)
    case .limited: return Letters(Array(typed.all.prefix(8)))
    case .trimmed:
      var all = typed.all[...]
      while all.first?.character == " " { all.removeFirst() }
      while all.last?.character == " " { all.removeLast() }
      return Letters(Array(all))
    case .replaced:
      var all: [Letter] = []
      for letter in typed.all {
        if letter.character == "b", all.last?.character == "a" {
          all.removeLast()
          all += Letters(new: "→").all
        } else {
          all.append(letter)
        }
      }
      return Letters(all)
    case .rejecting: return typed.count > 10 || typed.text.contains("1") ? old : typed
    case .prefixed:
      return typed.all.first?.character == "#" || typed.all.isEmpty
        ? typed : Letters([Letter(character: "#", id: -1)] + typed.all)
    case .suffixed:
      return typed.all.last?.character == "€" || typed.all.isEmpty
        ? typed : Letters(typed.all + [Letter(character: "€", id: -2)])
    case .emoji: return mapping(typed) { $0 == "a" ? "🙂" : $0 }
    case .bidi:
      return typed.all.first?.character == "\u{200F}" || typed.all.isEmpty
        ? typed : Letters([Letter(character: "\u{200F}", id: -3)] + typed.all)
    case .number:
      let digits = Array(typed.all.filter { $0.character.isNumber }.drop { $0.character == "0" })
      var grouped: [Letter] = []
      for (place, letter) in digits.enumerated() {
        if place > 0, (digits.count - place).isMultiple(of: 3) { grouped += Letters(new: ",").all }
        grouped.append(letter)
      }
      return Letters(grouped)
    case .doubled:
      return Letters(typed.all.flatMap { $0.character == "x" ? Letters(new: "ks").all : [$0] })
    case .swapped: return mapping(typed) { $0 == "a" ? "б" : $0 == "b" ? "г" : $0 == "1" ? "д" : $0 }
    }
  }

  private func mapping(_ letters: Letters, _ change: (Character) -> Character) -> Letters {
    Letters(letters.all.map { Letter(character: change($0.character), id: $0.id) })
  }
}

/// How the answer comes.
package enum Delivery: String, CaseIterable, Equatable {
  /// With the write.
  case atOnce
  /// In a task, a turn later.
  case later
}
