import RandomPrograms

/// What a program of presentations does in each step.
package struct PresentationProgram: Equatable {
  /// What is written in one turn, or what the person does.
  package enum Act: Equatable {
    case set(Presenter, Int?)
    case setPath([Int])
    case appendToPath(Int)
    case setDestination(Bool)
    case setDestinationItem(Int?)
    case setPresenter(isThere: Bool)
    /// Has everything evaluated again.
    case tick
    /// The person presses the link of the page on top, as far as nothing covers it.
    case pressLink
    /// The person goes back.
    case goBack
    case pressEscape
    /// The button that closes something that is presented, counted from below.
    case pressClose(Int)
    /// The button of an alert that is on top.
    case choose

    /// Whether the person does it, for which everything has to be at rest.
    var isPersons: Bool {
      switch self {
      case .pressLink, .goBack, .pressEscape, .pressClose, .choose: true
      default: false
      }
    }
  }

  /// What presents something for a binding. The first ones stand on the root page, in the order of the graph, the others in what those show.
  package enum Presenter: String, CaseIterable, CustomStringConvertible {
    case item, sheet, cover, alert
    case innerSheet, innerAlert

    package var description: String { ".\(rawValue)" }
    var isInner: Bool { self == .innerSheet || self == .innerAlert }
    var isAlert: Bool { self == .alert || self == .innerAlert }
    /// Whether its binding is of an item, and not of a Boolean value.
    var hasItems: Bool { self == .item || self == .cover }
  }

  package var isAnimated = false
  package var steps: [[Act]] = []

  package init(isAnimated: Bool = false, steps: [[Act]] = []) {
    self.isAnimated = isAnimated
    self.steps = steps
  }

  /// The program as source, to be pasted into a test.
  package var source: String {
    let lines = steps.map { "    [" + $0.map { ".\($0)" }.joined(separator: ", ") + "]," }
    return "PresentationProgram(\n  isAnimated: \(isAnimated),\n  steps: [\n" + lines.joined(separator: "\n") + "\n  ])"
  }

  /// The program of a seed.
  package static func program(seed: UInt64, steps count: Int = 40) -> PresentationProgram {
    var random = Random(seed: seed)
    var program = PresentationProgram(isAnimated: random.chance(2))
    for _ in 0..<(program.isAnimated ? min(count, 12) : count) {
      if random.chance(35) {
        program.steps.append([personsAct(&random)])
      } else {
        program.steps.append((0..<random.pick(weighted: [(5, 1), (4, 2), (2, 3)])).map { _ in write(&random) })
      }
    }
    return program
  }

  private static func personsAct(_ random: inout Random) -> Act {
    random.pick(weighted: [
      (3, .pressLink), (3, .goBack), (3, .pressEscape), (3, .pressClose(random.below(2))), (1, .choose),
    ])
  }

  private static func write(_ random: inout Random) -> Act {
    let presenter = random.pick(Presenter.allCases)
    let value: Int? = random.chance(40) ? nil : presenter.hasItems ? 1 + random.below(3) : 1
    let path = (0..<random.below(4)).map { _ in 1 + random.below(3) }
    return random.pick(weighted: [
      (12, .set(presenter, value)), (2, .setPath(path)), (2, .appendToPath(1 + random.below(3))),
      (2, .setDestination(random.chance(60))), (2, .setDestinationItem(random.chance(30) ? nil : 1 + random.below(3))),
      (1, .setPresenter(isThere: random.chance(60))), (1, .tick),
    ])
  }
}
