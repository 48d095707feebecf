import Glibc
import Tracking

// Whether a write on another thread can be lost: lets writes race with runs, as the tests of the tracker do, for as many
// rounds as one likes. Without a display. Ends with 1 if a round ended with an old value.

let usage = "usage: ThreadsProbe [ROUNDS] [\(Race.allCases.map(\.rawValue).joined(separator: "|"))]"
let arguments = Array(CommandLine.arguments.dropFirst())
let rounds = arguments.first.map { Int($0) } ?? 1_000_000
let races = arguments.dropFirst().first.map { Race(rawValue: $0).map { [$0] } } ?? Race.allCases
guard let rounds, rounds > 0, let races else {
  print(usage)
  exit(64)
}

print("Tracked by \(Tracker.means); \(rounds) rounds each")
var isStale = false
for race in races {
  let outcome = hold(race, rounds: rounds)
  isStale = isStale || outcome.stale > 0
  print("\(race.rawValue): \(outcome.stale) stale, \(Double(outcome.runs) / Double(rounds)) runs a round")
  // A run takes minutes; what is done so far is to be seen.
  fflush(nil)
}
exit(isStale ? 1 : 0)
