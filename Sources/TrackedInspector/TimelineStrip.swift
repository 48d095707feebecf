import TrackedUI

/// Where times are in the timeline: as far apart as they are, but for pauses, which all take the same little room.
struct TimelineAxis {
  private struct Stretch {
    let start: Int64
    var end: Int64
    var x = 0.0
  }

  private var stretches: [Stretch] = []
  /// How many pixels a millisecond has.
  let scale: Double
  /// How wide everything is.
  private(set) var width = Self.margin

  static let margin = 12.0
  private static let pauseWidth = 14.0
  /// From how long on nothing is a pause, in microseconds.
  private static let pause: Int64 = 500

  /// - Parameter ranges: when something went on.
  init(_ ranges: [ClosedRange<Int64>], scale: Double) {
    self.scale = scale
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = stretches.last, range.lowerBound - last.end <= Self.pause {
        stretches[stretches.count - 1].end = max(last.end, range.upperBound)
      } else {
        stretches.append(Stretch(start: range.lowerBound, end: range.upperBound))
      }
    }
    for index in stretches.indices {
      stretches[index].x = width
      width += max(4, pixels(stretches[index].end - stretches[index].start)) + Self.pauseWidth
    }
  }

  func pixels(_ microseconds: Int64) -> Double { Double(microseconds) / 1000 * scale }

  /// Where a time is.
  func x(_ time: Int64) -> Double {
    guard let stretch = stretches.last(where: { $0.start <= time }) ?? stretches.first else { return Self.margin }
    return stretch.x + pixels(min(max(time, stretch.start), stretch.end) - stretch.start)
  }

  /// What time is there.
  func time(_ x: Double) -> Int64 {
    guard let stretch = stretches.last(where: { $0.x <= x }) ?? stretches.first else { return 0 }
    return min(stretch.end, stretch.start + Int64(max(0, x - stretch.x) / scale * 1000))
  }
}

/// Where everything in the timeline is.
struct TimelineStrip {
  // Words for translators: begin
  enum Lane: String, CaseIterable {
    case events = "Events"
    case hooks = "Hooks and bodies"
    case layout = "Layout"
    case drawing = "Drawing"
    // Words for translators: end

    var color: Color {
      switch self {
      case .events: .orange
      case .hooks: .green
      case .layout: .blue
      case .drawing: .purple
      }
    }

    init(_ phase: UpdatePhase) {
      switch phase {
      case .layout: self = .layout
      case .display: self = .drawing
      case .traits, .constraints, .properties: self = .hooks
      }
    }

    private var row: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    var top: Double { TimelineStrip.head + Double(row) * (Self.height + 8) }
    static let height = 30.0
  }

  enum Kind: Equatable { case frame(Int), event(Int), run(Int) }

  /// Something that took time.
  struct Slice {
    let kind: Kind
    let rect: CGRect
    let color: Color
    let title: String
    let isLit: Bool
  }

  /// What was chosen led from here to there.
  struct Link {
    let from: CGPoint
    let to: CGPoint
  }

  private(set) var slices: [Slice] = []
  private(set) var links: [Link] = []
  let axis: TimelineAxis
  /// Whether something is chosen, so that the rest is dimmed.
  private let hasChoice: Bool
  var width: Double { axis.width }

  static let head = 34.0
  static let height = head + Double(Lane.allCases.count) * (Lane.height + 8) + 4

  /// - Parameters:
  ///   - runs: those of the record that are shown, with all that was going on since the first of them.
  ///   - scale: how many pixels a millisecond has.
  init(_ record: UpdateRecord, _ runs: [UpdateRecord.Run], scale: Double, lit: LitChain) {
    hasChoice = !lit.runs.isEmpty
    let first =
      runs.first.map { run in record.trigger(run.trigger).map { min($0.time, run.started) } ?? run.started } ?? 0
    let frames = record.frames.filter { $0.microseconds != nil && $0.started >= first && !$0.runs.isEmpty }
    let origins = Set(
      runs.compactMap { run in
        if case .event(let number)? = record.trigger(run.trigger)?.origin { number } else { nil }
      })
    let events = origins.sorted().compactMap { record.event($0) }
    axis = TimelineAxis(
      frames.map(\.range) + events.map(\.range) + runs.map { $0.started...$0.started + $0.microseconds }, scale: scale)
    addFrames(frames)
    for event in events {
      add(.event(event.id), .events, event.range, event.description, isLit: lit.events.contains(event.id))
    }
    for run in runs {
      add(
        .run(run.id), Lane(run.hook.phase), run.started...run.started + run.microseconds, run.name,
        isLit: lit.runs.contains(run.id))
    }
    addLinks(record, lit)
  }

  private mutating func addFrames(_ frames: [UpdateRecord.Frame]) {
    for frame in frames {
      let (start, end) = (axis.x(frame.range.lowerBound), axis.x(frame.range.upperBound))
      slices.append(
        Slice(
          kind: .frame(frame.id), rect: CGRect(x: start, y: 6, width: max(6, end - start), height: Self.height - 12),
          color: frame.isLate ? .red : .gray, title: "\(Words.milliseconds(frame.microseconds ?? 0)) ms", isLit: false))
    }
  }

  private mutating func add(_ kind: Kind, _ lane: Lane, _ range: ClosedRange<Int64>, _ title: String, isLit: Bool) {
    let start = axis.x(range.lowerBound)
    let rect = CGRect(x: start, y: lane.top, width: max(4, axis.x(range.upperBound) - start), height: Lane.height)
    slices.append(Slice(kind: kind, rect: rect, color: lane.color, title: title, isLit: isLit))
  }

