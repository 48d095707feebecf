import Glibc
import Synchronization
import Testing
import TrackedKit

@testable import TrackedDemo

/// The model that two windows share, without a window.
@MainActor @Suite struct SharingModelTests {
  let model = SharingModel()

  @Test func itStartsAndIsResetToTheSameValues() {
    let start = (model.message, model.counter, model.isEnabled, model.colorIndex, model.sliderValue)
    #expect(start == ("Hello", 0, true, 0, 50))
    model.message = "Changed"
    model.counter = 3
    model.isEnabled = false
    model.colorIndex = 2
    model.sliderValue = 75
    model.reset()
    #expect((model.message, model.counter, model.isEnabled, model.colorIndex, model.sliderValue) == start)
  }

  @Test(arguments: [-10.0, 150.0]) func itKeepsWhatTheSliderCannotShow(value: Double) {
    model.sliderValue = value
    #expect(model.sliderValue == value)
  }

  @Test func everyColourHasANameOfItsOwn() {
    #expect(SharingModel.colors.count >= 5)
    #expect(Set(SharingModel.colors.map(\.name)).count == SharingModel.colors.count)
    for index in SharingModel.colors.indices {
      model.colorIndex = index
      #expect(model.color == SharingModel.colors[index].color)
    }
  }

  /// Counts from whichever thread is free, and tells whether that was another than `mainThread`.
  @concurrent nonisolated private static func count(
    _ model: SharingModel, _ step: Int, butOn mainThread: pthread_t
  ) async -> Bool {
    let isElsewhere = isOnAnotherThread(than: mainThread)
    await model.add(step)
    return isElsewhere
  }

  nonisolated private static func isOnAnotherThread(than thread: pthread_t) -> Bool { pthread_self() != thread }

  @Test func whatCountsUpAndDownAtOnceEndsWhereItStarted() async {
    let (model, mainThread) = (model, pthread_self())
    let elsewhere = await withTaskGroup(of: Bool.self) { group in
      for step in 0..<200 {
        group.addTask { await Self.count(model, step.isMultiple(of: 2) ? 1 : -1, butOn: mainThread) }
      }
      var elsewhere = 0
      for await isElsewhere in group where isElsewhere { elsewhere += 1 }
      return elsewhere
    }
    #expect(elsewhere == 200, "all at once, none on the model's actor")
    #expect(model.counter == 0 && model.updateCount == 200)
  }

  /// Whether somebody who did `reading` hears of `writing`.
  private func hears(_ reading: () -> Void, of writing: () -> Void) -> Bool {
    let heard = Mutex(false)
    withObservationTracking(reading) { heard.withLock { $0 = true } }
    writing()
    return heard.withLock { $0 }
  }

  @Test func anObserverHearsOfWhatItReadAndOfNothingElse() {
    #expect(hears({ _ = model.message }, of: { model.message = "New" }))
    #expect(!hears({ _ = model.message }, of: { model.counter += 1 }))
    #expect(hears({ _ = (model.counter, model.isEnabled) }, of: { model.isEnabled.toggle() }))
    #expect(!hears({ _ = (model.counter, model.isEnabled) }, of: { model.sliderValue = 1 }))
  }
}
