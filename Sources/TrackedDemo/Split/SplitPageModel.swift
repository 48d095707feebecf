import TrackedKit

/// A value type in an observable: one property, whichever field is written.
struct UserPreferences: Equatable {
  var showsTimestamps = true
  var usesCompactLayout = false
  var enablesAnimations = true
}

/// What both panes of the split page show.
@Observable final class SplitPageModel {
  /// How the panes are arranged.
  enum DisplayMode: String, CaseIterable {
    case automatic = "Automatic"
    case sideBySide = "Side by side"
    case stacked = "Stacked"
  }

  private static let firstText = "Both panes show this"

  var text = firstText { didSet { if text != oldValue { changedAt = now() } } }
  private(set) var counter = 0 { didSet { if counter != oldValue { changedAt = now() } } }
  /// When text or counter changed last.
  private(set) var changedAt: TimeOfDay?
  private(set) var isLoading = false
  var preferences = UserPreferences()
  var preferredDisplayMode = DisplayMode.automatic

  @ObservationIgnored private let now: @MainActor () -> TimeOfDay

  /// - Parameter now: the clock.
  init(now: @escaping @MainActor () -> TimeOfDay = TimeOfDay.now) { self.now = now }

  func increment() { counter += 1 }

  func reset() {
    text = Self.firstText
    counter = 0
    changedAt = nil
    preferences = UserPreferences()
    preferredDisplayMode = .automatic
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
    isLoading = false
  }
}
