import Observation

/// A value type in an observable: one property, whichever field is written.
struct UserPreferences: Equatable {
  var showsTimestamps = true
  var usesCompactLayout = false
  var enablesAnimations = true
}

/// What both panes of the split page show.
@Observable final class SplitPageModel {
  var text = "Both panes show this"
  var counter = 0
  private(set) var isLoading = false
  var preferences = UserPreferences()
  private(set) var loadedAt: String?
  /// What the window's last change of size gave, in logical pixels.
  var newSize = "Not resized yet"

  func reset() {
    text = "Both panes show this"
    counter = 0
    preferences = UserPreferences()
  }

  /// Takes two seconds; a second call while it runs does nothing.
  func loadData() {
    guard !isLoading else { return }
    isLoading = true
    Task {
      // Cancelled with the app only; a sleep that ends early loads early.
      try? await Task.sleep(for: .seconds(2))
      finishLoading()
    }
  }

  /// Everything of one turn is seen in one frame.
  func finishLoading() {
    text = "Loaded"
    counter += 10
    loadedAt = "Loaded \(counter / 10) times"
    isLoading = false
  }
}
