import Synchronization
import TrackedKit
import Tracking

/// A model that any thread may write.
nonisolated final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Mutex<Int64>(0)

  var writtenAt: Int64 {
    get {
      registrar.access(self, keyPath: \.writtenAt)
      return storage.withLock { $0 }
    }
    set { registrar.withMutation(of: self, keyPath: \.writtenAt) { storage.withLock { $0 = newValue } } }
  }
}

/// How long another thread's write takes to reach the hook's tracker while the main loop sleeps: median and 99th
/// percentile in milliseconds, and how many of the writes nobody heard of within a second.
func measureOtherThread() {
  let window = openWindow(CounterViewController())
  waitForFirstFrame(window)
  let model = SharedModel()
  var isInvalidated = false
  let tracker = Tracker { _ in isInvalidated = true }
  var latencies: [Int64] = []
  var lost = 0
  for _ in 0..<5_000 {
    isInvalidated = false
    tracker.track { _ = model.writtenAt }
    Task.detached { model.writtenAt = MainLoop.monotonicMicroseconds }
    let deadline = MainLoop.monotonicMicroseconds + 1_000_000
    while !isInvalidated, MainLoop.monotonicMicroseconds < deadline { MainLoop.iterate(.forEvents) }
    if isInvalidated { latencies.append(MainLoop.monotonicMicroseconds - model.writtenAt) } else { lost += 1 }
  }
  latencies.sort()
  print(Double(median(latencies)) / 1000, Double(latencies[latencies.count * 99 / 100]) / 1000, lost)
  window.destroyWindow()
}
