import TrackedKit

// essential:begin
/// A bar for each frame in which a row was changed, drawn as the frames come.
final class FrameChart: View {
  private let model: CostModel

  init(_ model: CostModel) {
    self.model = model
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .image
    UpdateRecorder.ignore(self)
  }

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    let plot = Plot(bounds, model.frames)
    for (index, frame) in plot.frames.enumerated() {
      for (part, opacity) in zip(plot.bar(at: index, of: frame), [1, 0.6, 0.35]) {
        canvas.fill(part, with: frame.way.color.currentRGBA.withAlpha(opacity))
      }
    }
    let line = Rect(x: 0, y: plot.y(of: plot.deadline), width: bounds.width, height: 1)
    canvas.fill(line, with: .label)
  }
  // essential:end

  override func updateProperties() {
    super.updateProperties()
    let medians = UpdateWay.allCases.compactMap { way in
      model.median(way).map { "\(way.title): \(Milliseconds($0.total))" }
    }
    accessibilityLabel = medians.isEmpty ? "No frames so far" : medians.joined(separator: ", ")
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    orientation == .horizontal ? Measurement(minimum: 200, natural: 560) : .fixed(180)
  }
}

/// Where the bars are.
struct Plot {
  let frames: [MeasuredFrame]
  let deadline: Int64
  private let area: Rect
  private let pitch: Double
  private let top: Double

  /// How long a frame may take: a sixtieth of a second before there is any.
  static func deadline(of frames: [MeasuredFrame]) -> Int64 { frames.last?.deadline ?? 16_667 }

  init(_ bounds: Rect, _ frames: [MeasuredFrame]) {
    area = bounds
    pitch = bounds.width / Double(CostModel.kept * UpdateWay.allCases.count)
    self.frames = frames
    deadline = Self.deadline(of: frames)
    top = Double(max(deadline, frames.map(\.total).max() ?? 0))
  }

  func y(of microseconds: Int64) -> Double { area.y + area.height * (1 - Double(microseconds) / top) }

  /// The parts of a bar, from the bottom: update, layout, drawing. They are whole pixels, and what came first is seen in any case.
  func bar(at index: Int, of frame: MeasuredFrame) -> [Rect] {
    let x = (area.x + (Double(index) + 0.15) * pitch).rounded()
    var bottom = area.y + area.height
    var end: Int64 = 0
    return [(frame.update, 2.0), (frame.layout, 0), (frame.drawing, 0)].map { part, least in
      end += part
      let top = min(y(of: end).rounded(), bottom - least)
      defer { bottom = top }
      return Rect(x: x, y: top, width: max(2, (pitch * 0.7).rounded()), height: bottom - top)
    }
  }
}

/// A time in words.
struct Milliseconds: CustomStringConvertible {
  private let microseconds: Int64

  init(_ microseconds: Int64) { self.microseconds = microseconds }

  var description: String {
    let places = microseconds < 10_000 ? 2 : 1
    return (Double(microseconds) / 1000).formatted(
      .number.precision(.fractionLength(places)).locale(Locale(identifier: "en"))) + " ms"
  }
}
