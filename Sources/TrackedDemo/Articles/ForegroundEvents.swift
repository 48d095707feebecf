import TrackedKit

/// Tells what listens that the app's window has come to the front. It knows how many listen.
@Observable final class ForegroundEvents: @MainActor AsyncSequence {
  typealias Element = Void
  typealias AsyncIterator = AsyncStream<Void>.Iterator

  private(set) var listenerCount = 0
  @ObservationIgnored private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  @ObservationIgnored private var nextID = 0

  /// Begins to listen.
  func makeAsyncIterator() -> AsyncIterator {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let id = nextID
    nextID += 1
    listeners[id] = continuation
    listenerCount = listeners.count
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.forget(id) }
    }
    return stream.makeAsyncIterator()
  }

  private func forget(_ id: Int) {
    listeners[id] = nil
    listenerCount = listeners.count
  }

  /// The window has come to the front.
  func send() { for listener in listeners.values { listener.yield() } }
}

/// How many views were made, noted while bodies are evaluated, where a model that is shown must not be written.
@Observable final class MadeCounts {
  private(set) var made = 0
  @ObservationIgnored private var unseen = 0

  func noteMade() {
    unseen += 1
    guard unseen == 1 else { return }
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      made += unseen
      unseen = 0
    }
  }
}
