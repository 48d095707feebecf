// What if a model is changed on another thread?
//
// Keep models on the main actor and come back to it with results: that is what Swift 6 checks. A model that really lives
// on other threads guards itself; tell the update pass, and no change of it is lost.

import Gtk
import Observation
import Synchronization
import TrackedKit

/// Counts from any thread. The registrar is told before and after the change, as the macro would.
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

/// Before the first window of an application with such models.
func expectChangesFromAnyThread() { UpdatePass.modelMutations = .anyThread }
