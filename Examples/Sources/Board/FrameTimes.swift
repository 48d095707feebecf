import TrackedKit

/// What the frames of the latest drag took, as the recorder measured them.
@Observable final class FrameTimes {
  /// In words; nil before anything was dragged.
  private(set) var summary: String?
  @ObservationIgnored private var recording: UpdateRecording?
  @ObservationIgnored private var watching: Task<Void, Never>?

  /// Records while a card is dragged, until it is stopped.
  func follow(_ board: Board) {
    watching = Task { [weak self, weak board] in
      for await isDragging in Observations({ board?.target != nil }) {
        guard let self else { return }
        if isDragging, recording == nil { recording = UpdateRecorder.record([]) }
        if !isDragging { end() }
      }
    }
  }

  func stop() {
    watching?.cancel()
    end()
  }

  isolated deinit { watching?.cancel() }

  private func end() {
    guard let frames = recording?.record.frames else { return }
    recording = nil
    summary = FrameSummary(frames)?.description ?? summary
  }
}

/// Frames in one line.
struct FrameSummary: CustomStringConvertible {
  private let times: [Int64]
  private let late: Int

  /// Nil where there are no frames.
  init?(_ frames: [UpdateRecord.Frame]) {
    times = frames.compactMap(\.microseconds).sorted()
    late = frames.count(where: \.isLate)
    if times.isEmpty { return nil }
  }

  var description: String {
    func milliseconds(_ share: Double) -> String {
      let time = times[min(times.count - 1, Int(Double(times.count) * share))]
      return (Double(time) / 1000).formatted(.number.precision(.fractionLength(1)))
    }
    return "\(times.count) frames: half of them in \(milliseconds(0.5)) ms, 95 % in \(milliseconds(0.95)) ms, "
      + "the longest in \(milliseconds(1)) ms; \(late) too late"
  }
}
