import TrackedUI

/// What a program and a person do with a list, step by step.
package struct ListProgram: Equatable, CustomStringConvertible {
  package enum Kind: String, CaseIterable {
    case list, headers, table, columns, views, sections, viewTable, lazy
  }

  /// What a program does when a row is chosen.
  package enum Answer: String, CaseIterable { case nothing, removesRow, removesAll, reverses }

  package enum Step: Equatable {
    case insert(Int)
    case remove(Int)
    case move(Int, Int)
    case reverse
    case choose(Int, Answer)
    case scroll(Int, share: Double)
    case follow
    case edit(Int)
    case resize(Int)
  }

  package var kind: Kind
  package var steps: [Step]

  package var description: String {
    "ListProgram(kind: .\(kind), steps: [\n" + steps.map { "  .\($0),\n" }.joined() + "])"
  }

  /// The program of a seed.
  package static func make(seed: UInt64, steps: Int = 40) -> ListProgram {
    var random = ListSeed(seed)
    func number(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    let kind = Kind.allCases[number(Kind.allCases.count)]
    return ListProgram(
      kind: kind,
      steps: (0..<steps).map { _ in
        switch number(12) {
        case 0, 1: .insert(number(1000))
        case 2: .remove(number(1000))
        case 3: .move(number(1000), number(1000))
        case 4: number(6) == 0 ? .reverse : .insert(0)
        case 5, 6: .choose(number(1000), number(2) == 0 ? .nothing : Answer.allCases[number(Answer.allCases.count)])
        case 7, 8: .scroll(number(1000), share: Double(number(3)) / 2)
        case 9: .follow
        case 10: .edit(number(1000))
        default: .resize(200 + number(3) * 40)
        }
      })
  }
}

private struct ListSeed {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return (mixed ^ (mixed >> 31)) >> 1
  }
}
