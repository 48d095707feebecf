import TrackedKit

/// What the counter page shows and does. It knows no widget.
@Observable final class CounterModel {
  var hits = 0
  var language = CounterLanguage.ofProcess
  var showStatus = true
  var statusText = "Ready"
  private(set) var isLoading = false
  @ObservationIgnored private var loading: Task<Void, Never>?

  func increment() { hits += 1 }
  func decrement() { hits -= 1 }

  /// Back to the start.
  func reset() {
    hits = 0
    showStatus = true
    statusText = "Ready"
  }

  /// Fetches a number, which takes a while; a second call while it runs does nothing.
  func loadData() {
    guard !isLoading else { return }
    isLoading = true
    statusText = "Loading…"
    loading = Task {
      do {
        try await Task.sleep(for: .seconds(2))
        let number = Int.random(in: 1...100)
        hits += number
        statusText = "Loaded \(number) more"
      } catch {
        statusText = "Cancelled"
      }
      isLoading = false
    }
  }

  func cancelLoading() { loading?.cancel() }
}
