import TrackedKit

/// Makes a failing program smaller for as long as it still fails in the same way.
package struct Minimizer {
  private let failure: Failure
  private let settling: Settling
  private var best: Program
  private var runs = 0
  private let deadline: Int64

  /// The smallest program found in `seconds`, and its failure.
  package static func minimize(
    _ program: Program, _ failure: Failure, _ settling: Settling, seconds: Int64 = 30
  ) -> (program: Program, failure: Failure) {
    // Whether everything of a program is freed is seen when its windows are gone.
    let freshWindowsEvery = Runner.freshWindowsEvery
    if failure.kind == .notFreed { Runner.freshWindowsEvery = 1 }
    defer { Runner.freshWindowsEvery = freshWindowsEvery }
    var minimizer = Minimizer(
      failure: failure, settling: settling, best: program,
      deadline: MainLoop.monotonicMicroseconds + seconds * 1_000_000)
    minimizer.best.steps = Array(program.steps.prefix(failure.step))
    minimizer.run()
    minimizer.take(minimizer.best.renumbered)
    // The last word has a run in new windows.
    WindowPool.drain()
    let outcome = Runner.run(minimizer.best, settling)
    return (minimizer.best, outcome.failure ?? failure)
  }

  private mutating func run() {
    var before: Program
    repeat {
      before = best
      dropSteps()
      dropElements()
      dropHooks()
      simplifyHooks()
      simplifySteps()
    } while best != before && !isOver
  }

  private var isOver: Bool { MainLoop.monotonicMicroseconds > deadline }

  /// Takes `candidate` if it still fails in the same way.
  @discardableResult
  private mutating func take(_ candidate: Program) -> Bool {
    guard candidate != best, !isOver else { return false }
    guard let found = Runner.run(candidate, settling).failure, found.resembles(failure) else { return false }
    best = candidate
    best.steps = Array(best.steps.prefix(found.step))
    return true
  }

  // MARK: Steps

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

  private mutating func simplifySteps() {
    for step in best.steps.indices.reversed() where step < best.steps.count {
      for action in best.steps[step].indices.reversed() where step < best.steps.count && best.steps[step].count > 1 {
        var candidate = best
        candidate.steps[step].remove(at: action)
        take(candidate)
      }
    }
    // One turn less, if nothing has to settle in between.
    for step in best.steps.indices.dropFirst().reversed() where step < best.steps.count {
      var candidate = best
      candidate.steps[step - 1] += candidate.steps.remove(at: step)
      take(candidate)
    }
  }

  // MARK: Elements

  private mutating func dropElements() {
    for index in best.elements.indices.reversed() where best.elements[index].kind != .absent {
      var candidate = best
      candidate.elements[index] = .absent
      if take(candidate) { continue }
      // What is inside moves up.
      for (other, element) in candidate.elements.enumerated() where element.place == .element(index) {
        candidate.elements[other].place = best.elements[index].place
      }
      if take(candidate) { continue }
      if best.elements[index].kind == .controller {
        candidate = best
        candidate.elements[index].kind = .view
        candidate.elements[index].hooks.removeAll(where: \.kind.belongsToController)
        take(candidate)
      }
      if best.elements[index].place != .element(0), index > 1 {
        candidate = best
        candidate.elements[index].place = .element(0)
        take(candidate)
      }
    }
    while best.elements.last?.kind == .absent { best.elements.removeLast() }
  }

  // MARK: Hooks

  private mutating func dropHooks() {
    for index in best.elements.indices {
      if best.elements[index].answersLevel {
        var candidate = best
        candidate.elements[index].answersLevel = false
        take(candidate)
      }
      for hook in best.elements[index].hooks.indices.reversed() {
        var candidate = best
        candidate.elements[index].hooks.remove(at: hook)
        take(candidate)
      }
    }
  }

  private mutating func simplifyHooks() {
    for index in best.elements.indices {
      for hook in best.elements[index].hooks.indices {
        for effect in best.elements[index].hooks[hook].effects.indices.reversed() {
          var candidate = best
          candidate.elements[index].hooks[hook].effects.remove(at: effect)
          take(candidate)
        }
        for read in best.elements[index].hooks[hook].reads.indices.reversed() {
          var candidate = best
          candidate.elements[index].hooks[hook].reads.remove(at: read)
          if take(candidate) { continue }
          for simpler in best.elements[index].hooks[hook].reads[read].simpler {
            candidate = best
            candidate.elements[index].hooks[hook].reads[read] = simpler
            if take(candidate) { break }
          }
        }
      }
    }
  }
}

extension Read {
  /// Simpler reads that may do as well.
  fileprivate var simpler: [Read] {
    switch self {
    case .pick(_, let yes, let no): [yes, no]
    case .number(let path) where path.steps.isEmpty: []
    case .derived, .level, .tint, .theme: []
    case .number(let path), .other(let path), .sum(let path), .flag(let path), .text(let path), .leaf(let path),
      .hasNext(let path), .count(let path), .total(let path), .entry(let path, _), .either(let path, _):
      [.number(Path(item: path.item)), .number(path)]
    }
  }
}
