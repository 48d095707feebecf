import TrackedUI

/// Makes a failing program smaller for as long as it still fails in the same way.
package struct Minimizer {
  private let kind: Failure.Kind
  private var best: Program
  private var failure: Failure
  private let deadline: Int64

  /// The smallest program found in `seconds`, and its failure.
  package static func minimize(_ program: Program, _ failure: Failure, seconds: Int64 = 30) -> (Program, Failure) {
    var minimizer = Minimizer(
      kind: failure.kind, best: program, failure: failure,
      deadline: MainLoop.monotonicMicroseconds + seconds * 1_000_000)
    minimizer.best.steps = Array(program.steps.prefix(max(failure.step, 0)))
    var before: Program
    repeat {
      before = minimizer.best
      minimizer.dropSteps()
      minimizer.dropOperations()
      minimizer.simplifyElements()
    } while minimizer.best != before && !minimizer.isOver
    minimizer.best = minimizer.best.compact
    return (minimizer.best, minimizer.failure)
  }

  private var isOver: Bool { MainLoop.monotonicMicroseconds > deadline }

  @discardableResult
  private mutating func take(_ candidate: Program) -> Bool {
    guard !isOver, candidate != best, let found = Runner.run(candidate), found.kind == kind else { return false }
    best = candidate
    best.steps = Array(best.steps.prefix(found.step))
    failure = found
    return true
  }

  private mutating func dropSteps() {
    var size = max(1, best.steps.count / 2)
    while true {
      var start = best.steps.count - size
      while start >= 0 {
        var candidate = best
        candidate.steps.removeSubrange(start..<min(start + size, candidate.steps.count))
        take(candidate)
        start = min(start, best.steps.count) - size
      }
      if size == 1 { break }
      size /= 2
    }
  }

  private mutating func dropOperations() {
    for step in best.steps.indices.reversed() where step < best.steps.count {
      for place in best.steps[step].indices.reversed() where step < best.steps.count && place < best.steps[step].count {
        var candidate = best
        candidate.steps[step].remove(at: place)
        take(candidate)
      }
    }
  }

  private mutating func simplifyElements() {
    for place in best.elements.indices {
      for candidate in simpler(than: best.elements[place]) {
        var program = best
        program.elements[place] = candidate
        if take(program) { break }
      }
    }
  }

  private func simpler(than element: Element) -> [Element] {
    var simpler = element.children.map { best.elements[$0] }
    if !element.children.isEmpty { simpler.append(Element(.text(.constant(0)))) }
    if element.children.count > 1 {
      switch element.kind {
      case .column, .row, .pile, .group, .list, .lazy:
        simpler.append(Element(element.kind, Array(element.children.dropLast())))
        if element.kind.isContainer { simpler.append(Element(element.kind, Array(element.children.dropFirst()))) }
      default: break
      }
    }
    return simpler + element.kind.simpler.map { Element($0, element.children) }
  }
}

extension Element.Kind {
  fileprivate var isContainer: Bool {
    switch self {
    case .column, .row, .pile, .group: true
    default: false
    }
  }

  /// The same with simpler formulas.
  fileprivate var simpler: [Element.Kind] {
    switch self {
    case .text(let formula): formula.simpler.map { .text($0) }
    case .when(let formula): formula.simpler.map { .when($0) }
    case .either(let formula): formula.simpler.map { .either($0) }
    case .choice(let formula): formula.simpler.map { .choice($0) }
    case .level(let formula): formula.simpler.map { .level($0) }
    case .theme(let formula): formula.simpler.map { .theme($0) }
    case .identified(let formula): formula.simpler.map { .identified($0) }
    case .stateful(let formula, let onAppear):
      formula.simpler.map { .stateful($0, onAppear: onAppear) }
        + (onAppear == nil ? [] : [.stateful(formula, onAppear: nil)])
    case .passing(let formula): formula.simpler.map { .passing($0) }
    case .change(let formula, let sum):
      formula.simpler.map { .change($0, sum) } + (sum == nil ? [] : [.change(formula, nil)])
    case .appearance(let sum): sum == nil ? [] : [.appearance(nil)]
    case .look(let formula): formula.simpler.map { .look($0) }
    case .erased(let formula): formula.simpler.map { .erased($0) }
    case .preference(let formula): formula.simpler.map { .preference($0) }
    case .row, .pile: [.column]
    default: []
    }
  }
}

extension Program {
  /// Without the elements that are nowhere.
  fileprivate var compact: Program {
    var places: [Int: Int] = [:]
    var kept: [Element] = []
    func visit(_ place: Int) {
      places[place] = kept.count
      kept.append(elements[place])
      elements[place].children.forEach(visit)
    }
    visit(0)
    for place in kept.indices { kept[place].children = kept[place].children.map { places[$0]! } }
    return Program(elements: kept, steps: steps)
  }

  /// The program as Swift source, to be pasted into a test.
  package var source: String {
    var lines = ["Program(", "  elements: ["]
    lines += elements.map { element in
      "    Element(.\(Self.short(element.kind))" + (element.children.isEmpty ? ")," : ", \(element.children)),")
    }
    lines += ["  ],", "  steps: ["]
    lines += steps.map { "    [\($0.map { ".\(Self.short($0))" }.joined(separator: ", "))]," }
    return (lines + ["  ])"]).joined(separator: "\n")
  }

  /// What Swift prints of a value, with the names of types left out.
  private static func short(_ value: some Any) -> String {
    var text = String(describing: value)
    text.replace(#/DeclarativePrograms\.(?:[A-Z]\w*\.)*([a-z]\w*)/#) { ".\($0.output.1)" }
    text.replace(#/Optional\(([^()]*)\)/#) { "\($0.output.1)" }
    return text
  }
}
