import RandomPrograms

/// Makes programs of seeds.
package struct Generator {
  private var random: Random
  private var elements: [Element] = []

  /// The program of a seed, with so many steps.
  package static func program(seed: UInt64, steps: Int = 30) -> Program {
    var generator = Generator(random: Random(seed: seed))
    return generator.make(steps)
  }

  private mutating func make(_ steps: Int) -> Program {
    let size = 4 + random.below(14)
    _ = add(size, Surroundings())
    return Program(elements: elements, steps: (0..<steps).map { _ in makeStep() })
  }

  /// What there is around an element that it can read.
  private struct Surroundings {
    var hasItem = false
    var hasBound = false
    var isInRow = false
    /// Whether it stands beside the rows of a list, where a `ForEach` makes rows, too.
    var isBesideRows = false
    /// Whether a list is around, which shows a part of what is in it.
    var isInList = false
  }

  private mutating func formula(_ around: Surroundings, readsSums: Bool = false, depth: Int = 0) -> Formula {
    var choices: [(Int, Formula)] = [
      (4, .number(random.pick(Formula.Number.allCases))), (3, .flag(random.pick(Formula.Flag.allCases))),
      (1, .count(random.pick(Formula.ListName.allCases))), (2, .nested), (2, .input), (3, .level), (3, .theme),
      (1, .constant(random.below(4))),
    ]
    if around.hasItem { choices += [(6, .element), (4, .elementFlag)] }
    if around.hasBound { choices.append((8, .bound)) }
    if readsSums { choices.append((4, .sum(random.pick(Formula.Sum.allCases)))) }
    if depth < 2 {
      let (one, two) = (
        formula(around, readsSums: readsSums, depth: depth + 1), formula(around, readsSums: readsSums, depth: depth + 1)
      )
      choices.append((3, .plus(one, two)))
      choices.append((3, .pick(formula(around, readsSums: readsSums, depth: depth + 1), one, two)))
    }
    return random.pick(weighted: choices)
  }

  /// Adds an element with at most so many others inside.
  private mutating func add(_ size: Int, _ around: Surroundings) -> Int {
    let place = elements.count
    elements.append(Element(.text(.constant(0))))
    guard size > 1 else {
      elements[place] = Element(leaf(around))
      return place
    }
    var inside = around
    let kind = pickKind(around, &inside)
    let count = childCount(kind, size - 1)
    var children: [Int] = []
    var left = size - 1
    for number in 0..<count {
      let share = number == count - 1 ? left : max(1, random.below(max(1, left - (count - number - 1))) + 1)
      var here = inside
      // Beside the rows of a list stands what has no element.
      switch kind {
      case .list where number == 1, .lazy where number == 1:
        here = around
        here.isBesideRows = true
        if case .list = kind { here.isInList = true }
      default: break
      }
      children.append(add(min(share, max(1, left)), here))
      left -= share
    }
    elements[place] = Element(kind, children)
    return place
  }

  private mutating func leaf(_ around: Surroundings) -> Element.Kind {
    switch random.below(12) {
    case 0: .toggle(around.hasItem && random.chance(60) ? .element : .flag(random.pick(Formula.Flag.allCases)))
    case 1: .field
    default: .text(formula(around, readsSums: true))
    }
  }

  private mutating func childCount(_ kind: Element.Kind, _ most: Int) -> Int {
    switch kind {
    case .column, .row, .pile, .group: min(most, 1 + random.below(3))
    case .either, .choice, .erased: 2
    case .list, .lazy: 1 + random.below(2)
    default: 1
    }
  }

  private mutating func pickKind(_ around: Surroundings, _ inside: inout Surroundings) -> Element.Kind {
    let calm = formula(around)
    let list = random.pick(Formula.ListName.allCases)
    var choices: [(Int, Element.Kind)] = [
      (8, .column), (3, .row), (2, .pile), (4, .group), (5, .when(calm)), (4, .either(calm)), (3, .choice(calm)),
      (5, .each(list)), (3, .entries), (3, .boundEntries), (3, .level(calm)), (2, .raisedLevel(1 + random.below(2))),
      (2, .theme(calm)), (3, .identified(calm)), (4, .passing(calm)),
      (
        5,
        .stateful(formula(Surroundings(hasItem: around.hasItem)), onAppear: random.chance(30) ? random.below(5) : nil)
      ),
      (3, .appearance(random.chance(60) ? .first : nil)), (3, .look(formula(around, readsSums: true))),
      (2, .erased(calm)), (3, .modified), (2, .preference(calm)), (2, .preferenceReader), (2, .closure), (2, .equal),
      (2, .change(calm, random.chance(60) ? .first : nil)),
    ]
    // With what value a row begins depends on how many others have appeared by then, which nobody promises.
    if !around.isInRow { choices.append((2, .change(.plus(calm, .sum(.first)), random.chance(60) ? .second : nil))) }
    if around.hasItem { choices.append((5, .parts)) }
    if !around.isInRow { choices += [(3, .list(list)), (3, .lazy(list))] }
    var kind = random.pick(weighted: choices)
    switch kind {
    case .change(.plus(_, .sum), let sum) where around.isBesideRows: kind = .change(calm, sum)
    // What is out of sight is not made.
    case .lazy(let list) where around.isInList: kind = .each(list)
    default: break
    }
    switch kind {
    case .each, .parts: inside.hasItem = true
    case .list, .lazy:
      inside.hasItem = true
      inside.isInRow = true
    case .boundEntries, .stateful: inside.hasBound = true
    case .equal: inside.hasBound = false
    default: break
    }
    return kind
  }

  // MARK: Steps

  private mutating func makeStep() -> [Operation] {
    let count = random.pick(weighted: [(6, 1), (3, 2), (2, 3), (1, 5)])
    return (0..<count).map { _ in operation() }
  }

  private mutating func operation() -> Operation {
    let list = random.pick(Formula.ListName.allCases)
    let (place, other, value) = (random.below(6), random.below(6), random.below(5))
    return random.pick(weighted: [
      (8, .number(random.pick(Formula.Number.allCases), value)), (6, .flag(random.pick(Formula.Flag.allCases))),
      (3, .nested(value)), (1, .newNested(value)), (4, .insert(list, place)), (4, .remove(list, place)),
      (4, .move(list, place, other)), (2, .shuffle(list, value)), (5, .elementValue(list, place, value)),
      (4, .elementFlag(list, place)), (3, .insertPart(list, place, value)), (2, .removePart(list, place, value)),
      (2, .movePart(list, place, value)), (3, .insertEntry(place)), (3, .removeEntry(place)),
      (2, .moveEntry(place, other)),
      (4, .entryValue(place, value)), (6, .state(place, value)), (4, .click(place)), (2, .type(place, value)),
      (3, .theme(value)), (3, .root(value)), (2, .settle),
    ])
  }
}
