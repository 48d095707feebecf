// What if something changes ten times a second, and something beside it hardly ever?
//
// Split the model into one observable for each rate of change, and get the parts outside of hooks: a hook that reads one part
// does not run for the others. A guard skips equal values.

import TrackedKit

@Observable final class TrackTitle {
  var text = "Prelude"
}

@Observable final class TrackPosition {
  /// In seconds.
  var seconds = 0.0
}

@Observable final class TrackChapter {
  private(set) var index = 0

  func show(_ newIndex: Int) {
    guard index != newIndex else { return }
    index = newIndex
  }
}

struct TrackState {
  let title = TrackTitle()
  let position = TrackPosition()
  let chapter = TrackChapter()

  /// Called at a high rate.
  func tick(to seconds: Double) {
    position.seconds = seconds
    chapter.show(Int(seconds / 30))
  }
}

final class TrackViewController: ViewController {
  private let trackTitle: TrackTitle
  private let chapter: TrackChapter
  private let label = Label()
  let positionView: TrackPositionView

  init(_ state: TrackState) {
    trackTitle = state.title
    chapter = state.chapter
    positionView = TrackPositionView(state.position)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let column = Box(.vertical)
    column.append(label)
    column.append(positionView)
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(trackTitle.text), chapter \(chapter.index + 1)"
  }
}

final class TrackPositionView: View {
  private let position: TrackPosition
  private let bar = ProgressBar()

  init(_ position: TrackPosition) {
    self.position = position
    super.init()
    addSubview(bar)
  }

  override func updateProperties() {
    super.updateProperties()
    bar.fraction = min(position.seconds / 180, 1)
  }
}
