// Where do you put work that takes longer than a frame?
//
// Into a task. The task stores its result in the model, on the main actor, and the hook reads it. Newer work cancels older work.

import TrackedKit

@Observable final class WordStatistics {
  var text = "" { didSet { if text != oldValue { count() } } }
  private(set) var wordCount: Int?
  @ObservationIgnored private var counting: Task<Void, Never>?

  private func count() {
    counting?.cancel()
    wordCount = nil
    let text = text
    counting = Task {
      let count = await Task.detached { text.split(whereSeparator: \.isWhitespace).count }.value
      if !Task.isCancelled { wordCount = count }
    }
  }
}

final class WordStatisticsView: View {
  private let statistics: WordStatistics
  private let label = Label()

  init(_ statistics: WordStatistics) {
    self.statistics = statistics
    super.init()
    addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = statistics.wordCount.map { "\($0) words" } ?? "Counting…"
  }
}
