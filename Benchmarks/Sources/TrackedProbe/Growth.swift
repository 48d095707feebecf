import Tracking

/// Resident memory that 1,000,000 re-runs of one tracker leave behind, and 200,000 trackers that come and go.
func measureGrowth() {
  let counter = Counter()
  let tracker = Tracker { _ in }
  func rerun(_ count: Int) { for _ in 0..<count { tracker.track { _ = counter.hits } } }
  func make(_ count: Int) {
    for _ in 0..<count { Tracker { _ in }.track { _ = counter.hits } }
  }
  rerun(50_000)
  make(20_000)
  let before = residentKiB()
  rerun(1_000_000)
  let afterRuns = residentKiB()
  make(200_000)
  print(afterRuns - before, residentKiB() - afterRuns)
}
