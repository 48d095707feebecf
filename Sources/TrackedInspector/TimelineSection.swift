import TrackedUI

/// Frames beside each other, each with its lanes: what came between them is left out.
struct TimelineSection: View {
  @Bindable var model: InspectorModel

  var body: some View {
    let strip = TimelineStrip(model.record, scale: model.scale, lit: model.litRuns)
    VStack(spacing: 0) {
      HStack {
        Text(verbatim: String(kit: "Zoom")).font(.caption)
        Slider(value: $model.scale, in: 5...400).frame(maxWidth: 200)
        Spacer()
        ForEach(TimelineStrip.Lane.allCases, id: \.self) { lane in
          Text(verbatim: String(kit: .init(lane.rawValue))).font(.caption).foregroundStyle(lane.color)
        }
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      if strip.slices.isEmpty {
        EmptyNote(text: String(kit: "No frame has had anything to do since the record began."))
      } else {
        ScrollView(.horizontal) {
          Canvas { context, size in strip.draw(in: &context, size) }
            .frame(width: strip.width, height: strip.height)
            .gesture(
              SpatialTapGesture().onEnded { value in
                if let run = strip.run(at: value.location).flatMap(model.record.run) { model.select(run) }
              }
            )
            .accessibilityLabel(strip.description)
        }
        .defaultScrollAnchor(.trailing)
        Divider()
        Text(verbatim: chosen)
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private var chosen: String {
    guard let run = model.selectedRun.flatMap(model.record.run) else {
      return String(kit: "Click on a run to see what led to it.")
    }
    return model.record.chain(to: run).description
  }
}

/// Where everything in the timeline stands.
struct TimelineStrip {
  // Words for translators: begin
  enum Lane: String, CaseIterable {
    case hooks = "Hooks"
    case layout = "Layout"
    case drawing = "Drawing"
    // Words for translators: end

    var color: Color {
      switch self {
      case .hooks: .blue
      case .layout: .green
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
  }

  /// A run, or a frame around runs.
  struct Slice {
    let rect: CGRect
    let color: Color
    let title: String
    let run: Int?
    let isLit: Bool
  }

  private(set) var slices: [Slice] = []
  private(set) var width = 20.0
  let height = 180.0
  private let hasChoice: Bool

  private static let widestFrame = 500.0
  private static let laneHeight = 34.0
  private static let top = 40.0

  /// - Parameter scale: how many pixels a millisecond has.
  init(_ record: UpdateRecord, scale: Double, lit: Set<Int>) {
    hasChoice = !lit.isEmpty
    var x = 10.0
    for frame in record.frames.suffix(120) {
      let runs = frame.runs.compactMap { record.run($0) }
      guard let microseconds = frame.microseconds, !runs.isEmpty else { continue }
      // One long frame is not to hide all others.
      let frameWidth = min(max(24, Double(microseconds) / 1000 * scale), Self.widestFrame)
      func width(_ part: Int64) -> Double { Double(part) / Double(max(1, microseconds)) * frameWidth }
      slices.append(
        Slice(
          rect: CGRect(x: x, y: 8, width: frameWidth, height: height - 16), color: frame.isLate ? .red : .gray,
          title: "\(Words.milliseconds(microseconds)) ms", run: nil, isLit: false))
      for run in runs {
        let lane = Lane(run.hook.phase)
        let row = Lane.allCases.firstIndex(of: lane) ?? 0
        let start = x + min(frameWidth - 3, width(run.started - frame.started))
        slices.append(
          Slice(
            rect: CGRect(
              x: start, y: Self.top + Double(row) * (Self.laneHeight + 6), width: max(3, width(run.microseconds)),
              height: Self.laneHeight),
            color: lane.color, title: "\(run.object).\(run.hook.rawValue)", run: run.id, isLit: lit.contains(run.id)))
      }
      x += frameWidth + 12
    }
    width = max(20, x)
  }

  func run(at point: CGPoint) -> Int? {
    slices.last { $0.run != nil && $0.rect.insetBy(dx: -2, dy: 0).contains(point) }?.run
  }

  func draw(in context: inout GraphicsContext, _ size: CGSize) {
    for slice in slices {
      let path = Path(roundedRect: slice.rect, cornerRadius: 3)
      if slice.run == nil {
        context.fill(path, with: .color(slice.color.opacity(0.12)))
        context.stroke(path, with: .color(slice.color.opacity(0.5)))
        context.draw(
          Text(verbatim: slice.title).font(.caption).foregroundStyle(.secondary),
          in: CGRect(x: slice.rect.minX + 4, y: 12, width: max(60, slice.rect.width), height: 20))
      } else {
        context.fill(path, with: .color(slice.color.opacity(hasChoice && !slice.isLit ? 0.25 : 0.85)))
        if slice.rect.width > 60 {
          context.draw(
            Text(verbatim: slice.title).font(.caption).foregroundStyle(.white),
            in: slice.rect.insetBy(dx: 4, dy: 8))
        }
      }
    }
  }

  /// For who does not see it.
  var description: String {
    let frames = slices.count { $0.run == nil }
    return String(kit: "\(frames) frames with \(slices.count - frames) runs of hooks")
  }
}
