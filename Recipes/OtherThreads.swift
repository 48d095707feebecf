// What if a model is changed on another thread?
//
// You need to do nothing: its hooks run on the main thread, in a later frame, and no change is lost. It is still better to keep
// models on the main actor and to return to it with results, which Swift 6 checks. A model that must live on other threads
// guards itself with a lock.

import Synchronization
import TrackedKit

/// Counts from any thread. It notifies the registrar before and after the change, as the macro does.
nonisolated final class SharedTally: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Mutex(0)

  var count: Int {
    registrar.access(self, keyPath: \.count)
    return storage.withLock { $0 }
  }

  func add(_ amount: Int) { registrar.withMutation(of: self, keyPath: \.count) { storage.withLock { $0 += amount } } }
}

final class TallyView: View {
  private let tally: SharedTally
  private let label = Label()

  init(_ tally: SharedTally) {
    self.tally = tally
    super.init()
    addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(tally.count)"
  }
}

/// Call this before the first window if models are written on other threads from the start. Without it the very first such
/// write of the process can be missed until the next one, if it falls between a hook's read and its end.
func expectChangesFromAnyThread() { UpdatePass.confirmsRuns = true }