  /// From what wrote to what ran, and from the last that ran to the end of its frame, when it was on the screen.
  private mutating func addLinks(_ record: UpdateRecord, _ lit: LitChain) {
    for id in lit.runs.sorted() {
      guard let to = rect(.run(id)), let run = record.run(id), let trigger = record.trigger(run.trigger) else {
        continue
      }
      let from: CGRect? =
        switch trigger.origin {
        case .event(let number): rect(.event(number))
        case .run(let number): lit.runs.contains(number) ? rect(.run(number)) : nil
        }
      guard let from else { continue }
      links.append(
        Link(
          from: CGPoint(x: min(max(axis.x(trigger.time), from.minX), from.maxX), y: from.maxY),
          to: CGPoint(x: to.minX, y: to.midY)))
    }
    guard let last = lit.runs.max(), let run = rect(.run(last)), let frame = lit.frame.flatMap({ rect(.frame($0)) })
    else {
      return
    }
    links.append(
      Link(from: CGPoint(x: run.maxX, y: run.midY), to: CGPoint(x: frame.maxX, y: Lane.drawing.top + Lane.height / 2)))
  }

  private func rect(_ kind: Kind) -> CGRect? { slices.last { $0.kind == kind }?.rect }

  /// The run, or the first run that an event led to.
  func run(at point: CGPoint, in record: UpdateRecord) -> UpdateRecord.Run? {
    for slice in slices.reversed() where slice.rect.insetBy(dx: -2, dy: 0).contains(point) {
      switch slice.kind {
      case .run(let id): return record.run(id)
      case .event(let id):
        let triggers = Set(record.triggers.filter { $0.origin == .event(id) }.map(\.id))
        if let run = record.runs.first(where: { triggers.contains($0.trigger) }) { return run }
      case .frame: break
      }
    }
    return nil
  }

  /// - Parameter seen: the part that is drawn.
  func draw(in context: inout GraphicsContext, _ size: CGSize, from start: Double) {
    context.translateBy(x: -start, y: 0)
    let seen = CGRect(x: start - 10, y: 0, width: size.width + 20, height: size.height)
    for slice in slices where slice.rect.intersects(seen) {
      let path = Path(roundedRect: slice.rect, cornerRadius: 3)
      if case .frame = slice.kind {
        context.fill(path, with: .color(slice.color.opacity(0.1)))
        context.stroke(path, with: .color(slice.color.opacity(0.5)))
        if slice.rect.width > 56 {
          context.draw(
            Text(verbatim: slice.title).font(.caption).foregroundStyle(.secondary),
            in: CGRect(x: slice.rect.minX + 4, y: 10, width: slice.rect.width - 6, height: 18))
        }
      } else {
        context.fill(path, with: .color(slice.color.opacity(hasChoice && !slice.isLit ? 0.2 : 0.85)))
        if slice.rect.width > 50 {
          var inside = context
          inside.clip(to: path)
          inside.draw(
            Text(verbatim: slice.title).font(.caption).foregroundStyle(.white),
            in: CGRect(x: slice.rect.minX + 4, y: slice.rect.minY + 7, width: 400, height: Lane.height - 8))
        }
      }
    }
    for link in links where max(link.from.x, link.to.x) >= start && min(link.from.x, link.to.x) <= start + size.width {
      draw(link, in: &context)
    }
  }

  private func draw(_ link: Link, in context: inout GraphicsContext) {
    var path = Path()
    let reach = max(12, abs(link.to.x - link.from.x) / 2)
    path.move(to: link.from)
    path.addCurve(
      to: link.to, control1: CGPoint(x: link.from.x + reach, y: link.from.y),
      control2: CGPoint(x: link.to.x - reach, y: link.to.y))
    context.stroke(path, with: .color(.primary), lineWidth: 2)
    context.fill(
      Path(ellipseIn: CGRect(x: link.to.x - 4, y: link.to.y - 4, width: 8, height: 8)), with: .color(.primary))
  }

  /// For who does not see it.
  var description: String {
    func count(_ isCounted: (Kind) -> Bool) -> Int { slices.count { isCounted($0.kind) } }
    let frames = count { if case .frame = $0 { true } else { false } }
    let events = count { if case .event = $0 { true } else { false } }
    return "\(frames) frames, \(events) events and \(slices.count - frames - events) runs of hooks"
  }
}

/// What led to a run, and what it led to.
struct LitChain: Equatable {
  var runs: Set<Int> = []
  var events: Set<Int> = []
  /// The frame that it was shown in.
  var frame: Int?

  init(_ record: UpdateRecord, _ chosen: Int?) {
    guard let chosen, let run = record.run(chosen) else { return }
    runs = [chosen]
    for step in record.chain(to: run).steps {
      if case .run(let earlier) = step { runs.insert(earlier.id) }
    }
    for later in record.runs where later.id > chosen {
      if case .run(let number)? = record.trigger(later.trigger)?.origin, runs.contains(number) { runs.insert(later.id) }
    }
    for id in runs {
      if case .event(let number)? = record.run(id).flatMap({ record.trigger($0.trigger) })?.origin {
        events.insert(number)
      }
    }
    let last = runs.max() ?? chosen
    frame = record.frames.last { $0.runs.contains(last) }?.id ?? record.frames.first { $0.runs.lowerBound > last }?.id
  }
}

extension UpdateRecord.Frame {
  fileprivate var range: ClosedRange<Int64> { started...started + (microseconds ?? 0) }
}

extension UpdateRecord.Event {
  fileprivate var range: ClosedRange<Int64> { time...time + (microseconds ?? 0) }
}
