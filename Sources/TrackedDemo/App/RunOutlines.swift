import TrackedKit

/// Outlines on top of a page what ran, for a moment, in the colour of the step in which it ran.
final class RunOutlines: View {
  private struct Outline {
    let frame: Rect
    let phase: UpdatePhase
    let began: Int64
  }

  private let settings: SettingsModel
  private var outlines: [Outline] = []
  private var lastRun = 0
  private static let duration: Int64 = 900_000

  init(_ settings: SettingsModel, _ runs: RunFeed) {
    self.settings = settings
    super.init()
    canTarget = false
    UpdateRecorder.ignore(self)
    runs.follow(self) { me, record in me.refresh(record) }
  }

  private func refresh(_ record: UpdateRecord) {
    let new = record.runs.filter { $0.id > lastRun && $0.isOfInterest }
    lastRun = max(lastRun, record.runs.last?.id ?? 0)
    guard settings.outlinesRuns, !new.isEmpty, isMapped else { return }
    let now = MainLoop.monotonicMicroseconds
    let widgets = UpdateRecorder.widgets(of: Set(new.map(\.owner)))
    let wasEmpty = outlines.isEmpty
    for run in new {
      guard let widget = widgets[run.owner], widget.isMapped, let frame = widget.frame(in: self) else { continue }
      outlines.removeAll { $0.frame == frame && $0.phase == run.hook.phase }
      outlines.append(Outline(frame: frame, phase: run.hook.phase, began: now))
    }
    if wasEmpty, !outlines.isEmpty { fade() }
  }

  private func fade() {
    addTickCallback { [weak self] _ in
      guard let self else { return .finish }
      let now = MainLoop.monotonicMicroseconds
      outlines.removeAll { now - $0.began > Self.duration }
      setNeedsDisplay()
      return outlines.isEmpty ? .finish : .again
    }
  }

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    let now = MainLoop.monotonicMicroseconds
    for outline in outlines {
      let rest = 1 - Double(now - outline.began) / Double(Self.duration)
      let color = outline.phase.color.currentRGBA.withAlpha(min(1, max(0, rest) * 1.5))
      // What fills the page is seen, too.
      canvas.stroke(outline.frame.intersection(bounds), cornerRadius: 5, width: 2, color: color)
    }
  }

  /// What is outlined now, for who does not see it.
  var shownFrames: [Rect] { outlines.map(\.frame) }
}

extension UpdatePhase {
  /// The colour of a step, as on the page Pass Order.
  var color: Color {
    let code =
      switch self {
      case .traits: "#9141ac"
      case .constraints: "#d9630a"
      case .properties: "#3a944a"
      case .layout: "#3584e4"
      case .display: "#d02c3a"
      }
    return Color(RGBA(css: code)!)
  }
}
