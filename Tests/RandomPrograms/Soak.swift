import CGtk
import GtkTesting

/// Runs the programs of many seeds; for scripts/soak, which keeps the account.
package enum Soak {
  /// Prints a line for each seed that fails, with its smallest program, and at the end the sums.
  package static func main() {
    guard let options = Options(CommandLine.arguments.dropFirst()) else { return print(Options.usage) }
    do { try TestDisplay.prepare() } catch { return print("\(error)") }
    let started = MainLoop.monotonicMicroseconds
    var (steps, failures, runs) = (0, 0, 0)
    var minimized: [Failure] = []
    for seed in options.seeds {
      // If the process dies, the last line tells of which seed.
      if options.tellsSeeds { tell("seed \(seed)") }
      let program = Generator.program(seed: seed, features: options.features)
      let outcome = Runner.run(program, options.settling)
      steps += outcome.steps
      runs += outcome.runs
      guard let failure = outcome.failure else { continue }
      failures += 1
      tell("FAILED seed \(seed): \(failure)")
      guard minimized.count < options.minimized, !minimized.contains(where: { $0.resembles(failure) }) else { continue }
      minimized.append(failure)
      let culprit = failure.kind == .notFreed ? lastUnfreed(to: seed, options) ?? program : program
      let least = Minimizer.minimize(culprit, failure, options.settling)
      tell("\(least.failure)\n\(least.program.source)\n")
    }
    let seconds = Double(MainLoop.monotonicMicroseconds - started) / 1_000_000
    let rate = Int(Double(steps) / max(seconds, 0.001))
    tell("programs=\(options.seeds.count) steps=\(steps) runs=\(runs) failures=\(failures) steps-per-second=\(rate)")
  }

  /// Of the programs that were run in the same windows, the last one that leaves something behind.
  private static func lastUnfreed(to seed: UInt64, _ options: Options) -> Program? {
    let count = UInt64(Runner.freshWindowsEvery)
    Runner.freshWindowsEvery = 1
    defer { Runner.freshWindowsEvery = Int(count) }
    for seed in (max(options.seeds.lowerBound, seed - min(seed, count - 1))...seed).reversed() {
      let program = Generator.program(seed: seed, features: options.features)
      guard Runner.run(program, options.settling).failure?.kind == .notFreed else { continue }
      tell("of seed \(seed):")
      return program
    }
    return nil
  }

  private static func tell(_ line: String) {
    print(line)
    fflush(nil)
  }

  private struct Options {
    static let usage = """
      Usage: Soak FIRST COUNT [--frame-clock] [--without FEATURE] [--only FEATURE,…] [--minimize N] [--tell-seeds] [--fresh-windows] [--trace]
      """
    let seeds: Range<UInt64>
    private(set) var settling = Settling.flush
    private(set) var features = Set(Feature.allCases)
    private(set) var minimized = 3
    private(set) var tellsSeeds = false

    init?(_ arguments: ArraySlice<String>) {
      var words = arguments
      guard let first = words.popFirst().flatMap({ UInt64($0) }), let count = words.popFirst().flatMap({ UInt64($0) })
      else { return nil }
      seeds = first..<(first + count)
      while let word = words.popFirst() {
        switch word {
        case "--frame-clock": settling = .frameClock
        case "--trace": Runner.isTracing = true
        case "--fresh-windows": Runner.freshWindowsEvery = 1
        case "--tell-seeds": tellsSeeds = true
        case "--minimize": minimized = words.popFirst().flatMap { Int($0) } ?? 0
        case "--without", "--only":
          let named = (words.popFirst() ?? "").split(separator: ",").map { Feature(rawValue: String($0)) }
          guard !named.contains(nil) else { return nil }
          let set = Set(named.compactMap(\.self))
          features = word == "--only" ? set : features.subtracting(set)
        default: return nil
        }
      }
    }
  }
}
